import { kindOfThing } from "../../people/person-nouns.ts";
import { type Term, termsOf } from "../idea/terms.ts";
import { isGerund, isPastForm } from "../idea/word-classes.ts";

/** "A pencil that's nearly used up wants": the noun before "that". */
export const beforeRelative = (terms: readonly Term[], subject: number | undefined): number | undefined => {
  const relative = terms.findIndex(({ low }) => /^(?:who|that|which|whose)$/.test(low));
  const isWithin = subject !== undefined && relative > 0 && relative < subject;
  return isWithin && terms[relative - 1]?.tags.has("Noun") ? relative - 1 : subject;
};

/** "A dandelion growing in", "An umbrella left on": the dandelion, the umbrella. */
export const withoutParticiple = (words: readonly string[]): readonly string[] => {
  const [last] = termsOf(`The ${words.join(" ")}`).slice(-1);
  const isDone = last !== undefined && kindOfThing(last.low) === undefined && (isPastForm(last) || isGerund(last.low));
  return words.length > 1 && isDone ? words.slice(0, -1) : words;
};
