import {
  characterSlot,
  characterStem,
  extensionOf,
  protagonistStem,
  watermarkSlot,
} from "#contract/catalogue/asset-names.ts";
import type { AssetRecord } from "#contract/schema/asset.ts";
import type { TaskForm } from "#contract/schema/task-form.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { fileKey } from "../asset/names.ts";
import type { HasAssets } from "../asset/ports.ts";
import { digest } from "../shared/digest.ts";
import { Refusal } from "../shared/errors.ts";

type Files = HasAssets & HasArtifacts;
type Orders = Pick<TaskRecord, "user_id" | "task_id" | "triggered_by">;
export type OwnFiles = Pick<TaskRecord, "watermark_key" | "fixed_character_key">;

/**
 * Copies the files that a film is to be made with into the task's own folder: what is replaced or deleted later
 * changes no film. Whoever ordered on the site is asked for a file that is missing; an order of a program goes
 * without it.
 */
export const copyOwnFiles = async (deps: Files, task: Orders, form: TaskForm): Promise<OwnFiles> => {
  const watermark = form.watermarkEnabled
    ? await copy(deps, task, "watermark", () => deps.assets.named(task.user_id, watermarkSlot(form.storyType)))
    : undefined;
  const character = form.useFixedCharacter
    ? await copy(deps, task, "character", () => characterOf(deps, task.user_id, form))
    : undefined;
  if (task.triggered_by === "web_user") {
    if (form.watermarkEnabled && !watermark)
      throw new Refusal("invalid_request", "Please upload a watermark image or disable the watermark.");
    if (form.useFixedCharacter && !character)
      throw new Refusal("invalid_request", "Please select or upload a character image or disable the fixed character.");
  }
  return { watermark_key: watermark, fixed_character_key: character };
};

/** The character that was chosen; else the one of this name, for this story type or as a protagonist of comics. */
const characterOf = async (
  { assets }: Files,
  userId: string,
  { fixedCharacterId, characterName, storyType }: TaskForm,
): Promise<AssetRecord | undefined> => {
  const chosen = fixedCharacterId ? await assets.find(userId, fixedCharacterId) : undefined;
  if (chosen?.assetType === "character") return chosen;
  return (
    (await assets.named(userId, characterSlot(characterStem(storyType, characterName)))) ??
    (await assets.named(userId, characterSlot(protagonistStem(characterName))))
  );
};

/** A file that is replaced while it is read is looked for again. */
const tries = 3;

const copy = async (
  { artifacts }: Files,
  { user_id, task_id }: Orders,
  name: string,
  find: () => Promise<AssetRecord | undefined>,
): Promise<string | undefined> => {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const asset = await find();
    if (!asset) return undefined;
    const from = fileKey(asset);
    if (!(await artifacts.has(from))) continue;
    // A file is never written over: its path is as good a mark as its content.
    const to = `tasks/${user_id}/${task_id}/${name}-${await digest(asset.filePath)}.${extensionOf(asset.fileName)}`;
    await artifacts.put(to, await artifacts.get(from), asset.mimeType);
    return to;
  }
  return undefined;
};
