import { errorName, isApiError } from "./api-error.ts";
import { type EngineOperation, findActiveTable, runEngine, validateRequest } from "./engine.ts";
import { collectionMetrics } from "./item-collections.ts";
import { createOverlay } from "./overlay.ts";
import { readItem } from "./read.ts";
import type { Item, Reply, Request, Store } from "./store.ts";

/** PutItem, UpdateItem, DeleteItem and BatchWriteItem: an item and its index rows are written in one batch. */
export const write =
  (operation: EngineOperation) =>
  async (store: Store, request: Request): Promise<Reply> => {
    const { ReturnValuesOnConditionCheckFailure: onFailure, ...rest } = request;
    const overlay = createOverlay(store);
    try {
      const valid = validateRequest(store, operation, rest);
      const reply = await runEngine(overlay.store, operation, valid);
      await store.db.batch(overlay.pending());
      return { ...reply, ...(await collectionMetrics(store, operation, valid)) };
    } catch (error) {
      if (onFailure !== "ALL_OLD" || errorName(error) !== "ConditionalCheckFailedException" || !isApiError(error))
        throw error;
      const old = await readItem(store, String(rest["TableName"]), await primaryKeyIn(store, rest));
      throw Object.assign(error, { body: { ...error.body, Item: old } });
    }
  };

/** The primary key in a request; for a put it is part of the item. */
export const primaryKeyIn = async (store: Store, request: Request): Promise<Item> => {
  // validateRequest has checked the types of both.
  const source = (request["Key"] ?? request["Item"]) as Item;
  const { KeySchema } = await findActiveTable(store, request["TableName"]);
  return Object.fromEntries(KeySchema.map(({ AttributeName }) => [AttributeName, source[AttributeName]]));
};
