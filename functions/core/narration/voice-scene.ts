import type { HasArtifacts } from "../artifact/ports.ts";
import { wavOf } from "../media/wav.ts";
import { commitInRun, enterStage } from "../pipeline/attempt.ts";
import type { Commits } from "../shared/commit.ts";
import { ProviderBusy } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import { sceneOf } from "../story/read-scene.ts";
import type { TaskChange, TaskRun } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import type { HasNarrator, Speech } from "./ports.ts";
import { voiceFiles } from "./voices.ts";

/** Speaks one scene. The words are stored after the sound, so that where they are, both are. */
export const voiceScene = async (
  use: HasTasks & HasClock & HasArtifacts & HasNarrator & Commits<TaskChange>,
  run: TaskRun,
  at: { readonly scenesKey: string; readonly scene: number },
): Promise<void> => {
  const task = await enterStage(use, run, "voices");
  const { scene } = await sceneOf(use, at);
  const files = await voiceFiles(task, scene);
  if (!(await use.artefacts.has(files.words))) {
    const speech = await use.narrator.speak({
      text: scene.narration,
      language: task.voice_language,
      voice: task.voice_id,
      model: task.models.narrator,
    });
    if (isSilent(speech)) throw new ProviderBusy(`The narrator was silent in scene ${scene.number}`);
    const { samples, sampleRate, words, sentences } = speech;
    await use.artefacts.put(files.sound, wavOf(samples, sampleRate), "audio/wav");
    const seconds = samples.length / sampleRate;
    await use.artefacts.put(files.words, JSON.stringify({ seconds, words, sentences }), "application/json");
  }
  await commitInRun(use, [{ kind: "mark-scene", run, scene: scene.number, in: ["voices_made"] }]);
};

const isSilent = ({ samples }: Speech) => !samples.some((sample) => Math.abs(sample) > 0.01);
