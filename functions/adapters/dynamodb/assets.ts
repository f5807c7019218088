import { GetCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import { AssetRecord, UploadRecord } from "#contract/schema/asset.ts";
import type { AssetRecords } from "#functions/core/asset/ports.ts";
import { allItems } from "./all-items.ts";
import { keys, type Table } from "./table.ts";

/** A user's files in DynamoDB. Owner and name are the key, so a name is unique per user. */
export const assetRecords = (table: Table): AssetRecords => {
  const get = async (Key: Record<string, string>) =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item;
  return {
    async find(userId, id) {
      const [found] = await beginning(table, keys.asset(userId, ""), {
        FilterExpression: "id = :id",
        ExpressionAttributeValues: { ":id": id },
      });
      return found;
    },
    async named(userId, slot) {
      const item = await get(keys.asset(userId, slot));
      return item && AssetRecord.parse(item);
    },
    async all(userId, assetType) {
      return beginning(table, keys.asset(userId, assetType ? `${assetType}#` : ""));
    },
    async stored(userId) {
      const item = (await get(keys.storage(userId))) ?? {};
      return { files: Number(item["files"] ?? 0), bytes: Number(item["bytes"] ?? 0) };
    },
    async upload(userId, id) {
      const item = await get(keys.upload(userId, id));
      return item && UploadRecord.parse(item);
    },
  };
};

/** All files with a key prefix, over all pages. */
const beginning = async (
  table: Table,
  { PK, SK }: { readonly PK: string; readonly SK: string },
  filter: Pick<QueryCommandInput, "FilterExpression" | "ExpressionAttributeValues"> = {},
): Promise<AssetRecord[]> => {
  const items = await allItems(table, {
    KeyConditionExpression: "PK = :owner AND begins_with(SK, :start)",
    ...filter,
    ExpressionAttributeValues: { ":owner": PK, ":start": SK, ...filter.ExpressionAttributeValues },
    ConsistentRead: true,
  });
  return items.map((item) => AssetRecord.parse(item));
};
