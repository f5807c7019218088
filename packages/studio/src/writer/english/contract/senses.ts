import type { Person } from "../../people/person.ts";
import type { LoreSort } from "../lore/index.ts";
import { isHuman } from "./person-words.ts";

interface Sense {
  readonly sort: RegExp;
  /** The word. */
  readonly matched: RegExp;
  /** What an idea says in which it means something else than the lines about it. */
  readonly idea: RegExp;
}

/** Words that mean something else beside certain other words: the field of a football team is not ploughed. */
const senses: readonly Sense[] = [
  {
    sort: /who/,
    matched: /\bcaptain$/i,
    idea: /\b(?:football|soccer|hockey|tennis|basketball|baseball|volleyball|handball|rugby|cricket|team|match|chess club|substitute)\b/i,
  },
  {
    sort: /thing/,
    matched: /\b(?:games?|pieces?)$/i,
    idea: /\b(?:football|soccer|hockey|tennis|basketball|baseball|volleyball|handball|rugby|team|stadium|goal(?:keeper)?|computer games?|video games?)\b/i,
  },
  {
    sort: /place/,
    matched: /\bfields?$/i,
    idea: /\b(?:football|soccer|hockey|baseball|rugby|team|match|playing field|sports field|magnetic|minefield)\b/i,
  },
  {
    sort: /place|thing/,
    matched: /\b(?:ship|deck|cabin)$/i,
    idea: /\b(?:generation ship|spaceship|space|earth|planet|orbit|galax(?:y|ies)|stars|mars|astronauts?|aliens?)\b/i,
  },
  {
    sort: /doing/,
    matched: /\bcall(?:s|ed|ing)?\b/i,
    idea: /\b(?:phones?|telephones?|wrong[- ]number|calls for|rings?|hotline|emergency)\b/i,
  },
  {
    sort: /thing/,
    matched: /^plays?$/i,
    idea: /\bplay(?:s|ed)? (?:in|for|against|at|with|football|soccer|chess|cards)\b/i,
  },
  { sort: /time/, matched: /^weddings?$/i, idea: /\bwedding (?:ring|dress|cake|band|photo|gift|present|guest)/i },
  {
    sort: /doing/,
    matched: /^(?:hides?|hid|hiding)\b/i,
    idea: /\bhid(?:es|e|ing)? (?:in|on|at) (?:an? |the )?(?:[a-z]+ )?(?:village|town|farm|city|island|monastery|hotel|country|cabin)\b/i,
  },
  { sort: /thing/, matched: /\bcompany$/i, idea: /\b(?:whole company|at work|office|boss|colleagues?|firm)\b/i },
  { sort: /place/, matched: /\bbox$/i, idea: /\b(?:hat|letter|match|music|jewel|tool|lunch|shoe)[ -]?box\b/i },
  { sort: /who/, matched: /\bconductor$/i, idea: /\b(?:bus|tram|train|ticket|fare|passenger|railway|station)s?\b/i },
  { sort: /time/, matched: /\bfuture$/i, idea: /\b(?:dated|from) [^.]*\bfuture\b/i },
  { sort: /time/, matched: /^final$/i, idea: /./ },
  {
    sort: /time/,
    matched: /\b(?:rain|snow|storm)$/i,
    idea: /\b(?:to|cannot|could not|can|could) (?:rain|snow|storm)\b/i,
  },
  { sort: /time/, matched: /\b(?:lightning|thunder)$/i, idea: /\b(?:lightning|thunder) ?bolt\b/i },
];

/** Whether a word that there are lines about means something else in this idea. */
export const isOtherSense = (
  { sort, matched }: { readonly sort: LoreSort; readonly matched: string },
  idea: string,
  hero: Person | undefined,
): boolean =>
  senses.some((sense) => sense.sort.test(sort) && sense.matched.test(matched) && sense.idea.test(idea)) ||
  // A dog that is the boss of a street has no desk.
  (sort === "who" && hero !== undefined && !hero.isNarrator && !isHuman(hero) && OF_PEOPLE.test(matched));

const OF_PEOPLE = /^(?:boss|manager|king|queen|captain|mayor|president|director|chief|doctor|teacher|detective)$/i;
