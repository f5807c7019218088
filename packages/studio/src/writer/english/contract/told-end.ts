import type { ClauseScene } from "../plots/clause-scene.ts";

/** Whether the last sentence of an idea tells how it comes out, and not only what happens next. */
export const isToldEnd = (text: string): boolean => TOLD_END.test(text) && !ONLY_NEXT.test(text);

/** Where the sentences begin with which an idea tells how it comes out; their number where it tells none. */
export const endOfTelling = (sentences: readonly string[]): number => {
  const opener = sentences.findIndex((text, at) => at > 0 && OPENS_END.test(text));
  let at = opener < 0 ? sentences.length : opener;
  while (at > 1 && isToldEnd(sentences[at - 1] ?? "")) at--;
  return at;
};

/** A story for before the sentence that tells how it comes out: only its last picture follows. */
export const beforeEnd = (scene: ClauseScene): ClauseScene => ({ ...scene, end: (scene.end ?? []).slice(-1) });

/** Sentences after this one tell of the end as well. */
const OPENS_END = /^(?:But |And |So )?(?:[Ii]n the end|[Aa]t the end|[Ff]inally|[Ee]ventually)\b/;
const TOLD_END =
  /\b(?:in the end|at last|at the end|finally|eventually|from then on|since then|ever after|after that day|happily|friends? (?:for (?:ever|life)|again)|best (?:friends|day)|just in time|made up|ended up [a-z]+ing|but (?:he|she|they|it|the [a-z]+) won|crossed it together|still waiting|and everybody cheered)\b|^(?:But |So |And |Then )?(?:he|she|they|it|I|we|the \S+|[A-Z]\S+) (?:stayed|won|came (?:back|last|first)|returned|became (?:best |good )?friends|made it|survived|found (?:it|him|her|them)(?! to\b)|got married|saved|adopted|finished|danced|forgave|cheered|bloomed)\b|\b(?:one single [a-z]+|the [a-z]+) (?:bloomed|opened|grew again|worked again|was saved)\b/i;
/** What a story begins with, or goes on from. */
const ONLY_NEXT = /\b(?:wanted|tried|had to|decided|asked)\b|\bfinally (?:met|got a|found a|saw)\b|^Then (?:one|an?) /;
