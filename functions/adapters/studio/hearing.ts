/** What our own narrator knows of texts and recordings, for narrators that only make a sound. */
export { findWords, sentenceTimes, timeWords } from "@animation-agent/studio/narrator";
export { resample } from "@animation-agent/studio/sound";
