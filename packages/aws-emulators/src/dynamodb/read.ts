import { act, checked, type EngineOperation } from "./engine.ts";
import type { Item, Reply, Request, Store } from "./store.ts";

/** An operation that changes nothing: the engine's own. */
export const read =
  (operation: EngineOperation) =>
  (store: Store, request: Request): Promise<Reply> =>
    act(store, operation, checked(store, operation, request));

/** One item as it is now, whole. */
export const readItem = async (store: Store, TableName: string, Key: Item): Promise<Item | undefined> => {
  const reply = await read("GetItem")(store, { TableName, Key });
  return reply["Item"] as Item | undefined; // what the engine's GetItem answers with
};
