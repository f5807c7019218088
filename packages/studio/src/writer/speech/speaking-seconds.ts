import { languageOf } from "../languages.ts";
import { type Pace, paces } from "./pace.ts";
import { sentences } from "./sentences.ts";

/** How long a narrator needs for a text. */
export const speakingSeconds = (text: string, language: string, pace: Pace = paces[languageOf(language)]): number =>
  secondsOf(spokenLetters(text), sentences(text, language).length, pace);

/** The same for one sentence, without looking for its end. */
export const sentenceSeconds = (sentence: string, language: string): number =>
  secondsOf(spokenLetters(sentence), 1, paces[languageOf(language)]);

const secondsOf = (letters: number, pauses: number, pace: Pace): number => letters / pace.letters + pauses * pace.pause;

// A digit is read as a word: "7" takes about as long as "seven".
const LETTERS_IN_A_DIGIT = 5;

const spokenLetters = (text: string): number => {
  const bare = text
    .trim()
    .replace(/[\p{Mn}\u0640]/gu, keepsItsSound)
    .replace(/\s+/g, " ");
  const digits = bare.match(/\p{Nd}/gu)?.length ?? 0;
  return [...bare].length + digits * (LETTERS_IN_A_DIGIT - 1);
};

/** Arabic vowel points are heard with their letter; the vowel signs of Hindi and Bengali are letters of their own. */
const keepsItsSound = (mark: string): string => (/[\u0610-\u061a\u0640\u064b-\u065f\u0670]/.test(mark) ? "" : mark);
