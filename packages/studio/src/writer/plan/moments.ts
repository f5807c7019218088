import type { Language } from "../../languages/index.ts";
import { sentenceSeconds } from "../speech/speaking-seconds.ts";
import { withoutSpeech } from "./asserted.ts";
import { leaves, startsNewTime } from "./changes-of-scene.ts";
import { withEntriesTold, withoutHeadings } from "./headings.ts";
import { strictWords } from "./strict-words/strict-words.ts";
import { toldSentences } from "./told-sentences.ts";

/** A part of a scene that one picture can show. */
export interface SceneMoment {
  readonly text: string;
  readonly opensParagraph: boolean;
}

/**
 * The moments of a scene of a pasted text: sentences about the same people at one place and time. A picture shows
 * one of them, so nothing of another contradicts it.
 */
export const momentsOf = (told: string, language: Language): SceneMoment[] => {
  const narration = withoutHeadings(language === "english" ? withEntriesTold(told) : told);
  const moments: { start: number; end: number; opensParagraph: boolean }[] = [];
  for (const { start, end, text, opensParagraph } of toldSentences(narration, language)) {
    const last = moments.at(-1);
    const before = last ? narration.slice(last.start, last.end) : "";
    if (last && (isOpenSpeech(before) || goesOn(text, before, language))) last.end = end;
    else moments.push({ start, end, opensParagraph });
  }
  if (moments.length === 0) return [{ text: narration, opensParagraph: true }];
  return moments.map(({ start, end, opensParagraph }) => ({ text: narration.slice(start, end), opensParagraph }));
};

/** The speaking time of a moment in seconds. */
export const secondsOf = (moment: string, language: Language): number => sentenceSeconds(moment, language);

/** Speech that ends in a later sentence. */
const isOpenSpeech = (text: string): boolean =>
  (text.match(/"/g)?.length ?? 0) % 2 === 1 || (text.match(/“/g)?.length ?? 0) > (text.match(/”/g)?.length ?? 0);

/** The sentence is about the same people: it opens with a pronoun, or is nothing but speech. */
const goesOn = (sentence: string, before: string, language: Language): boolean => {
  const told = withoutSpeech(sentence).trim();
  if (/^[^\p{L}]*$/u.test(told)) return true;
  if (startsNewTime(told, language) || leaves(told, language)) return false;
  const words = strictWords(language);
  if (words) return words.opensWithPronoun.test(told);
  return OPENS_WITH_PRONOUN.test(told) || (/^\W*I\b/.test(told) && /\b(?:I|we)\b/i.test(before));
};
const OPENS_WITH_PRONOUN =
  /^[^\p{L}]*(?:(?:and|but|so|then|now|when|as|at last|at first|after that|suddenly|slowly|quietly|carefully|very \w+),? )*(?:he|she|they|it|we|his|her|him|them|their|its|both|this|that|nothing|nobody)\b/iu;
