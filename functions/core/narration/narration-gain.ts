import type { Mood } from "../story/story.ts";

/**
 * How much softer than the loudest mood a scene is narrated, in dB. A narrator whose every sentence is equally loud is
 * monotonous: with these differences a film of several moods has a loudness range (EBU R 128) of 3 to 4 LU, without them 2.
 */
export const narrationGain: Readonly<Record<Mood, number>> = {
  joy: 0,
  tense: -0.5,
  happy: -1.5,
  wonder: -2.5,
  calm: -3,
  worried: -3.5,
  sad: -4.5,
  asleep: -5,
};
