import { isApiError, kindOf } from "./api-error.ts";
import { act, checked, type EngineOperation, tableNamed } from "./engine.ts";
import { overlayOn } from "./overlay.ts";
import { readItem } from "./read.ts";
import type { Item, Reply, Request, Store } from "./store.ts";

/** PutItem, UpdateItem, DeleteItem and BatchWriteItem: an item and its index rows are written together. */
export const write =
  (operation: EngineOperation) =>
  async (store: Store, request: Request): Promise<Reply> => {
    const { ReturnValuesOnConditionCheckFailure: onFailure, ...rest } = request;
    const overlay = overlayOn(store);
    try {
      const reply = await act(overlay.store, operation, checked(store, operation, rest));
      await store.db.batch(overlay.held());
      return reply;
    } catch (error) {
      if (onFailure !== "ALL_OLD" || kindOf(error) !== "ConditionalCheckFailedException" || !isApiError(error))
        throw error;
      const old = await readItem(store, String(rest["TableName"]), await keyIn(store, rest));
      throw Object.assign(error, { body: { ...error.body, Item: old } });
    }
  };

/** The key of a request, which a put hides in its item. */
export const keyIn = async (store: Store, request: Request): Promise<Item> => {
  // The engine has checked the types of both before anybody asks for the key.
  const source = (request["Key"] ?? request["Item"]) as Item;
  const { KeySchema } = await tableNamed(store, request["TableName"]);
  return Object.fromEntries(KeySchema.map(({ AttributeName }) => [AttributeName, source[AttributeName]]));
};
