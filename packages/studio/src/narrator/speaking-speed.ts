import type { Language } from "../languages.ts";

/** How fast a language is read: characters (code points, spaces and punctuation too) in a second of speech, commas included. */
export interface SpeakingSpeed {
  readonly charactersPerSecond: number;
  /** Seconds between two sentences. */
  readonly pause: number;
}

const at = (charactersPerSecond: number): SpeakingSpeed => ({ charactersPerSecond, pause: 0.43 });

/**
 * Measured over a paragraph of a story with every voice at its own pace; a test measures them again.
 * Arabic is counted with its vowel marks; without them it is 10.3.
 */
export const speakingSpeed: Readonly<Record<Language, SpeakingSpeed>> = {
  english: at(15.3),
  chinese: at(4.0),
  hindi: at(11.8),
  spanish: at(14.2),
  french: at(16.1),
  arabic: at(14.3),
  bengali: at(11.6),
  portuguese: at(14.7),
  russian: at(15.9),
  japanese: at(6.2),
  german: at(15.1),
  korean: at(6.9),
};
