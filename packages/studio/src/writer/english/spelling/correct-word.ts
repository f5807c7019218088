import { memoize } from "../../memoize.ts";
import { isKnownWord } from "../../people/person-nouns.ts";
import { isSurelyVerb } from "../idea/verb-words.ts";
import { wordGroup } from "./english-words.ts";
import type { WordGroup } from "./front-coding.ts";

/**
 * The word that a misspelled word surely means; undefined if it is a word, or if two words are about as likely. A wrong
 * correction is worse than none, so names and invented words must stay: the first letter is right, and only slips that
 * people often make are undone.
 */
export const wordMeantBy = memoize((typed: string): string | undefined => {
  if (typed.length < MIN_LENGTH || RIGHT.has(typed) || wordGroup(typed) || isKnownWord(typed)) return undefined;
  const costs = new Map<string, number>();
  for (const { word, cost } of neighbours(typed)) {
    const group = wordGroup(word);
    if (word === typed || !group || (group === "rare" && !isKnownWord(word))) continue;
    const all = cost + costOf(word, group);
    if (all <= maxCost(typed) && all < (costs.get(word) ?? Number.POSITIVE_INFINITY)) costs.set(word, all);
  }
  const [[best, cost] = [undefined, 0], [, next] = [undefined, Number.POSITIVE_INFINITY]] = [...costs].sort(
    ([, one], [, other]) => one - other,
  );
  return next - cost >= MIN_LEAD ? best : undefined;
});

/** Words that are right, though the list of English words does not have them. */
const RIGHT: ReadonlySet<string> = new Set(["ribbit", "ribbits", "ferris"]);
const MIN_LENGTH = 5;
/** How much likelier the best word is than the second. */
const MIN_LEAD = 0.5;

/** The writer's own words are likelier than others. */
const costOf = (word: string, group: WordGroup): number =>
  (group === "common" ? 0 : 1) - (isKnownWord(word) || isSurelyVerb(word) ? 0.5 : 0);

/** A short word is near to many. */
const maxCost = (typed: string): number => (typed.length === MIN_LENGTH ? 1.5 : 2.5);

interface Neighbour {
  readonly word: string;
  /** How seldom people make this slip. */
  readonly cost: number;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const VOWEL = /[aeiouy]/;
/** Letters that sound the same. */
const ALIKE = /^(?:ck|kc|cs|sc|sz|zs|gj|jg|ei|ie)$/;

function* neighbours(typed: string): Generator<Neighbour> {
  // "babys", "tryes"
  if (/[^aeiou]ys$/.test(typed)) yield { word: typed.replace(/ys$/, "ies"), cost: 0 };
  if (/[^aeiou]yed$/.test(typed)) yield { word: typed.replace(/yed$/, "ied"), cost: 0 };
  for (let at = 1; at <= typed.length; at++) {
    const [before, here = "", after = "", rest] = [typed.slice(0, at), typed[at], typed[at + 1], typed.slice(at + 1)];
    const last = before.at(-1);
    // A letter is missing: "pencl"; or it is not doubled: "coffe".
    for (const letter of LETTERS) {
      const isDouble = letter === last || letter === here;
      // Plurals and pasts of invented words are no slips: "the zorbs".
      if (at === typed.length && !isDouble && !/[eyt]/.test(letter)) continue;
      yield { word: before + letter + typed.slice(at), cost: isDouble ? 0 : 1 };
    }
    if (here === "") continue;
    // "freind"
    if (after !== "" && after !== here) yield { word: before + after + here + typed.slice(at + 2), cost: 0 };
    // "untill", "truely"
    if (here === last) yield { word: before + rest, cost: 0 };
    if (here !== last && typed.length > 6 && after !== "" && VOWEL.test(here)) yield { word: before + rest, cost: 2 };
    for (const letter of LETTERS) {
      const isSound = ALIKE.test(here + letter) || (VOWEL.test(here) && VOWEL.test(letter));
      if (letter !== here && isSound && typed.length > 5) yield { word: before + letter + rest, cost: 2 };
    }
  }
}
