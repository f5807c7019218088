import { speakingSeconds } from "@animation-agent/studio/speaking-seconds";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { wordForWord } from "#contract/catalogue/lengths.ts";
import type { Ports } from "#functions/core/all-ports.ts";

/** Estimated speaking time of a text in seconds. In its own file, so that functions do not bundle the whole studio. */
export const estimateSpeechSeconds: Ports["estimateSpeechSeconds"] = speakingSeconds;

/** Whether the speaking time of a pasted story is close enough to the chosen length to read it unchanged. */
export const fitsWordForWord = (given: { text: string; language: LanguageId; seconds: number }): boolean =>
  Math.abs(estimateSpeechSeconds(given.text, given.language) - given.seconds) <= given.seconds * wordForWord;
