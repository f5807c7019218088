import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";

/** Where a text in lower case first names somebody; infinite if it does not. */
export const firstAtOf = (text: string, { aliases }: Person): number =>
  Math.min(...aliases.map((alias) => placesOf(alias, text)[0] ?? Number.POSITIVE_INFINITY));

/** Where words begin in a text: "crow" does not begin in "scarecrow". */
export const placesOf = (words: string, text: string): number[] =>
  [...text.matchAll(new RegExp(`(?<!\\p{L})${escapePattern(words)}`, "gu"))].map(({ index }) => index);

/** The first sentence of a text, without what follows it. */
export const firstSentenceOf = (text: string): string => text.split(/(?<=[.!?])\s+/)[0] ?? "";

/** The sentences of a text; the stop of "Mr." ends none. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|St)\.)\s+/);
