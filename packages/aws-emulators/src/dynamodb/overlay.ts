import { validationError } from "./api-error.ts";
import type { BatchLine, Item, PendingWrite, Rows, Store, TableDescription } from "./store.ts";

export interface Overlay {
  /** Reads from the real store, and keeps writes in memory. */
  readonly store: Store;
  readonly pending: () => readonly BatchLine[];
}

/**
 * The engine writes an item and its index rows one by one, so a kill in between would leave only some of them.
 * With an overlay it writes to memory, and all its writes become one atomic batch.
 */
export const createOverlay = (real: Store): Overlay => {
  const pending = new Map<string, PendingWrite>();
  const tables = new Map<string, TableDescription>();
  const over = (prefix: string, rows: Rows, refusal: (row: Item) => Error | undefined = () => undefined): Rows => ({
    // Writes run one at a time (operations.ts), so no lock is needed.
    lock: (_key, run) => run((done) => done),
    get: (key, done) => {
      const line = pending.get(prefix + key);
      if (!line) rows.get(key, done);
      else setImmediate(done, null, line.type === "put" ? line.value : undefined);
    },
    put: (key, value, done) => {
      pending.set(prefix + key, { type: "put", value });
      setImmediate(done, refusal(value));
    },
    del: (key, done) => {
      pending.set(prefix + key, { type: "del" });
      setImmediate(done, null);
    },
  });
  const store: Store = {
    ...real,
    getTable: (name, mustBeActive, done) => {
      const [isStrict, answer] = typeof mustBeActive === "function" ? [true, mustBeActive] : [mustBeActive, done];
      real.getTable(name, isStrict, (error, table) => {
        if (table) tables.set(table.TableName, table);
        answer?.(error, table);
      });
    },
    getItemDb: (table) => over(`item-${table}~`, real.getItemDb(table)),
    getIndexDb: (kind, table, index) =>
      over(`index-${kind.toLowerCase()}~${table}~${index}~`, real.getIndexDb(kind, table, index), (row) =>
        emptyIndexKeyError(row, tables.get(table), index),
      ),
  };
  return { store, pending: () => [...pending].map(([key, line]) => ({ ...line, key })) };
};

// The engine accepts an empty string as an index key; DynamoDB refuses it.
const emptyIndexKeyError = (row: Item, table: TableDescription | undefined, name: string): Error | undefined => {
  const index = table?.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === name);
  const empty = index?.KeySchema.find(({ AttributeName }) => Object(row[AttributeName]).S === "");
  if (!empty) return undefined;
  return validationError(
    "One or more parameter values are not valid. A value specified for a secondary index key is not supported. " +
      "The AttributeValue for a key attribute cannot contain an empty string value. " +
      `IndexName: ${name}, IndexKey: ${empty.AttributeName}`,
  );
};
