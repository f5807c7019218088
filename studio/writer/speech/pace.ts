import type { Language } from "../languages.ts";

/** How fast a language is read out. */
export interface Pace {
  /** Letters in a second, marks and spaces included, vowel points not. */
  readonly letters: number;
  /** The rest after each sentence, in seconds. */
  readonly pause: number;
}

/**
 * Measured on our own narrators (flite for English, eSpeak NG at rate 140 for the others) reading a fairy tale.
 * Another narrator: pass a table of your own to `speakingSeconds`.
 */
export const paces: Readonly<Record<Language, Pace>> = {
  english: { letters: 15, pause: 0.3 },
  chinese: { letters: 3.3, pause: 0.3 },
  hindi: { letters: 11.4, pause: 0.3 },
  spanish: { letters: 14.5, pause: 0.3 },
  french: { letters: 17.5, pause: 0.3 },
  arabic: { letters: 8.4, pause: 0.3 },
  bengali: { letters: 11, pause: 0.3 },
  portuguese: { letters: 13.4, pause: 0.3 },
  russian: { letters: 16.9, pause: 0.3 },
  japanese: { letters: 5.5, pause: 0.3 },
  german: { letters: 14.9, pause: 0.3 },
  korean: { letters: 5.9, pause: 0.3 },
};
