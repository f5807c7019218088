import { languageBasics, languageOf } from "../../languages/index.ts";
import type { Pace } from "../../languages/pack.ts";
import { sentences } from "./sentences.ts";

/** The seconds that a narrator needs for a text. Pass the pace of a narrator that is not built in. */
export const speakingSeconds = (text: string, language: string, pace: Pace = paceOf(language)): number =>
  secondsOf(spokenLetters(text), sentences(text, language).length, pace);

/** The same for one sentence, without splitting the text. */
export const sentenceSeconds = (sentence: string, language: string): number =>
  secondsOf(spokenLetters(sentence), 1, paceOf(language));

const paceOf = (language: string): Pace => languageBasics[languageOf(language)].pace;

const secondsOf = (letters: number, pauses: number, pace: Pace): number =>
  letters / pace.lettersPerSecond + pauses * pace.sentencePauseSeconds;

// A digit is read as a word, as long as "seven".
const LETTERS_PER_DIGIT = 5;

const spokenLetters = (text: string): number => {
  const bare = text
    .trim()
    .replace(/[\p{Mn}\u0640]/gu, spokenMark)
    .replace(/\s+/g, " ");
  const digits = bare.match(/\p{Nd}/gu)?.length ?? 0;
  return [...bare].length + digits * (LETTERS_PER_DIGIT - 1);
};

/** Arabic vowel marks take no time of their own; the vowel signs of Hindi and Bengali do. */
const spokenMark = (mark: string): string => (/[\u0610-\u061a\u0640\u064b-\u065f\u0670]/.test(mark) ? "" : mark);
