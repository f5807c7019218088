import { characterNoun, seldomCharacters } from "./characters.ts";
import type { FoundCharacter } from "./met.ts";
import { isCapital, type Term } from "./terms.ts";

const ENDING = /['’]s$/;

/** "keeper's" in "the lighthouse keeper's daughter". */
export const hasPossessiveEnding = (word: string): boolean => ENDING.test(word);

/** "keeper" of "keeper's". */
export const withoutPossessive = (word: string): string => word.replace(ENDING, "");

/** Whose somebody is: "lighthouse keeper's", or a name as it is written. */
export const ownerPhrase = (term: Term, adjectives: readonly string[]): string =>
  isNamedOwner(term) ? term.word : [...adjectives, term.low].join(" ");

/** "Mila's", but not the "Grandma's" that a sentence begins with. */
export const isNamedOwner = (term: Term): boolean => isCapital(term) && !characterNoun(withoutPossessive(term.low));

/** Somebody who is spoken of by whose he is. Of several, and of a mere friend, that is left out. */
export const withOwner = (owner: string, { who, next }: FoundCharacter): FoundCharacter | undefined => {
  if (/^friends?$/.test(who.noun)) return undefined;
  if (who.count || who.name) return { who, next };
  return { who: { ...who, related: false, adjectives: [owner, ...who.adjectives] }, next };
};

/** A thing that somebody is without: "Mila's kite flies away". */
export const isLost = ({ who, next }: FoundCharacter, terms: readonly Term[]): boolean =>
  seldomCharacters.has(who.noun) && terms.slice(next).some(({ low }) => MISSING.test(low));

const MISSING = /^(?:away|lost|gone|stolen|missing|disappear(?:s|ed)?|vanish(?:es|ed)?)$/;
