import { lookOf } from "../plan/look-words.ts";
import { personNoun } from "./person-nouns.ts";
import { endsPhrase, isStory, type Token } from "./tokens.ts";

const MAX_LOOKS = 3;

/** The looks in the words before a noun: "old" and "red" of "the old red fox". */
export const looksOf = (tokens: readonly Token[], at: number): string[] => {
  const looks: string[] = [];
  for (let back = 1; back <= MAX_LOOKS; back++) {
    const before = tokens[at - back];
    if (!before || endsPhrase(before)) break;
    const look = lookOf(before.low, "english") ?? furAt(tokens, at, before.low);
    if (look === "big" && KIN.test(tokens[at]?.low ?? "")) continue;
    if (look) looks.push(look);
    else if (!before.tags.has("Adjective") && !before.tags.has("Value")) break;
  }
  return looks;
};
/** A big brother is an older one, and no stout one. */
const KIN = /^(?:brother|sister|cousin)s?$/;

/** "A sleek brown otter", "a ginger kitten": colours that only animals of a longer text have. */
const furAt = (tokens: readonly Token[], at: number, word: string): string | undefined =>
  isStory(tokens) && Object.hasOwn(FURS, word) && personNoun(tokens[at]?.low ?? "")?.isHuman === false
    ? FURS[word]
    : undefined;
const FURS: Readonly<Record<string, string>> = {
  brown: "brown",
  chestnut: "brown",
  ginger: "orange",
  orange: "orange",
  silver: "silver",
  pink: "pink",
  "snow-white": "white",
  "jet-black": "black",
};
