import type { Ports } from "../ports.ts";
import type { PlannedScene } from "../story/story.ts";
import { readJson } from "./artefact.ts";
import { cutsOf } from "./cuts.ts";
import { framesPerSecond } from "./length.ts";
import type { RunningTask } from "./run.ts";
import type { TimedScene } from "./timing.ts";
import { SpokenWords, voiceFiles } from "./voices.ts";

/** The frames of a scene at which the camera cuts to another framing. */
export const sceneCuts = async (
  use: Pick<Ports, "artefacts">,
  task: RunningTask,
  scene: PlannedScene,
  { frames, lead }: TimedScene,
): Promise<number[]> => {
  const { sentences } = await readJson(use, (await voiceFiles(task, scene)).words, SpokenWords);
  const starts = sentences.map(({ start }) => start + lead);
  return cutsOf(starts, frames / framesPerSecond).map((at) => Math.round(at * framesPerSecond));
};
