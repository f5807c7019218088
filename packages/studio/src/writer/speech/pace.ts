import type { Language } from "../languages.ts";

/** How fast a language is read out. */
export interface Pace {
  /** Letters in a second, marks and spaces included, vowel points not. */
  readonly letters: number;
  /** The rest after each sentence, in seconds. */
  readonly pause: number;
}

/**
 * Measured on our own narrators, as they are polished, reading a fairy tale of three minutes in each language.
 * Another narrator: pass a table of your own to `speakingSeconds`.
 */
export const paces: Readonly<Record<Language, Pace>> = {
  english: { letters: 15.7, pause: 0.44 },
  chinese: { letters: 4.7, pause: 0.44 },
  hindi: { letters: 12.2, pause: 0.44 },
  spanish: { letters: 14.5, pause: 0.44 },
  french: { letters: 16.2, pause: 0.44 },
  arabic: { letters: 9.7, pause: 0.44 },
  bengali: { letters: 11.2, pause: 0.44 },
  portuguese: { letters: 14.9, pause: 0.44 },
  russian: { letters: 15.3, pause: 0.44 },
  japanese: { letters: 5.8, pause: 0.44 },
  german: { letters: 15.3, pause: 0.44 },
  korean: { letters: 7.3, pause: 0.44 },
};
