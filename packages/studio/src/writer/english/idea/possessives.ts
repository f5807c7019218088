import { characterNoun, seldomCharacters } from "./characters.ts";
import type { FoundCharacter } from "./idea-parts.ts";
import { isCapital, type Term } from "./terms.ts";

const ENDING = /['’]s$/;

/** "keeper's" in "the lighthouse keeper's daughter". */
export const hasPossessiveEnding = (word: string): boolean => ENDING.test(word);

/** "keeper" of "keeper's". */
export const withoutPossessive = (word: string): string => word.replace(ENDING, "");

/** The owner's phrase: "lighthouse keeper's", or a name as written. */
export const ownerPhrase = (term: Term, adjectives: readonly string[]): string =>
  isNamedOwner(term) ? term.word : [...adjectives, term.low].join(" ");

/** Whether the owner is a name: "Mila's", but not "Grandma's" at the start of a sentence. */
export const isNamedOwner = (term: Term): boolean => isCapital(term) && !characterNoun(withoutPossessive(term.low));

/** A character with its owner. Several characters and names keep none, and a "friend" is no character. */
export const withOwner = (owner: string, { who, next }: FoundCharacter): FoundCharacter | undefined => {
  if (/^friends?$/.test(who.noun)) return undefined;
  if (who.count || who.name) return { who, next };
  return { who: { ...who, related: false, adjectives: [owner, ...who.adjectives] }, next };
};

/** Whether the owner loses the thing: "Mila's kite flies away". */
export const isLost = ({ who, next }: FoundCharacter, terms: readonly Term[]): boolean =>
  seldomCharacters.has(who.noun) && terms.slice(next).some(({ low }) => MISSING.test(low));

const MISSING = /^(?:away|lost|gone|stolen|missing|disappear(?:s|ed)?|vanish(?:es|ed)?)$/;
