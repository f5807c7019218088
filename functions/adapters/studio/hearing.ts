/** What our own narrator knows of texts and recordings, for narrators that only make a sound. */
export { findWords, sentenceTimes, timeWords } from "#studio/narrator/index.ts";
export { resample } from "#studio/sound/resample.ts";
