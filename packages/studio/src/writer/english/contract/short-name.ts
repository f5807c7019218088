import type { Person } from "../../people/person.ts";
import { termsOf } from "../idea/terms.ts";

/** The subject of a clause that goes on; the name where the pronoun is not sure. */
export const pronounOf = (hero: Person | undefined): string => {
  if (!hero) return "they";
  if (hero.isNarrator) return "I";
  if (hero.many) return "they";
  return hero.gender === "she" || hero.gender === "he" ? hero.gender : shortNameOf(hero);
};

export const shortNameOf = ({ name, noun, phrase, many, count, key }: Person): string => {
  // "Old Mr Tanner" is Mr Tanner from then on.
  if (name)
    return name
      .replace(/^(?:Old|Poor|Young) (?=(?:Mr|Mrs|Ms|Miss|Dr|Captain|Grandpa|Grandma)\b)/, "")
      .replace(TITLE_AND_NAMES, "$1 $2");
  const words = (phrase ?? noun ?? key).split(" ");
  // Of "old lighthouse keeper" the trade stays: "the lighthouse keeper".
  const adjunct = words.at(-2);
  const isAdjunct = adjunct !== undefined && (isNounBefore(adjunct, words.at(-1) ?? "") || ADJUNCTS.test(adjunct));
  const noun_ = many ? (words.at(-1) ?? "") : (noun ?? words.at(-1) ?? "");
  const counted = many && count === 2 && /^two\b/.test(phrase ?? "") ? "two " : "";
  const before = adjunct === "cream" && words.at(-3) === "ice" ? "ice " : "";
  return `the ${counted}${before}${isAdjunct ? `${adjunct} ` : ""}${noun_}`;
};

/** "Detective Ruth Halloran" is Detective Halloran from then on. */
const TITLE_AND_NAMES =
  /^((?:Mr|Mrs|Ms|Dr|Prof)\.?|Miss|Doctor|Professor|Detective|Inspector|Captain|Officer|Sergeant|Judge|Commissioner|Commander|Lieutenant|Colonel|Senator) \p{Lu}[\p{L}'’-]+ (\p{Lu}[\p{L}'’-]+)$/u;

/** "ski lift": the word before the noun is one too. */
const isNounBefore = (word: string, noun: string): boolean => {
  const [, before] = termsOf(`the ${word} ${noun}`);
  return before?.tags.has("Noun") === true && !before.tags.has("Possessive") && !before.tags.has("Value");
};

const ADJUNCTS =
  /^(?:lighthouse|first|second|third|cuckoo|lamp|vacuum|washing|sewing|coffee|alarm|street|traffic|garden|rocking|teddy|fire|steam|ice|milk|taxi|triangle|sled|school|bus|goose|shepherd|fairy|polar|baby|guinea|letter|train|ship|tea|snow|police|night|office|shop|bookshop|bank|factory|post|truck|security|ticket|piano|pop|rock|movie|film|opera|stunt|ski|street|chimney|rescue|basketball|football|rugby|knitting)$/;
