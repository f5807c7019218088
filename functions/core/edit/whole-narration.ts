import { fitsWhole } from "#contract/catalogue/own-narration.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { createJsonOnce, folderOf } from "../artifact/task-files.ts";
import type { HasAssets } from "../asset/ports.ts";
import { WholeRecording } from "../narration/whole-recording.ts";
import type { HasSpeechEstimate } from "../order/ports.ts";
import { digest } from "../shared/digest.ts";
import { Refusal } from "../shared/errors.ts";
import { type PlannedScene, sceneId } from "../story/story.ts";
import type { KeptWholeNarration } from "./apply-edits.ts";
import { findRecording, keep, type Mode } from "./own-uploads.ts";

/**
 * Copies an uploaded recording of a film's whole narration to its files, and says which part each scene gets. The parts
 * are made by `splitNarration`. Scenes without words have none. Refuses a recording that is much shorter or longer than
 * the words of all scenes.
 */
export const keepWholeNarration = async (
  deps: HasAssets & HasArtifacts & HasSpeechEstimate,
  task: TaskRecord,
  { assetId, scenes }: { readonly assetId: string; readonly scenes: readonly PlannedScene[] },
  mode: Mode,
): Promise<KeptWholeNarration> => {
  const asset = await findRecording(deps, task, assetId);
  const secondsOf = ({ narration }: PlannedScene) => deps.estimateSpeechSeconds(narration, task.voice_language);
  const spoken = scenes
    .map((scene, index) => ({ ...scene, number: index + 1 }))
    .filter((scene) => secondsOf(scene) > 0);
  const expected = spoken.reduce((sum, scene) => sum + secondsOf(scene), 0);
  const { duration = 0 } = asset;
  if (!fitsWhole(duration, expected))
    throw new Refusal(
      "invalid_request",
      `The recording lasts ${Math.round(duration)} seconds; the whole narration needs about ${Math.round(expected)}. Please read all scenes in their order.`,
    );
  const recording = await keep(deps, task, asset, mode);
  const name = await digest({ recording, texts: spoken.map(({ narration }) => narration) });
  const parts = spoken.map((scene, index) => ({
    id: sceneId(scene),
    number: scene.number,
    text: scene.narration,
    key: `${folderOf(task)}/part-${name}-${index + 1}.wav`,
    ...(scene.ownNarration && { before: scene.ownNarration }),
  }));
  const key = `${folderOf(task)}/recording-${await digest({ recording, parts })}.json`;
  if (!mode.isDryRun) await createJsonOnce(deps, key, WholeRecording, async () => ({ recording, scenes: parts }));
  return { key, parts: new Map(parts.map((part) => [part.id, part.key])) };
};
