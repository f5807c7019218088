import { characterNoun, seldomCharacters } from "./characters.ts";
import type { Met } from "./met.ts";
import { isCapital, type Term } from "./terms.ts";

const ENDING = /['’]s$/;

/** "keeper's" in "the lighthouse keeper's daughter". */
export const isOwner = (word: string): boolean => ENDING.test(word);

/** "keeper" of "keeper's". */
export const withoutEnding = (word: string): string => word.replace(ENDING, "");

/** Whose somebody is: "lighthouse keeper's", or a name as it is written. */
export const ownerAt = (term: Term, adjectives: readonly string[]): string =>
  isNamedOwner(term) ? term.word : [...adjectives, term.low].join(" ");

/** "Mila's", but not the "Grandma's" that a sentence begins with. */
export const isNamedOwner = (term: Term): boolean => isCapital(term) && !characterNoun(withoutEnding(term.low));

/** Somebody who is spoken of by whose he is. Of several, and of a mere friend, that is left out. */
export const ownedBy = (owner: string, { who, next }: Met): Met | undefined => {
  if (/^friends?$/.test(who.noun)) return undefined;
  if (who.count || who.name) return { who, next };
  return { who: { ...who, related: false, adjectives: [owner, ...who.adjectives] }, next };
};

/** A thing that somebody is without: "Mila's kite flies away". */
export const isLost = ({ who, next }: Met, terms: readonly Term[]): boolean =>
  seldomCharacters.has(who.noun) && terms.slice(next).some(({ low }) => GONE.test(low));

const GONE = /^(?:away|lost|gone|stolen|missing|disappear(?:s|ed)?|vanish(?:es|ed)?)$/;
