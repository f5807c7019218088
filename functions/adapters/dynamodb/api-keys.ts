import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { KeyMode, scopes } from "#contract/schema/api-key.ts";
import { KeyRecord } from "#functions/core/developer/key-records.ts";
import type { KeyRecords } from "#functions/core/developer/ports.ts";
import { allItems } from "./all-items.ts";
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
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.keyGrant(hash), ConsistentRead: true }),
    );
    return Item && Grant.parse(Item);
  },

  async of(userId) {
    const { PK, SK } = keys.apiKey(userId, "");
    const items = await allItems(table, {
      KeyConditionExpression: "PK = :user AND begins_with(SK, :keys)",
      ExpressionAttributeValues: { ":user": PK, ":keys": SK },
      ConsistentRead: true,
    });
    const found = items.map((item) => KeyRecord.parse(item));
    return found.sort((a, b) => b.created_at.localeCompare(a.created_at));
  },
});
