import { type SubjectStory, story, type WrittenStory } from "../subject-story.ts";

/**
 * A story in two versions: for ideas that have these people, and for ideas that have not. Of a paragraph with two variants the
 * first is told with them, the second without.
 */
export const withAndWithout = (people: readonly RegExp[], written: WrittenStory): SubjectStory[] => {
  const version = (at: number): Pick<WrittenStory, "after" | "end"> => {
    const chosen = (paragraphs: WrittenStory["after"]): WrittenStory["after"] =>
      paragraphs.map((each) => (typeof each === "string" ? each : (each[at] ?? each[0] ?? "")));
    return { after: chosen(written.after), end: chosen(written.end) };
  };
  return [
    story({ ...written, ...version(0), says: [...written.says, ...people] }),
    story({ ...written, ...version(1) }),
  ];
};
