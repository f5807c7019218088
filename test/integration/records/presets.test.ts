import { afterAll, beforeAll, expect, it } from "vitest";
import { presetRecords } from "#functions/adapters/dynamodb/presets.ts";
import type { PresetRecord } from "#functions/core/preset/records.ts";
import { makeRecords, type Records } from "./table.ts";

let records: Records;
beforeAll(async () => {
  records = await makeRecords();
});
afterAll(() => records.stop());

const makePreset = (given: Partial<PresetRecord> = {}): PresetRecord => ({
  user_id: "ada",
  preset_id: "preset_1",
  rev: 1,
  name: "Tales",
  settings: { voiceLanguage: "german", music: "sad", pronunciations: [{ word: "Siobhan", say: "shi vawn" }] },
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  ...given,
});

it("a preset is created once, changed only with its newest revision, and removed", async () => {
  const presets = presetRecords(records.table);
  const record = makePreset();
  await records.commit([{ kind: "put-preset", record, from: undefined }]);
  await records.commit([{ kind: "put-preset", record: { ...record, rev: 2, name: "Old tales" }, from: 1 }]);

  for (const from of [undefined, 1])
    await expect(records.commit([{ kind: "put-preset", record, from }])).rejects.toMatchObject({ code: "conflict" });
  expect(await presets.find("ada", "preset_1")).toEqual({ ...record, rev: 2, name: "Old tales" });

  await records.commit([{ kind: "remove-preset", userId: "ada", id: "preset_1" }]);
  expect(await presets.find("ada", "preset_1")).toBeUndefined();
});

it("all presets of a user are found, and none of another", async () => {
  const mine = ["preset_2", "preset_3"].map((preset_id) => makePreset({ user_id: "eve", preset_id }));
  for (const record of [...mine, makePreset({ user_id: "eve2", preset_id: "preset_2" })])
    await records.commit([{ kind: "put-preset", record, from: undefined }]);

  expect(await presetRecords(records.table).all("eve")).toEqual(mine);
  expect(await presetRecords(records.table).find("eve", "preset_9")).toBeUndefined();
});
