import { findTable, itemSize } from "./engine.ts";
import { read } from "./read.ts";
import type { Item, Reply, Request, Store } from "./store.ts";

const GIGABYTE = 1024 ** 3;

/**
 * The sizes of the item collections that a write touches: `ItemCollectionMetrics` of the reply, in gigabytes from and to.
 * Only tables with local indexes have item collections.
 */
export const collectionMetrics = async (store: Store, operation: string, request: Request): Promise<Reply> => {
  if (request["ReturnItemCollectionMetrics"] !== "SIZE") return {};
  if (operation !== "BatchWriteItem") {
    const source = (request["Key"] ?? request["Item"]) as Item; // checked by validateRequest
    const [metrics] = await metricsOf(store, request["TableName"], [source]);
    return metrics ? { ItemCollectionMetrics: metrics } : {};
  }
  const lists = Object.entries(request["RequestItems"] as Readonly<Record<string, readonly Request[]>>); // likewise
  const all: Record<string, readonly Reply[]> = {};
  for (const [table, writes] of lists) {
    const items = writes.map((write) => {
      const { PutRequest: put, DeleteRequest: remove } = write;
      return (Object(put).Item ?? Object(remove).Key) as Item; // likewise
    });
    const metrics = await metricsOf(store, table, items);
    if (metrics.length > 0) all[table] = metrics;
  }
  return Object.keys(all).length > 0 ? { ItemCollectionMetrics: all } : {};
};

const metricsOf = async (store: Store, name: unknown, items: readonly Item[]): Promise<readonly Reply[]> => {
  const table = await findTable(store, name);
  const hash = table.KeySchema[0]?.AttributeName;
  if (!table.LocalSecondaryIndexes?.length || !hash) return [];
  const keys = new Map(items.map((item) => [JSON.stringify(item[hash]), item[hash]]));
  const metrics: Reply[] = [];
  for (const key of keys.values()) {
    const from = Math.floor((await collectionBytes(store, table.TableName, hash, key)) / GIGABYTE);
    metrics.push({ ItemCollectionKey: { [hash]: key }, SizeEstimateRangeGB: [from, from + 1] });
  }
  return metrics;
};

const collectionBytes = async (store: Store, TableName: string, hash: string, key: unknown): Promise<number> => {
  let bytes = 0;
  let start: unknown;
  do {
    const page = await read("Query")(store, {
      TableName,
      KeyConditionExpression: "#hash = :hash",
      ExpressionAttributeNames: { "#hash": hash },
      ExpressionAttributeValues: { ":hash": key },
      ...(start ? { ExclusiveStartKey: start } : {}),
    });
    for (const item of page["Items"] as readonly Item[]) bytes += itemSize(item); // a query's reply
    start = page["LastEvaluatedKey"];
  } while (start);
  return bytes;
};
