import type { CopyStops } from "#functions/core/mail/ports.ts";
import { itemAt } from "./item-at.ts";
import { keys, type Table } from "./table.ts";

/** The addresses that get no copies of films any more, by their digests. */
export const copyStops = (table: Table): CopyStops => ({
  async has(address) {
    return (await itemAt(table, keys.copyStop(address))) !== undefined;
  },
});
