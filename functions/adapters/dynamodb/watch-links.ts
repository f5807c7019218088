import * as z from "zod";
import type { WatchLinks } from "#functions/core/watch/ports.ts";
import { itemAt } from "./item-at.ts";
import { keys, type Table } from "./table.ts";

const Link = z.object({ userId: z.string(), taskId: z.string() });

/** Which film a public page shows. */
export const watchLinks = (table: Table): WatchLinks => ({
  async find(watchId) {
    const item = await itemAt(table, keys.watch(watchId));
    return item && Link.parse(item);
  },
});
