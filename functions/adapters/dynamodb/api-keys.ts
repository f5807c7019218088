import * as z from "zod";
import { KeyMode, scopes } from "#contract/schema/api-key.ts";
import { KeyRecord } from "#functions/core/developer/key-records.ts";
import type { KeyRecords } from "#functions/core/developer/ports.ts";
import { itemsFrom } from "./all-items.ts";
import { itemAt } from "./item-at.ts";
import { keys, type Table } from "./table.ts";

const Grant = z
  .object({
    userId: z.string(),
    keyId: z.string(),
    mode: KeyMode,
    scopes: z.array(z.enum(scopes)),
    lastUsedAt: z.string().optional(),
    validUntil: z.string().optional(),
  })
  .transform((grant) => ({ ...grant, lastUsedAt: grant.lastUsedAt, validUntil: grant.validUntil }));

/** API keys in DynamoDB. */
export const keyRecords = (table: Table): KeyRecords => ({
  async grant(hash) {
    const item = await itemAt(table, keys.keyGrant(hash));
    return item && Grant.parse(item);
  },

  async of(userId) {
    const items = await itemsFrom(table, keys.apiKey(userId, ""));
    const found = items.map((item) => KeyRecord.parse(item));
    return found.sort((a, b) => b.created_at.localeCompare(a.created_at));
  },
});
