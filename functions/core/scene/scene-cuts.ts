import { framesPerSecond } from "../media/film-format.ts";
import type { TimedScene } from "../media/timing.ts";
import type { SpokenWords } from "../narration/voices.ts";
import { cutsOf } from "./camera-cuts.ts";

/** The frames of a scene at which the camera cuts to another framing. */
export const sceneCuts = (
  { sentences }: Pick<SpokenWords, "sentences">,
  { frames, lead }: Pick<TimedScene, "frames" | "lead">,
): number[] => {
  const starts = sentences.map(({ start }) => start + lead);
  return cutsOf(starts, frames / framesPerSecond).map((at) => Math.round(at * framesPerSecond));
};
