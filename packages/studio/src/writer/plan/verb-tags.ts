import nlp from "compromise";
import { memoize } from "../memoize.ts";

interface CompromiseTerm {
  readonly text: string;
  readonly pre: string;
  readonly post: string;
  readonly tags: readonly string[];
}

/** Where a clause has nouns, and where adjectives. */
const wordsOf = memoize((clause: string): Readonly<Record<"nouns" | "adjectives", ReadonlySet<number>>> => {
  const nouns = new Set<number>();
  const adjectives = new Set<number>();
  let at = 0;
  for (const { terms } of nlp(clause).json() as { terms: CompromiseTerm[] }[])
    for (const { pre, text, post, tags } of terms) {
      at += pre.length;
      if (tags.includes("Noun") && !tags.includes("Verb")) nouns.add(at);
      if (tags.includes("Adjective")) adjectives.add(at);
      at += text.length + post.length;
    }
  return { nouns, adjectives };
});

/** Whether a word of an English clause that may be a verb is a noun there: "the cooks", "bitter drinks". */
export const isNounHere = (clause: string, at: number, end: number): boolean => {
  const word = clause.slice(at, end);
  if (/s$/.test(word) && wordsOf(clause).nouns.has(at)) return true;
  return AFTER_ARTICLE.test(clause.slice(Math.max(0, at - 8), at)) && NOUN_OR_VERB.test(word);
};
const AFTER_ARTICLE =
  /\b(?:the|an?|his|her|their|its|our|my|two|three|four|five|some|many|these|those|no|every|each)\s$/i;
const NOUN_OR_VERB =
  /^(?:cooks?|walks?|rides?|dances?|swims?|plays?|looks?|runs?|flies|fly|climbs?|drinks?|builds?|plants?|hugs?|sleep|reads?)$/i;

/** "Went very pale": who becomes something goes nowhere. */
export const isBecoming = (clause: string, at: number, end: number): boolean => {
  if (!/^(?:went|goes|came|comes|ran|runs)$/i.test(clause.slice(at, end))) return false;
  const degree = /^\s+(?:(?:very|quite|rather|so|all|completely|suddenly) )?/.exec(clause.slice(end))?.[0] ?? "";
  return wordsOf(clause).adjectives.has(end + degree.length) && !/^\s+straight/.test(clause.slice(end));
};

/** "Ran the only practice on the island", "ran a bath": who runs something does not run. */
export const isRunningSomething = (clause: string, at: number, end: number): boolean =>
  /^(?:ran|runs?|running)$/i.test(clause.slice(at, end)) && RUN_OBJECT.test(clause.slice(end));
const RUN_OBJECT =
  /^\s+(?:the|an?|his|her|their|our|my|its)\s+(?!(?:[\p{L}-]+\s+){0,2}(?:races?|miles?|kilomet\p{L}+|marathons?|laps?|length|distance|way|rest|metres?|steps?|errands?|last|first|gauntlet|course|\p{L}+ward)\b)[\p{L}-]+/iu;
