import { type SubjectStory, story, type WrittenStory, withParagraphs } from "../../subject-story.ts";

/**
 * A story in several tellings: for every two and each of these gaps one that says them wherever it can, for ideas that have
 * them, and last the one for all others.
 */
export const inOwnWords = (written: WrittenStory, gaps: Readonly<Record<string, RegExp>>): SubjectStory[] => {
  const may = [...(written.may ?? []), ...Object.values(gaps)];
  const each = Object.keys(gaps);
  const pairs = each.flatMap((one, at) => each.slice(at + 1).map((other) => [one, other]));
  const tellings = [...pairs, ...each.map((gap) => [gap])].map((said) => {
    const says = [...written.says, ...said.flatMap((gap) => gaps[gap] ?? [])];
    return story(withParagraphs({ ...written, may, says }, (lines) => saying(said, lines)));
  });
  return [...tellings, story({ ...written, may })];
};

const saying = (gaps: readonly string[], lines: readonly string[]): readonly string[] => {
  const own = lines.filter((line) => new RegExp(`\\{(?:the)?(?:${gaps.join("|")})\\}`, "i").test(line));
  return own.length > 0 ? own : lines;
};
