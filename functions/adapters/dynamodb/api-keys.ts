import { GetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { KeyMode, scopes } from "#contract/schema/api-key.ts";
import { KeyRecord } from "#functions/core/developer/key-records.ts";
import type { KeyRecords } from "#functions/core/developer/ports.ts";
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
export const keyRecords = ({ client, name }: Table): KeyRecords => ({
  async grant(hash) {
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.keyGrant(hash), ConsistentRead: true }),
    );
    return Item && Grant.parse(Item);
  },

  async of(userId) {
    const { PK, SK } = keys.apiKey(userId, "");
    const found: KeyRecord[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: name,
          KeyConditionExpression: "PK = :user AND begins_with(SK, :keys)",
          ExpressionAttributeValues: { ":user": PK, ":keys": SK },
          ConsistentRead: true,
          ExclusiveStartKey: start,
        }),
      );
      found.push(...Items.map((item) => KeyRecord.parse(item)));
      start = LastEvaluatedKey;
    } while (start);
    return found.sort((a, b) => b.created_at.localeCompare(a.created_at));
  },
});
