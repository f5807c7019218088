import * as z from "zod";
import { cardSeconds, framesPerSecond, scenePauses } from "./film-format.ts";

/** The start of each scene and of its narration. */
export const Timing = z.object({
  seconds: z.number(),
  scenes: z.array(
    z.object({
      number: z.int(),
      /** First frame in the film, and number of frames. */
      firstFrame: z.int(),
      frames: z.int(),
      /** Seconds from the start of the scene to its narration. */
      lead: z.number(),
      card: z.boolean(),
    }),
  ),
});
export type Timing = z.infer<typeof Timing>;
export type TimedScene = Timing["scenes"][number];

/** The timing of a scene; throws if the scene was not planned. */
export const timeOf = (timing: Timing, number: number): TimedScene => {
  const scene = timing.scenes.find((each) => each.number === number);
  if (!scene) throw new Error(`No time for scene ${number}`);
  return scene;
};

/**
 * Seconds of silence per scene that bring a film with cards of so many seconds to the ordered length, within `scenePauses`. If even the maximum
 * does not fill the film (a short story of the user), the default is used.
 */
export const pauseSeconds = (speech: readonly number[], cards: number, asked: number): number => {
  const total = speech.reduce((sum, seconds) => sum + seconds, 0) + cards;
  const wanted = (asked - total) / Math.max(1, speech.length);
  // Tolerates rounding.
  if (wanted > scenePauses.max + 0.01) return scenePauses.lead + scenePauses.tail;
  return Math.min(scenePauses.max, Math.max(scenePauses.min, wanted));
};

/**
 * Places scenes one after the other; each lasts whole frames. `cards` are the scenes that begin with a title card, and
 * the last scene has `after` seconds more than the others after its narration.
 */
export const layOutScenes = (
  speech: readonly number[],
  cards: readonly number[],
  around: number,
  after = 0,
): Timing => {
  const leadShare = scenePauses.lead / (scenePauses.lead + scenePauses.tail);
  let firstFrame = 0;
  const scenes = speech.map((seconds, index) => {
    const card = cards.includes(index + 1);
    const lead = around * leadShare + (card ? cardSeconds : 0);
    const tail = around * (1 - leadShare) + (index === speech.length - 1 ? after : 0);
    const frames = Math.ceil((lead + seconds + tail) * framesPerSecond);
    const scene = { number: index + 1, firstFrame, frames, lead, card };
    firstFrame += frames;
    return scene;
  });
  return { seconds: firstFrame / framesPerSecond, scenes };
};
