import { validationError } from "./api-error.ts";
import { createKey, type EngineOperation, findActiveTable, validateRequest } from "./engine.ts";
import { checkEntries } from "./request-rules.ts";
import type { Item, Request, Store, TableDescription } from "./store.ts";
import { primaryKeyIn } from "./write.ts";

const MAX_ACTIONS = 100;

// ConditionCheck has the same parameters as DeleteItem (a key and a condition), so it is validated as one.
const operations = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "DeleteItem",
} as const;
type Kind = keyof typeof operations;

/** One action of a transaction, with a valid request. */
export interface TransactionAction {
  readonly kind: Kind;
  readonly operation: EngineOperation;
  readonly request: Request;
  readonly table: string;
  readonly key: Item;
  readonly returnsOld: boolean;
}

export const parseActions = async (store: Store, items: unknown): Promise<readonly TransactionAction[]> => {
  const actions: TransactionAction[] = [];
  for (const entry of parseEntries(items)) actions.push(await parseAction(store, entry));
  await refuseDuplicateItems(store, actions);
  return actions;
};

export const parseEntries = (items: unknown): readonly Request[] => checkEntries(items, MAX_ACTIONS);

export const refuseDuplicateItems = async (
  store: Store,
  actions: readonly Pick<TransactionAction, "table" | "key">[],
) => {
  const seen = new Set<string>();
  for (const { table, key } of actions) {
    const text = keyText(key, await findActiveTable(store, table));
    if (text === undefined) continue;
    if (seen.has(`${table}~${text}`))
      throw validationError("Transaction request cannot include multiple operations on one item");
    seen.add(`${table}~${text}`);
  }
};

// A missing or invalid key is an error of its own action, and no duplicate of another.
const keyText = (key: Item, table: TableDescription): string | undefined => {
  try {
    return createKey(key, table);
  } catch {
    return undefined;
  }
};

const parseAction = async (store: Store, entry: Request): Promise<TransactionAction> => {
  const [kind, ...others] = Object.keys(entry).filter((name) => entry[name]);
  if (!isKind(kind) || others.length > 0)
    throw validationError("TransactItems can only contain one of Check, Put, Update or Delete");
  const { ReturnValuesOnConditionCheckFailure: onFailure, ...given } = entry[kind] as Request; // checked by validateRequest
  const request = validateRequest(store, operations[kind], given);
  return {
    kind,
    operation: operations[kind],
    request,
    table: String(request["TableName"]),
    key: await primaryKeyIn(store, request),
    returnsOld: onFailure === "ALL_OLD",
  };
};

const isKind = (name: string | undefined): name is Kind => name !== undefined && name in operations;
