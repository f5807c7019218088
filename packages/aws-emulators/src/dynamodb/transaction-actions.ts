import { validation } from "./api-error.ts";
import { checked, createKey, type EngineOperation, tableNamed } from "./engine.ts";
import type { Item, Request, Store, TableDescription } from "./store.ts";
import { keyIn } from "./write.ts";

const MAX_MEMBERS = 100;

// A condition check is a delete that deletes nothing: it has a key, a condition and no more.
const operations = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "DeleteItem",
} as const;
type Kind = keyof typeof operations;

/** One write of a transaction, with its request checked. */
export interface Member {
  readonly kind: Kind;
  readonly operation: EngineOperation;
  readonly request: Request;
  readonly table: string;
  readonly key: Item;
  readonly returnsOld: boolean;
}

export const membersOf = async (store: Store, items: unknown): Promise<readonly Member[]> => {
  const members: Member[] = [];
  for (const entry of entriesOf(items)) members.push(await memberFrom(store, entry));
  await refuseSameItemTwice(store, members);
  return members;
};

export const entriesOf = (items: unknown): readonly Request[] => {
  const count = Array.isArray(items) ? items.length : 0;
  if (count === 0 || count > MAX_MEMBERS)
    throw validation(
      "1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length " +
        (count ? `less than or equal to ${MAX_MEMBERS}` : "greater than or equal to 1"),
    );
  return items as readonly Request[]; // an array: it has a length
};

export const refuseSameItemTwice = async (store: Store, members: readonly Pick<Member, "table" | "key">[]) => {
  const seen = new Set<string>();
  for (const { table, key } of members) {
    const text = keyText(key, await tableNamed(store, table));
    if (text === undefined) continue;
    if (seen.has(`${table}~${text}`))
      throw validation("Transaction request cannot include multiple operations on one item");
    seen.add(`${table}~${text}`);
  }
};

// A key that is missing or of the wrong type is its own member's failure, and equal to no other.
const keyText = (key: Item, table: TableDescription): string | undefined => {
  try {
    return createKey(key, table);
  } catch {
    return undefined;
  }
};

const memberFrom = async (store: Store, entry: Request): Promise<Member> => {
  const [kind, ...others] = Object.keys(entry).filter((name) => entry[name]);
  if (!isKind(kind) || others.length > 0)
    throw validation("TransactItems can only contain one of Check, Put, Update or Delete");
  const { ReturnValuesOnConditionCheckFailure: onFailure, ...given } = entry[kind] as Request; // checked on the next line
  const request = checked(store, operations[kind], given);
  return {
    kind,
    operation: operations[kind],
    request,
    table: String(request["TableName"]),
    key: await keyIn(store, request),
    returnsOld: onFailure === "ALL_OLD",
  };
};

const isKind = (name: string | undefined): name is Kind => name !== undefined && name in operations;
