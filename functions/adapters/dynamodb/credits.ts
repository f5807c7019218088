import type { LedgerEntry } from "#functions/core/credit/ledger.ts";
import type { Credits } from "#functions/core/credit/ports.ts";
import { itemsOf } from "./batch-get.ts";
import { itemAt } from "./item-at.ts";
import { newestFirst } from "./newest-first.ts";
import { keys, type Table } from "./table.ts";

/** Far more ledger entries than a user can have in 30 days. */
const many = 10_000;

/** Balances and ledger entries, strongly consistent: the index returns keys, the items are read by key. */
export const creditRecords = (table: Table): Credits => ({
  async balances(userId) {
    const item = (await itemAt(table, keys.credits(userId))) ?? {};
    const of = (part: string) => Number(item[part] ?? 0);
    const debt = of("debt");
    const sums = { available: of("available"), held: of("held"), earned: of("earned"), spent: of("spent") };
    return debt > 0 ? { ...sums, debt } : sums;
  },

  async movements(userId, { limit, after }) {
    const found = await newestFirst(table, listOf(userId), { maxItems: limit + 1, below: after });
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
    const found = await newestFirst(table, listOf(userId), { maxItems: many, from: at });
    const isPayment = ({ key }: (typeof found)[number]) =>
      ["capture#", "extend-capture#", "giveback#"].some((id) => key.SK.startsWith(keys.ledger(userId, id).SK));
    const items = await itemsOf(
      table,
      found.filter(isPayment).map(({ key }) => key),
    );
    // A refund of an administrator may be for a film that was paid for earlier.
    const spent = items
      .map(entryOf)
      .reduce((sum, { type, amount }) => sum + (type === "giveback" ? -amount : amount), 0);
    return Math.max(0, spent);
  },
});

const listOf = (userId: string): string => keys.ledgerByAge(userId, "", "").GSI1PK;

/** Parses an entry that `move-credits` wrote. */
const entryOf = (item: Readonly<Record<string, unknown>>): LedgerEntry => ({
  id: String(item["id"]),
  // Only `move-credits` writes entries, with the types that the ledger knows.
  type: item["type"] as LedgerEntry["type"],
  amount: Number(item["amount"]),
  ref: String(item["ref"]),
  text: String(item["text"]),
  at: String(item["at"]),
});
