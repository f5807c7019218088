import * as z from "zod";
import { cardSeconds, framesPerSecond, scenePauses } from "./film-format.ts";

/** When each scene of the film begins and its narration is heard. */
export const Timing = z.object({
  seconds: z.number(),
  scenes: z.array(
    z.object({
      number: z.int(),
      /** Its first frame in the film, and how many it has. */
      firstFrame: z.int(),
      frames: z.int(),
      /** Seconds from its beginning to its narration. */
      lead: z.number(),
      card: z.boolean(),
    }),
  ),
});
export type Timing = z.infer<typeof Timing>;
export type TimedScene = Timing["scenes"][number];

/** When a scene begins; every planned scene has its time. */
export const timeOf = (timing: Timing, number: number): TimedScene => {
  const scene = timing.scenes.find((each) => each.number === number);
  if (!scene) throw new Error(`No time for scene ${number}`);
  return scene;
};

/**
 * Seconds of quiet around each narration that bring the film to its length, within what is pleasant. Where no
 * quiet could fill the film (a short story of the user's own), it is the natural one.
 */
export const pauseSeconds = (speech: readonly number[], cards: number, asked: number): number => {
  const total = speech.reduce((sum, seconds) => sum + seconds, 0) + cards * cardSeconds;
  const wanted = (asked - total) / Math.max(1, speech.length);
  // A hair more than the most is still the most.
  if (wanted > scenePauses.most + 0.01) return scenePauses.lead + scenePauses.tail;
  return Math.min(scenePauses.most, Math.max(scenePauses.least, wanted));
};

/** Lays scenes one after the other, each whole frames long. */
export const layOutScenes = (speech: readonly number[], cards: readonly number[], around: number): Timing => {
  const leadShare = scenePauses.lead / (scenePauses.lead + scenePauses.tail);
  let firstFrame = 0;
  const scenes = speech.map((seconds, index) => {
    const card = cards.includes(index + 1);
    const lead = around * leadShare + (card ? cardSeconds : 0);
    const frames = Math.ceil((lead + seconds + around * (1 - leadShare)) * framesPerSecond);
    const scene = { number: index + 1, firstFrame, frames, lead, card };
    firstFrame += frames;
    return scene;
  });
  return { seconds: firstFrame / framesPerSecond, scenes };
};
