import { type SubjectStory, story, type WrittenStory, withParagraphs } from "../subject-story.ts";

/**
 * A story that calls {other} what this pattern finds in the idea ("her first love", "Omar"), and a second version for ideas
 * in which it finds no one, where {other} is "the other", or the companion in a picture.
 */
export const namedOrOther = (written: WrittenStory, people: RegExp, unnamed = "the other"): readonly SubjectStory[] => {
  const [first = "", ...rest] = unnamed;
  const withoutName = (line: string): string =>
    line
      .replace(/^(?:\+ )?@\S+?\([^)]*\)/, (mark) => mark.replaceAll("other ", "mate "))
      .replaceAll("{other}", unnamed)
      .replaceAll("{Other}", [first.toUpperCase(), ...rest].join(""))
      .replaceAll("{other's}", `${unnamed}'s`);
  return [
    story({ ...written, says: [...written.says, people] }),
    story(withParagraphs(written, (lines) => lines.map(withoutName))),
  ];
};

/**
 * The same for a story of two who may be the idea's hero together ("a couple", "two friends"): there {hero} is the one of
 * them and {other} the other, each by a word for what the story shows of them ("the late one"). It says no {his} or {him}.
 */
export const withPair = (
  written: WrittenStory,
  { one, other }: { readonly one: string; readonly other: string },
  people: RegExp,
): readonly SubjectStory[] => {
  const [first = "", ...rest] = one;
  const paired = (line: string): string =>
    line
      .replaceAll("{hero}", one)
      .replaceAll("{Hero}", [first.toUpperCase(), ...rest].join(""))
      .replaceAll("{hero's}", `${one}'s`)
      .replaceAll("{he}", one)
      .replaceAll("{He}", [first.toUpperCase(), ...rest].join(""))
      .replaceAll("{was}", "was");
  const pair = { ...withParagraphs(written, (lines) => lines.map(paired)), says: [...written.says, PAIR] };
  const [, nameless = story(pair)] = namedOrOther(pair, people, other);
  return [nameless, ...namedOrOther(written, people)];
};
const PAIR =
  /^(?:An? |The |Two |My )?(?:[a-z-]+ ){0,3}(?:couple|pair|friends|strangers|roommates|flatmates|colleagues|students|newlyweds|people|spouses|lovers|and his wife|and her husband)\b|\bthey both\b/;
