/** The built-in narrator's alignment of text and sound, for narrators that return sound without word times. */
export { findWords, sentenceTimes, timeWords } from "@animation-agent/studio/narrator";
export { resample } from "@animation-agent/studio/sound";
