import { decodeWav, masterRecording, sentenceTimes, splitRecording, timeWords } from "@animation-agent/studio/narrator";
import type { Recordings } from "#functions/core/narration/ports.ts";

/** Aligns people's recordings with their words by the built-in narrator, whichever engine speaks the other scenes. */
export const studioRecordings: Recordings = {
  read: async ({ wav, text, language }) => {
    const mastered = await masterRecording(decodeWav(wav));
    const words = await timeWords({ ...mastered, text, language });
    return { ...mastered, words, sentences: sentenceTimes(text, language, words) };
  },
  split: splitRecording,
};
