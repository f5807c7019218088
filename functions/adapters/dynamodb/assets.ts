import { AssetRecord, UploadRecord } from "#contract/schema/asset.ts";
import type { AssetRecords } from "#functions/core/asset/ports.ts";
import { itemsFrom } from "./all-items.ts";
import { itemAt } from "./item-at.ts";
import { keys, type Table } from "./table.ts";

/** A user's files in DynamoDB. Owner and name are the key, so a name is unique per user. */
export const assetRecords = (table: Table): AssetRecords => {
  const get = (key: Record<string, string>) => itemAt(table, key);
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
const beginning = async (...query: Parameters<typeof itemsFrom>): Promise<AssetRecord[]> =>
  (await itemsFrom(...query)).map((item) => AssetRecord.parse(item));
