import {
  characterSlot,
  characterStem,
  extensionOf,
  protagonistStem,
  watermarkSlot,
} from "#contract/catalogue/asset-names.ts";
import type { OwnCharacter } from "#contract/order/own-characters.ts";
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
export type OwnFiles = Pick<TaskRecord, "watermark_key" | "fixed_character_key" | "character_keys" | "music_key">;

/**
 * Copies the uploads of an order into the task's folder, so that replacing or deleting an upload changes no film. A
 * missing picture refuses an order of the site; an order of a program is made without it. Missing music refuses both.
 */
export const copyOwnFiles = async (
  deps: Files,
  task: Orders,
  form: TaskForm,
): Promise<OwnFiles & Pick<TaskRecord, "characters">> => {
  const watermark = form.watermarkEnabled
    ? await copy(deps, task, "watermark", () => deps.assets.named(task.user_id, watermarkSlot(form.storyType)))
    : undefined;
  const character = form.useFixedCharacter
    ? await copy(deps, task, "character", () => characterOf(deps, task.user_id, form))
    : undefined;
  const { character_keys, characters } = await copyCharacters(deps, task, form);
  const music =
    form.music === "own" ? await copy(deps, task, "music", () => soundOf(deps, task.user_id, form)) : undefined;
  if (form.music === "own" && !music)
    throw new Refusal("invalid_request", "Please select or upload a sound file, or choose other music.");
  if (task.triggered_by === "web_user") {
    if (form.watermarkEnabled && !watermark)
      throw new Refusal("invalid_request", "Please upload a watermark image or disable the watermark.");
    if (form.useFixedCharacter && !character)
      throw new Refusal("invalid_request", "Please select or upload a character image or disable the fixed character.");
  }
  return {
    watermark_key: watermark,
    fixed_character_key: character,
    character_keys,
    music_key: music,
    ...(characters && { characters }),
  };
};

/**
 * The pictures of the own characters that have one, by the characters' names; and the characters with the kind and look of
 * their picture's upload, where the order does not say them.
 */
const copyCharacters = async (
  deps: Files,
  task: Orders,
  { characters }: TaskForm,
): Promise<Pick<TaskRecord, "character_keys" | "characters">> => {
  const keys: Record<string, string> = {};
  const described: OwnCharacter[] = [];
  for (const character of characters ?? []) {
    const { name, picture } = character;
    let about: AssetRecord["metadata"] = {};
    const find = async () => {
      const chosen = await deps.assets.find(task.user_id, picture ?? "");
      if (chosen?.assetType !== "character") return undefined;
      about = chosen.metadata;
      return chosen;
    };
    const key = picture ? await copy(deps, task, "character", find) : undefined;
    if (key) keys[name] = key;
    else if (picture && task.triggered_by === "web_user")
      throw new Refusal("invalid_request", `The picture of ${name} was deleted. Please upload or select another one.`);
    const [kind, look] = [character.kind || about.kind, character.look || about.look];
    described.push({ ...character, ...(kind && { kind }), ...(look && { look }) });
  }
  return {
    character_keys: Object.keys(keys).length > 0 ? keys : undefined,
    characters: characters && described,
  };
};

const soundOf = async (
  { assets }: Files,
  userId: string,
  { musicAssetId }: TaskForm,
): Promise<AssetRecord | undefined> => {
  const chosen = musicAssetId ? await assets.find(userId, musicAssetId) : undefined;
  return chosen?.assetType === "audio" ? chosen : undefined;
};

/** The chosen character; else the one with this name, for this story type or as a comic protagonist. */
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

/** Retries if the file is replaced during the copy. */
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
    // Files are never overwritten, so the path identifies the content.
    const to = `tasks/${user_id}/${task_id}/${name}-${await digest(asset.filePath)}.${extensionOf(asset.fileName)}`;
    await artifacts.copy(from, to);
    return to;
  }
  return undefined;
};
