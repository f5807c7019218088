/**
 * The built-in narrator's alignment of text and sound, for narrators that return sound without word times, and the loudness
 * of all narrations.
 */
export { findWords, levelVoice, sentenceTimes, timeWords } from "@animation-agent/studio/narrator";
export { resample } from "@animation-agent/studio/sound";
