import { type SubjectStory, story, type WrittenStory } from "./subject-story.ts";

/**
 * A story in two versions: with these people (those of its `may`, where none are given), told with the first of two variants,
 * and without, told with the second. So no paragraph speaks of somebody whom the one before did not know.
 */
export const withAndWithout = (
  { may = [], ...written }: WrittenStory,
  people: readonly RegExp[] = may,
): readonly SubjectStory[] => {
  const others = may.filter((each) => !people.includes(each));
  const told = (at: 0 | 1) => (each: string | readonly string[]) => {
    if (typeof each === "string") return each;
    const line = each[at] ?? each[0] ?? "";
    return each.some((other) => other.startsWith("+")) ? `+ ${line.replace(/^\+ */, "")}` : line;
  };
  const version = (at: 0 | 1): WrittenStory => ({
    ...written,
    ...(others.length > 0 && { may: others }),
    after: written.after.map(told(at)),
    end: written.end.map(told(at)),
  });
  return [story({ ...version(0), says: [...written.says, ...people] }), story(version(1))];
};
