import nlp from "compromise";
import { memoize } from "../memoize.ts";

interface CompromiseTerm {
  readonly text: string;
  readonly pre: string;
  readonly post: string;
  readonly tags: readonly string[];
}

const nounsOf = memoize((clause: string): ReadonlySet<number> => {
  const nouns = new Set<number>();
  let at = 0;
  for (const { terms } of nlp(clause).json() as { terms: CompromiseTerm[] }[])
    for (const { pre, text, post, tags } of terms) {
      at += pre.length;
      if (tags.includes("Noun") && !tags.includes("Verb")) nouns.add(at);
      at += text.length + post.length;
    }
  return nouns;
});

/** Whether a word of an English clause that may be a verb is a noun there: "the cooks", "bitter drinks". */
export const isNounHere = (clause: string, at: number, end: number): boolean => {
  const word = clause.slice(at, end);
  if (/s$/.test(word) && nounsOf(clause).has(at)) return true;
  return AFTER_ARTICLE.test(clause.slice(Math.max(0, at - 8), at)) && NOUN_OR_VERB.test(word);
};
const AFTER_ARTICLE =
  /\b(?:the|an?|his|her|their|its|our|my|two|three|four|five|some|many|these|those|no|every|each)\s$/i;
const NOUN_OR_VERB =
  /^(?:cooks?|walks?|rides?|dances?|swims?|plays?|looks?|runs?|flies|fly|climbs?|drinks?|builds?|plants?|hugs?|sleep|reads?)$/i;
