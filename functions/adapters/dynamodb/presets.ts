import type { PresetRecords } from "#functions/core/preset/ports.ts";
import { PresetRecord } from "#functions/core/preset/records.ts";
import { itemsFrom } from "./all-items.ts";
import { itemAt } from "./item-at.ts";
import { keys, type Table } from "./table.ts";

/** A user's presets in DynamoDB. */
export const presetRecords = (table: Table): PresetRecords => ({
  async find(userId, id) {
    const item = await itemAt(table, keys.preset(userId, id));
    return item && PresetRecord.parse(item);
  },
  async all(userId) {
    return (await itemsFrom(table, keys.preset(userId, ""))).map((item) => PresetRecord.parse(item));
  },
});
