import { isInfinitive } from "../idea/verb-words.ts";

interface Before {
  /** How the sentence names whom its first clause is about. */
  readonly he: string;
  readonly heOf: (sentence: string) => string;
  /** Nothing of the sentence has been cut off yet. */
  readonly isFirst: boolean;
}

/** Who goes on acting after a clause, asked with the words of the next one: "so we built a cave | and told jokes": we. */
export const doerIn = (clause: string, { he, heOf, isFirst }: Before): ((next: string) => string) => {
  // "and a sheep finds it and keeps it warm": the sheep.
  const doer = !isFirst && OWN_SUBJECT.test(clause) ? heOf(clause.replace(OPENER, "")) : he;
  const own =
    OWN_PRONOUN.exec(clause)?.[1] ?? ONE_OF_THEM.exec(clause)?.[1]?.replace(/^[TO]/, (first) => first.toLowerCase());
  return (next) => own ?? ofSeveral(doer, next);
};

/** "Tom and his neighbour start a war | and end up planting": they, as the verb shows. */
const ofSeveral = (doer: string, next: string): string => {
  const [verb = ""] = next.split(" ");
  const isBase = isInfinitive(verb) && !/(?:s|ed)$/.test(verb) && !SAME_IN_PAST.test(verb);
  return isBase && /^(?:he|she|it)$/.test(doer) ? "they" : doer;
};
const SAME_IN_PAST = /^(?:put|cut|let|set|hit|shut|hurt|quit|read|cost|burst|spread|bet|split)$/;

const OPENER_OF_TIME =
  "(?:(?:so|but|then|now|in the end|at first|at last|finally|today|tonight|one (?:day|night|morning|evening)|th(?:is|at) (?:time|year|day|night)),? )?";
const OWN_PRONOUN = new RegExp(`^${OPENER_OF_TIME}(we|they|she|he|it|I)\\b`, "i");
/** "The older one outgrows it but": the older one. */
const ONE_OF_THEM =
  /^(?:(?:so|but|then) )?((?:One of them|The (?:older|younger|oldest|youngest|eldest|smaller|smallest|bigger|biggest|other|first|last) (?:one(?: of them)?|of them))) (?=\p{Ll})/iu;
const OPENER = /^(?:but|so|then|yet|now)\s+/i;
const OWN_SUBJECT = /^(?:(?:but|so|then|yet|now) )?(?:an?|the|his|her|their|my|our|\p{Lu}\p{L}+) \p{Ll}/iu;
