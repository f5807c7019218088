import { validationError } from "./api-error.ts";
import { type CancellationReason, throwIfCancelled, validationReason } from "./cancellation.ts";
import { runEngine, validateRequest } from "./engine.ts";
import type { Item, Reply, Request, Store } from "./store.ts";
import { parseEntries, refuseDuplicateItems } from "./transaction-actions.ts";

/** Reads up to 100 items consistently: it is queued, so no write runs meanwhile. */
export const transactGet = async (store: Store, request: Request): Promise<Reply> => {
  const gets = parseEntries(request["TransactItems"]).map((entry) => validateRequest(store, "GetItem", getIn(entry)));
  // validateRequest has checked the types of both.
  const keys = gets.map((get) => ({ table: String(get["TableName"]), key: get["Key"] as Item }));
  await refuseDuplicateItems(store, keys);
  const Responses: Reply[] = [];
  const reasons: CancellationReason[] = [];
  for (const get of gets)
    try {
      const { Item } = await runEngine(store, "GetItem", get);
      Responses.push(Item ? { Item } : {});
      reasons.push({ Code: "None" });
    } catch (error) {
      reasons.push(validationReason(error));
    }
  throwIfCancelled(reasons);
  return { Responses };
};

const getIn = (entry: Request): Request => {
  const get = entry["Get"];
  if (typeof get !== "object" || get === null) throw validationError("TransactItems can only contain Get");
  return get as Request; // an object; validateRequest checks its fields
};
