import { extensionOf } from "#contract/catalogue/asset-names.ts";
import { fitsWords, ownNarration } from "#contract/catalogue/own-narration.ts";
import type { AssetRecord } from "#contract/schema/asset.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { folderOf } from "../artifact/task-files.ts";
import { fileKey } from "../asset/names.ts";
import type { HasAssets } from "../asset/ports.ts";
import type { HasSpeechEstimate } from "../order/ports.ts";
import { digest } from "../shared/digest.ts";
import { Refusal } from "../shared/errors.ts";

export interface Mode {
  readonly isDryRun: boolean;
}

/** Copies an uploaded picture to the film's files and returns its key. */
export const keepOwnPicture = async (
  deps: HasAssets & HasArtifacts,
  task: TaskRecord,
  assetId: string,
  mode: Mode,
): Promise<string> => {
  const asset = await deps.assets.find(task.user_id, assetId);
  if (!asset || (asset.assetType !== "image" && asset.assetType !== "character"))
    throw new Refusal("invalid_request", `You have no uploaded picture ${assetId}.`);
  return keep(deps, task, asset, mode);
};

/**
 * Copies an uploaded recording of a narration to the film's files and returns its key. Refuses one that is much shorter
 * or longer than the words: it has others.
 */
export const keepOwnNarration = async (
  deps: HasAssets & HasArtifacts & HasSpeechEstimate,
  task: TaskRecord,
  { assetId, narration }: { readonly assetId: string; readonly narration: string },
  mode: Mode,
): Promise<string> => {
  const asset = await findRecording(deps, task, assetId);
  const { duration = 0 } = asset;
  if (duration > ownNarration.maxSeconds)
    throw new Refusal("invalid_request", `A recording of a scene lasts up to ${ownNarration.maxSeconds / 60} minutes.`);
  const expected = deps.estimateSpeechSeconds(narration, task.voice_language);
  if (!fitsWords(duration, expected))
    throw new Refusal(
      "invalid_request",
      `The recording lasts ${Math.round(duration)} seconds; the narration of this scene needs about ${Math.round(expected)}. Please record the words of the scene.`,
    );
  return keep(deps, task, asset, mode);
};

/** An uploaded recording. Throws `invalid_request` if the user has none with this id. */
export const findRecording = async (deps: HasAssets, task: TaskRecord, assetId: string): Promise<AssetRecord> => {
  const asset = await deps.assets.find(task.user_id, assetId);
  if (asset?.assetType !== "narration")
    throw new Refusal("invalid_request", `You have no uploaded narration ${assetId}.`);
  return asset;
};

/** Copies an upload, so that replacing or deleting it changes no film. */
export const keep = async (
  deps: HasArtifacts,
  task: TaskRecord,
  asset: AssetRecord,
  { isDryRun }: Mode,
): Promise<string> => {
  const key = `${folderOf(task)}/own-${await digest(asset.filePath)}.${extensionOf(asset.fileName)}`;
  if (!isDryRun && !(await deps.artifacts.has(key))) await deps.artifacts.copy(fileKey(asset), key);
  return key;
};
