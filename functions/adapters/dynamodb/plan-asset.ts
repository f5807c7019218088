import { maxStorage } from "#contract/catalogue/uploads.ts";
import type { AssetChange } from "#functions/core/asset/changes.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { keys } from "./table.ts";
import { type Condition, insert, type Plan, remove, update } from "./write.ts";

/** The writes of a change to a user's files. */
export const planAsset = (change: AssetChange, table: string): Plan => {
  switch (change.kind) {
    case "open-upload": {
      const { userId, id } = change.upload;
      return {
        writes: [insert(table, { ...keys.upload(userId, id), ...change.upload })],
        refusal: new Refusal("conflict", "The upload is already open"),
      };
    }
    case "close-upload":
      return {
        writes: [remove(table, keys.upload(change.userId, change.id), { expression: "attribute_exists(#PK)" })],
        refusal: new Refusal("conflict", "The upload has already been completed"),
      };
    case "list-asset": {
      const { slot, asset, replaces } = change;
      const more = { files: replaces ? 0 : 1, bytes: asset.fileSize - (replaces?.fileSize ?? 0) };
      return {
        writes: [
          {
            Put: {
              TableName: table,
              Item: { ...keys.asset(asset.userId, slot), ...asset },
              ...(replaces
                ? { ConditionExpression: "id = :replaced", ExpressionAttributeValues: { ":replaced": replaces.id } }
                : { ConditionExpression: "attribute_not_exists(PK)" }),
            },
          },
          update(table, keys.storage(asset.userId), {}, withinStorageLimit(more), more),
        ],
        refusal: [
          new Refusal("conflict", "The file was replaced in the meantime"),
          new Refusal(
            "content_too_large",
            "Your storage is full (2,000 files or 1 GB). Please delete files that you no longer need.",
          ),
        ],
      };
    }
    case "delete-asset": {
      const { slot, asset } = change;
      return {
        writes: [
          remove(table, keys.asset(asset.userId, slot), { expression: "#id = :was", values: { was: asset.id } }),
          update(table, keys.storage(asset.userId), {}, always, { files: -1, bytes: -asset.fileSize }),
        ],
        refusal: new Refusal("conflict", "The file was replaced or deleted in the meantime"),
      };
    }
  }
};

const always: Condition = { expression: "attribute_exists(PK) OR attribute_not_exists(PK)" };

/** A user without files has no counters yet; a change that frees storage is always allowed. */
const withinStorageLimit = ({ files, bytes }: { readonly files: number; readonly bytes: number }): Condition =>
  bytes <= 0 && files === 0
    ? always
    : {
        expression: "attribute_not_exists(#files) OR (#files <= :mostFiles AND #bytes <= :mostBytes)",
        values: { mostFiles: maxStorage.files - files, mostBytes: maxStorage.bytes - bytes },
      };
