import { setImmediate as nextTurn } from "node:timers/promises";
import { validation } from "./api-error.ts";
import { act, checked, tableNamed } from "./engine.ts";
import type { Reply, Request, Store, TableDescription } from "./store.ts";

/** What a table may ask for that makes no difference on one machine. */
const withoutMeaningHere = new Set([
  "DeletionProtectionEnabled",
  "OnDemandThroughput",
  "SSESpecification",
  "TableClass",
  "Tags",
  "WarmThroughput",
]);

/** Answers when the table can be used; the engine itself would still be at work. */
export const createTable = async (store: Store, request: Request): Promise<Reply> => {
  const { StreamSpecification: stream, ...rest } = request;
  if ((stream as Request | undefined)?.["StreamEnabled"] === true)
    throw validation("CreateTable with StreamSpecification is not implemented by the local DynamoDB");
  const meant = Object.fromEntries(Object.entries(rest).filter(([name]) => !withoutMeaningHere.has(name)));
  const reply = await act(store, "CreateTable", checked(store, "CreateTable", meant));
  while ((await tableNamed(store, request["TableName"])).TableStatus !== "ACTIVE") await nextTurn();
  return reply;
};

export const deleteTable = async (store: Store, request: Request): Promise<Reply> => {
  const { TableName } = checked(store, "DeleteTable", request);
  const table = await tableNamed(store, TableName);
  await store.db.batch([{ type: "put", key: keyOf(table), value: { ...table, TableStatus: "DELETING" } }]);
  await remove(store, table);
  return { TableDescription: { ...table, TableStatus: "DELETING" } };
};

/** Ends what a kill interrupted: a table that was being made is there, one that was being deleted is gone. */
export const settleTables = async (store: Store): Promise<void> => {
  for await (const [key, value] of store.db.iterator(rangeOf("table~"))) {
    const table = value as TableDescription; // rows under table~ are descriptions
    if (table.TableStatus === "DELETING") await remove(store, table);
    if (table.TableStatus === "CREATING")
      await store.db.batch([{ type: "put", key, value: { ...table, TableStatus: "ACTIVE" } }]);
  }
};

const remove = async (store: Store, table: TableDescription) => {
  for (const rows of ["item-", "index-global~", "index-local~", "time-to-live~"])
    await store.db.clear(rangeOf(`${rows}${table.TableName}~`));
  await store.db.batch([{ type: "del", key: keyOf(table) }]);
};

const keyOf = ({ TableName }: TableDescription) => `table~${TableName}`;
const rangeOf = (prefix: string) => ({ gte: prefix, lt: `${prefix}\xff` });
