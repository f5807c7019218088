import type { LanguageId } from "#contract/catalogue/languages.ts";
import { speakingSeconds } from "#studio/writer/index.ts";

/** How far a pasted story may be from the chosen length and still be read word for word. */
export const wordForWord = 0.25;

/** How long a text takes to be read aloud. */
export const readingSeconds = (text: string, language: LanguageId): number => speakingSeconds(text, language);

/** Whether a pasted story is near enough to the chosen length to be read as it is. */
export const fitsWordForWord = (given: { text: string; language: LanguageId; seconds: number }): boolean =>
  Math.abs(readingSeconds(given.text, given.language) - given.seconds) <= given.seconds * wordForWord;
