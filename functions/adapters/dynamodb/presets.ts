import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { PresetRecords } from "#functions/core/preset/ports.ts";
import { PresetRecord } from "#functions/core/preset/records.ts";
import { allItems } from "./all-items.ts";
import { keys, type Table } from "./table.ts";

/** A user's presets in DynamoDB. */
export const presetRecords = (table: Table): PresetRecords => ({
  async find(userId, id) {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.preset(userId, id), ConsistentRead: true }),
    );
    return Item && PresetRecord.parse(Item);
  },
  async all(userId) {
    const { PK, SK } = keys.preset(userId, "");
    const items = await allItems(table, {
      KeyConditionExpression: "PK = :owner AND begins_with(SK, :start)",
      ExpressionAttributeValues: { ":owner": PK, ":start": SK },
      ConsistentRead: true,
    });
    return items.map((item) => PresetRecord.parse(item));
  },
});
