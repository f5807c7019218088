import { blank } from "../blank.ts";
import { escapePattern } from "../escape-pattern.ts";
import { clothes, wordsFor, wornIn } from "../own/worn-things.ts";
import type { KnownMember } from "./known-member.ts";

const FACE = wordsFor("english", ["moustache", "beard", "freckles", "bald", "pigtails", "ponytail", "hair", "glasses"]);
const THING = wordsFor("english", clothes);
/** "A grey beard", "long red hair". */
const PHRASE = (things: string): string =>
  `(?:(?:an?|his|her|the) )?(?:(?!(?:of|with|in|and|no|a|an)\\b)[a-z-]+,? ){0,3}?(?:${things})\\b`;
const ADJECTIVES = "(?:(?!like\\b)[a-z-]+(?:,? and |, |,? )){0,3}?";
/** "He was enormous, with a grey beard", "she had curly hair", "he wore a red hat". */
const SAID_OF_PRONOUN = new RegExp(
  `(?<=^|[.!?”"»]\\s+|\\n)(?<who>He|She) (?:(?:was|is) (?:an? )?${ADJECTIVES}(?:(?:man|woman|boy|girl) )?with ${PHRASE(THING)}|(?:had|has) (?:(?:[a-z]+ ){1,5}and )?${PHRASE(FACE)}|(?:wore|wears|was wearing|is wearing) ${PHRASE(THING)})(?: and ${PHRASE(THING)})*`,
  "gu",
);
/** "His master, Mr. Quill, was a thin man with gold spectacles". */
const SAID_OF_NAMED = new RegExp(
  `(?<=,?\\s)(?:was|is) an? ${ADJECTIVES}(?:man|woman|boy|girl|lady|gentleman) (?:with|in) ${PHRASE(THING)}(?: and ${PHRASE(THING)})*`,
  "gu",
);
/** "There was Mr. Quill with his walking stick and his brown hat". */
const SECOND_THING = new RegExp(
  `(?<=\\p{Lu}\\p{Ll}+) with (?:a|an|his|her) (?:[a-z-]+ ){1,3}and ${PHRASE(THING)}`,
  "gu",
);
const FAR = 240;

/** What the sentences of a longer text say that each of its people looks like, in the order of the cast. */
export const toldLooks = (cast: readonly KnownMember[], text: string): string[][] => {
  const looks = cast.map((): string[] => []);
  const add = (index: number, said: string): void => {
    if (index >= 0) looks[index]?.push(...wornIn(said.replace(/\bdressing gowns?\b/g, " "), "english"));
  };
  // "Rolf is late," she said. He had red hair: not Rolf.
  const told = text.replace(/["“][^"”\n]*["”]/g, blank);
  for (const { index, 0: said, groups = {} } of text.matchAll(SAID_OF_PRONOUN)) {
    const who = lastOf(cast, told.slice(Math.max(0, index - FAR), index), groups["who"] === "He" ? "he" : "she");
    // Who wears slippers later in the story has worn other things before.
    const isNew = cast[who] && firstPlace(text, cast[who]) > index - FAR;
    if (isNew || !/^\w+ (?:wore|wears|was wearing|is wearing) /.test(said)) add(who, said);
  }
  for (const { index, 0: said } of [...text.matchAll(SAID_OF_NAMED), ...text.matchAll(SECOND_THING)])
    add(subjectOf(cast, text.slice(0, index)), said);
  return looks;
};

/** Who of this gender is named last before. */
const lastOf = (cast: readonly KnownMember[], before: string, gender: "he" | "she"): number => {
  const places = cast.map(({ aliases, gender: own }) => (own === gender ? lastPlace(before, aliases) : -1));
  const last = Math.max(-1, ...places);
  return last < 0 ? -1 : places.indexOf(last);
};

const lastPlace = (text: string, aliases: readonly string[]): number => Math.max(-1, ...placesOf(text, aliases));
const firstPlace = (text: string, { aliases }: KnownMember): number =>
  Math.min(text.length, ...placesOf(text, aliases));

const placesOf = (text: string, aliases: readonly string[]): number[] =>
  aliases
    .filter((alias) => alias !== "")
    .flatMap((alias) =>
      [...text.matchAll(new RegExp(`(?<![\\p{L}-])${escapePattern(alias)}(?![\\p{L}-])`, "giu"))].map(
        ({ index }) => index,
      ),
    );

/** Whose name ends right before the verb: "Mr. Quill, was". */
const subjectOf = (cast: readonly KnownMember[], before: string): number => {
  const end = before
    .slice(-60)
    .replace(/[,\s]+$/, "")
    .toLowerCase();
  return cast.findIndex(
    ({ member, aliases }) =>
      /^\p{Lu}/u.test(member.name) &&
      aliases.some((alias) => alias !== "" && new RegExp(`(?<![\\p{L}-])${escapePattern(alias)}$`, "u").test(end)),
  );
};
