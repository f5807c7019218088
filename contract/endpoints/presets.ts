import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { Preset, PresetForm } from "../schema/preset.ts";

const Owner = z.object({ userId: z.string() });
const OwnPreset = Owner.extend({ presetId: z.string().min(1).max(100) });
const One = z.object({ data: Preset });

export const listPresets = endpoint({
  id: "listPresets",
  method: "GET",
  path: "/api/user/{userId}/presets",
  caller: "user",
  scope: "tasks:read",
  summary: "The presets of a user, by name",
  params: Owner,
  reply: z.object({ data: z.object({ presets: z.array(Preset) }) }),
  errors: ["forbidden"],
});

export const createPreset = endpoint({
  id: "createPreset",
  method: "POST",
  path: "/api/user/{userId}/presets",
  caller: "user",
  scope: "tasks:write",
  idempotent: true,
  summary: "Save settings as a preset; an order names it in preset_id",
  params: Owner,
  body: PresetForm,
  reply: One,
  status: 201,
  errors: ["invalid_request", "forbidden", "conflict"],
});

export const changePreset = endpoint({
  id: "changePreset",
  method: "POST",
  path: "/api/user/{userId}/presets/{presetId}",
  caller: "user",
  scope: "tasks:write",
  summary: "Replace the name and the settings of a preset; films that were ordered with it stay as they are",
  params: OwnPreset,
  body: PresetForm,
  reply: One,
  errors: ["invalid_request", "forbidden", "not_found", "conflict"],
});

export const deletePreset = endpoint({
  id: "deletePreset",
  method: "DELETE",
  path: "/api/user/{userId}/presets/{presetId}",
  caller: "user",
  scope: "tasks:write",
  summary: "Delete a preset",
  params: OwnPreset,
  reply: One,
  errors: ["forbidden", "not_found"],
});
