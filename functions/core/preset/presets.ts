import { maxPresets, type Preset, type PresetForm } from "#contract/schema/preset.ts";
import { type Commits, retryOnConflict } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import type { PresetChange } from "./changes.ts";
import type { HasPresets } from "./ports.ts";
import type { PresetRecord } from "./records.ts";

type Writes = HasPresets & HasClock & Commits<PresetChange>;

/** A user's presets, by name. */
export const listPresets = async ({ presets }: HasPresets, userId: string): Promise<Preset[]> =>
  (await presets.all(userId)).map(shown).sort((one, other) => one.name.localeCompare(other.name, "en"));

/** Returns a user's preset. Throws a Refusal `not_found` if there is none with this id. */
export const findPreset = async ({ presets }: HasPresets, userId: string, id: string): Promise<Preset> =>
  shown((await presets.find(userId, id)) ?? refuseUnknown(id));

/** Saves settings under a name. */
export const createPreset = async (deps: Writes & HasIds, userId: string, form: PresetForm): Promise<Preset> => {
  const before = await deps.presets.all(userId);
  if (before.length >= maxPresets)
    throw new Refusal("conflict", `You have ${maxPresets} presets already. Please delete one that you no longer need.`);
  const at = deps.now().toISOString();
  const preset = { ...form, preset_id: deps.newId("preset"), created_at: at, updated_at: at };
  await deps.commit([{ kind: "put-preset", record: { ...preset, user_id: userId, rev: 1 }, from: undefined }]);
  return preset;
};

/** Replaces the name and all settings of a preset. */
export const changePreset = (deps: Writes, userId: string, id: string, form: PresetForm): Promise<Preset> =>
  retryOnConflict(deps, async () => {
    const before = (await deps.presets.find(userId, id)) ?? refuseUnknown(id);
    const record = { ...before, ...form, updated_at: deps.now().toISOString(), rev: before.rev + 1 };
    return { changes: [{ kind: "put-preset", record, from: before.rev }], result: shown(record) };
  });

/** Deletes a preset and returns it. */
export const deletePreset = async (
  deps: HasPresets & Commits<PresetChange>,
  userId: string,
  id: string,
): Promise<Preset> => {
  const preset = await findPreset(deps, userId, id);
  await deps.commit([{ kind: "remove-preset", userId, id }]);
  return preset;
};

const refuseUnknown = (id: string): never => {
  throw new Refusal("not_found", `Preset not found: ${id}`);
};

const shown = ({ user_id: _, rev: __, ...preset }: PresetRecord): Preset => preset;
