import { promisify } from "node:util";
import { updateIndexes } from "./engine.ts";
import { createOverlay } from "./overlay.ts";
import type { BatchLine, Item, Store, TableDescription } from "./store.ts";
import { rangeOf } from "./tables.ts";

/** The rows that a table's items have in some of its global indexes, as one batch. */
export const indexRows = async (
  store: Store,
  table: TableDescription,
  names: readonly string[],
): Promise<readonly BatchLine[]> => {
  const indexes = (table.GlobalSecondaryIndexes ?? []).filter(({ IndexName }) => names.includes(IndexName));
  const { LocalSecondaryIndexes: _local, ...rest } = table;
  const indexed = { ...rest, GlobalSecondaryIndexes: indexes };
  const types = new Map(table.AttributeDefinitions.map((one) => [one.AttributeName, one.AttributeType]));
  const keys = indexes.flatMap(({ KeySchema }) => KeySchema.map(({ AttributeName }) => AttributeName));
  const isIndexable = (item: Item) => keys.every((key) => isKeyValue(item[key], types.get(key)));
  const overlay = createOverlay(store);
  const write = promisify(updateIndexes);
  for await (const [, value] of store.db.iterator(rangeOf(`item-${table.TableName}~`))) {
    const item = value as Item; // rows under item- are items
    // As in DynamoDB, an item whose value cannot be a key has no row.
    if (isIndexable(item)) await write(overlay.store, indexed, undefined, item);
  }
  return overlay.pending();
};

const isKeyValue = (value: unknown, type: string | undefined) => {
  const given = type ? Object(value)[type] : undefined;
  return typeof given === "string" && given !== "";
};
