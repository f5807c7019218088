import type { ProviderPause, ProviderPauses } from "#functions/core/provider/ports.ts";
import { allItems } from "./all-items.ts";
import { itemAt } from "./item-at.ts";
import { keys, type Table } from "./table.ts";

/** Provider pauses, strongly consistent, so that a pause takes effect with the next call. */
export const storedPauses = (table: Table): ProviderPauses => ({
  async of(provider) {
    const item = await itemAt(table, keys.pause(provider));
    return item && pauseIn(item);
  },
  async all() {
    const items = await allItems(table, {
      KeyConditionExpression: "PK = :pauses",
      ExpressionAttributeValues: { ":pauses": keys.pause("").PK },
      ConsistentRead: true,
    });
    return items.map(pauseIn);
  },
});

const pauseIn = (item: Readonly<Record<string, unknown>>): ProviderPause => ({
  provider: String(item["provider"]),
  reason: String(item["reason"]),
  since: String(item["since"]),
});
