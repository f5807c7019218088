import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { LedgerEntry } from "#functions/core/credit/ledger.ts";
import type { Credits } from "#functions/core/credit/ports.ts";
import { itemsOf } from "./batch-get.ts";
import { newestIn } from "./newest.ts";
import { keys, type Table } from "./table.ts";

/** Films that can end in as many days are far fewer. */
const many = 10_000;

/** Balances, read strongly, and the movements behind them: their list names them, their items are read by key. */
export const creditRecords = (table: Table): Credits => ({
  async balances(userId) {
    const { Item = {} } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.credits(userId), ConsistentRead: true }),
    );
    const of = (part: string) => Number(Item[part] ?? 0);
    const debt = of("debt");
    const sums = { available: of("available"), held: of("held"), earned: of("earned"), spent: of("spent") };
    return debt > 0 ? { ...sums, debt } : sums;
  },

  async movements(userId, { limit, after }) {
    const found = await newestIn(table, listOf(userId), { most: limit + 1, below: after });
    const shown = found.slice(0, limit);
    const entries = (
      await itemsOf(
        table,
        shown.map(({ key }) => key),
      )
    ).map(entryOf);
    return { entries, ...(found.length > limit && { end: shown.at(-1)?.at }) };
  },

  async paidSince(userId, at) {
    const found = await newestIn(table, listOf(userId), { most: many, from: at });
    const captures = found.filter(({ key }) => key.SK.startsWith(keys.ledger(userId, "capture#").SK));
    const items = await itemsOf(
      table,
      captures.map(({ key }) => key),
    );
    return items.map(entryOf).reduce((sum, { amount }) => sum + amount, 0);
  },
});

const listOf = (userId: string): string => keys.ledgerByAge(userId, "", "").GSI1PK;

/** An entry as `move-credits` has written it. */
const entryOf = (item: Readonly<Record<string, unknown>>): LedgerEntry => ({
  id: String(item["id"]),
  // Only `move-credits` writes entries, with the types that the ledger knows.
  type: item["type"] as LedgerEntry["type"],
  amount: Number(item["amount"]),
  ref: String(item["ref"]),
  text: String(item["text"]),
  at: String(item["at"]),
});
