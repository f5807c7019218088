import { setImmediate as nextTurn } from "node:timers/promises";
import { validationError } from "./api-error.ts";
import { findTable, runEngine, validateRequest } from "./engine.ts";
import type { Reply, Request, Store, TableDescription } from "./store.ts";
import { parseTags, tagsLine } from "./tags.ts";

/** Parameters of CreateTable that have no effect in this emulator. */
const ignoredParameters = new Set([
  "DeletionProtectionEnabled",
  "OnDemandThroughput",
  "SSESpecification",
  "TableClass",
  "WarmThroughput",
]);

/** Answers when the table can be used; the engine itself would still be at work. */
export const createTable = async (store: Store, request: Request): Promise<Reply> => {
  const { StreamSpecification: stream, Tags, ...rest } = request;
  if ((stream as Request | undefined)?.["StreamEnabled"] === true)
    throw validationError("CreateTable with StreamSpecification is not implemented by the local DynamoDB");
  const supported = Object.fromEntries(Object.entries(rest).filter(([name]) => !ignoredParameters.has(name)));
  const valid = validateRequest(store, "CreateTable", supported);
  const tags = Tags === undefined ? [] : parseTags(Tags);
  const reply = await runEngine(store, "CreateTable", valid);
  while ((await findTable(store, request["TableName"])).TableStatus !== "ACTIVE") await nextTurn();
  if (tags.length > 0) await store.db.batch([tagsLine(String(request["TableName"]), tags)]);
  return reply;
};

export const deleteTable = async (store: Store, request: Request): Promise<Reply> => {
  const { TableName } = validateRequest(store, "DeleteTable", request);
  const table = await findTable(store, TableName);
  await store.db.batch([{ type: "put", key: tableKey(table), value: { ...table, TableStatus: "DELETING" } }]);
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
  for (const rows of ["item-", "index-global~", "index-local~", "time-to-live~", "tags~"])
    await store.db.clear(rangeOf(`${rows}${table.TableName}~`));
  await store.db.batch([{ type: "del", key: tableKey(table) }]);
};

/** The key of a table's description. */
export const tableKey = ({ TableName }: TableDescription) => `table~${TableName}`;
/** All keys with a prefix. */
export const rangeOf = (prefix: string) => ({ gte: prefix, lt: `${prefix}\xff` });
