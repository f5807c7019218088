import { type SubjectStory, story, type WrittenStory, withParagraphs } from "../subject-story.ts";

/** The same story for an idea that is led by the person whom it calls by this gap: "Mia found a broken robot". */
export const ledByPerson = (
  written: WrittenStory,
  gap: string,
  of: "people" | "children" | "adults" = "people",
): SubjectStory => {
  const isOther = (pattern: RegExp): boolean => !pattern.source.includes(`(?<${gap}>`);
  const line = (text: string): string =>
    text
      .replace(new RegExp(`(?<=^(?:\\+ )?@[^)]*)\\b${gap} (?=[a-z]+[,)])`), "hero ")
      .replace(new RegExp(`\\{(?:the)?${gap}\\}`, "g"), "{hero}")
      .replace(new RegExp(`\\{(?:The${gap}|${gap.charAt(0).toUpperCase()}${gap.slice(1)})\\}`, "g"), "{Hero}")
      .replace(new RegExp(`\\{${gap}(he|him|his|himself|was|'s)\\}`, "g"), (_, form: string) =>
        form === "'s" ? "{hero's}" : `{${form}}`,
      )
      .replace(new RegExp(`\\{${gap.charAt(0).toUpperCase()}${gap.slice(1)}(he|his|'s)\\}`, "g"), (_, form: string) =>
        form === "'s" ? "{Hero's}" : `{${form.charAt(0).toUpperCase()}${form.slice(1)}}`,
      );
  const { may, ...rest } = withParagraphs(written, (lines) => lines.map(line));
  return story({
    ...rest,
    says: written.says.filter(isOther),
    ...(may && { may: may.filter(isOther) }),
    of,
  });
};
