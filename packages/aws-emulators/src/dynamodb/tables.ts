import { setImmediate as nextTurn } from "node:timers/promises";
import { validationError } from "./api-error.ts";
import { findTable, runEngine, validateRequest } from "./engine.ts";
import type { Reply, Request, Store, TableDescription } from "./store.ts";

/** Parameters of CreateTable that have no effect in this emulator. */
const ignoredParameters = new Set([
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
    throw validationError("CreateTable with StreamSpecification is not implemented by the local DynamoDB");
  const supported = Object.fromEntries(Object.entries(rest).filter(([name]) => !ignoredParameters.has(name)));
  const reply = await runEngine(store, "CreateTable", validateRequest(store, "CreateTable", supported));
  while ((await findTable(store, request["TableName"])).TableStatus !== "ACTIVE") await nextTurn();
  return reply;
};

export const deleteTable = async (store: Store, request: Request): Promise<Reply> => {
  const { TableName } = validateRequest(store, "DeleteTable", request);
  const table = await findTable(store, TableName);
  await store.db.batch([{ type: "put", key: keyOf(table), value: { ...table, TableStatus: "DELETING" } }]);
  await remove(store, table);
  return { TableDescription: { ...table, TableStatus: "DELETING" } };
};

/** Ends what a kill interrupted: a table that was being made is there, one that was being deleted is gone. */
export const finishInterruptedTables = async (store: Store): Promise<void> => {
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
