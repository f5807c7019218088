import type { BatchLine, Held, Rows, Store } from "./engine.ts";

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
  const over = (prefix: string, rows: Rows): Rows => ({
    // All writes are serial already: nobody else can hold the lock.
    lock: (_key, run) => run((done) => done),
    get: (key, done) => {
      const line = held.get(prefix + key);
      if (!line) rows.get(key, done);
      else setImmediate(done, null, line.type === "put" ? line.value : undefined);
    },
    put: (key, value, done) => {
      held.set(prefix + key, { type: "put", value });
      setImmediate(done, null);
    },
    del: (key, done) => {
      held.set(prefix + key, { type: "del" });
      setImmediate(done, null);
    },
  });
  const store: Store = {
    ...real,
    getItemDb: (table) => over(`item-${table}~`, real.getItemDb(table)),
    getIndexDb: (kind, table, index) =>
      over(`index-${kind.toLowerCase()}~${table}~${index}~`, real.getIndexDb(kind, table, index)),
  };
  return { store, held: () => [...held].map(([key, line]) => ({ ...line, key })) };
};
