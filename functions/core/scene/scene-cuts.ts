import type { HasArtifacts } from "../artifact/ports.ts";
import { readJson } from "../artifact/task-files.ts";
import { framesPerSecond } from "../media/film-format.ts";
import type { TimedScene } from "../media/timing.ts";
import { SpokenWords } from "../narration/voices.ts";
import { cutsOf } from "./camera-cuts.ts";

/** The frames of a scene at which the camera cuts to another framing. */
export const sceneCuts = async (
  deps: HasArtifacts,
  wordsKey: string,
  { frames, lead }: TimedScene,
): Promise<number[]> => {
  const { sentences } = await readJson(deps, wordsKey, SpokenWords);
  const starts = sentences.map(({ start }) => start + lead);
  return cutsOf(starts, frames / framesPerSecond).map((at) => Math.round(at * framesPerSecond));
};
