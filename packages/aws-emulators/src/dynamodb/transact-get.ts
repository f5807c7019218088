import { validation } from "./api-error.ts";
import { act, checked } from "./engine.ts";
import type { Item, Reply, Request, Store } from "./store.ts";
import { entriesOf, refuseSameItemTwice } from "./transaction-actions.ts";

/** Reads up to a hundred items as they are at one moment: no write runs while it does. */
export const transactGet = async (store: Store, request: Request): Promise<Reply> => {
  const gets = entriesOf(request["TransactItems"]).map((entry) => checked(store, "GetItem", getIn(entry)));
  // Both were checked by the engine: a name and an item's key.
  const named = gets.map((get) => ({ table: String(get["TableName"]), key: get["Key"] as Item }));
  await refuseSameItemTwice(store, named);
  const Responses: Reply[] = [];
  for (const get of gets) {
    const { Item } = await act(store, "GetItem", get);
    Responses.push(Item ? { Item } : {});
  }
  return { Responses };
};

const getIn = (entry: Request): Request => {
  const get = entry["Get"];
  if (typeof get !== "object" || get === null) throw validation("TransactItems can only contain Get");
  return get as Request; // an object; its parts are checked by the engine
};
