import { speakingSeconds } from "@animation-agent/studio/writer";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { wordForWord } from "#contract/catalogue/lengths.ts";
import type { Ports } from "#functions/core/all-ports.ts";

/** How long our narrators read a text; the rest of the studio stays out of whoever only asks for that. */
export const estimateSpeechSeconds: Ports["estimateSpeechSeconds"] = speakingSeconds;

/** Whether a pasted story is near enough to the chosen length to be read as it is. */
export const fitsWordForWord = (given: { text: string; language: LanguageId; seconds: number }): boolean =>
  Math.abs(estimateSpeechSeconds(given.text, given.language) - given.seconds) <= given.seconds * wordForWord;
