import { type EngineOperation, runEngine, validateRequest } from "./engine.ts";
import type { Item, Reply, Request, Store } from "./store.ts";

/** A read-only operation of the engine. */
export const read =
  (operation: EngineOperation) =>
  (store: Store, request: Request): Promise<Reply> =>
    runEngine(store, operation, validateRequest(store, operation, request));

/** The current item with all its attributes. */
export const readItem = async (store: Store, TableName: string, Key: Item): Promise<Item | undefined> => {
  const reply = await read("GetItem")(store, { TableName, Key });
  return reply["Item"] as Item | undefined; // GetItem's reply
};
