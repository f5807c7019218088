import { validation } from "./api-error.ts";
import type { BatchLine, Held, Item, Rows, Store, TableDescription } from "./store.ts";

export interface Overlay {
  /** A store that reads through to the real one and holds back what is written to it. */
  readonly store: Store;
  readonly held: () => readonly BatchLine[];
}

/**
 * The engine writes an item and its index rows one by one, so a kill in between would leave half of them.
 * On an overlay it writes into memory, and what it wrote becomes one batch: all of it or nothing.
 */
export const overlayOn = (real: Store): Overlay => {
  const held = new Map<string, Held>();
  const tables = new Map<string, TableDescription>();
  const over = (prefix: string, rows: Rows, refusal: (row: Item) => Error | undefined = () => undefined): Rows => ({
    // All writes are serial already: nobody else can hold the lock.
    lock: (_key, run) => run((done) => done),
    get: (key, done) => {
      const line = held.get(prefix + key);
      if (!line) rows.get(key, done);
      else setImmediate(done, null, line.type === "put" ? line.value : undefined);
    },
    put: (key, value, done) => {
      held.set(prefix + key, { type: "put", value });
      setImmediate(done, refusal(value));
    },
    del: (key, done) => {
      held.set(prefix + key, { type: "del" });
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
        emptyKey(row, tables.get(table), index),
      ),
  };
  return { store, held: () => [...held].map(([key, line]) => ({ ...line, key })) };
};

// The engine keeps such a row; DynamoDB refuses the write.
const emptyKey = (row: Item, table: TableDescription | undefined, name: string): Error | undefined => {
  const index = table?.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === name);
  const empty = index?.KeySchema.find(({ AttributeName }) => Object(row[AttributeName]).S === "");
  if (!empty) return undefined;
  return validation(
    "One or more parameter values are not valid. A value specified for a secondary index key is not supported. " +
      "The AttributeValue for a key attribute cannot contain an empty string value. " +
      `IndexName: ${name}, IndexKey: ${empty.AttributeName}`,
  );
};
