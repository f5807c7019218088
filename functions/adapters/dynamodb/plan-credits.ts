import { eventsOf } from "#functions/core/commit-chain.ts";
import type { LedgerChange } from "#functions/core/credit/changes.ts";
import { creditOf, debitOf, type LedgerEntry, sumOf } from "#functions/core/credit/ledger.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { eventItem } from "./plan-event.ts";
import { keys } from "./table.ts";
import { always, insert, type Plan, update, type Write } from "./write.ts";

/** The writes of ledger entries, the balances and their events. */
export const planCredits = (change: LedgerChange, table: string): Plan => {
  const { userId, entries, debt = 0 } = change;
  return {
    writes: [
      moveCredits(table, userId, entries, debt),
      ...entries.map((entry) => insert(table, ledgerItem(userId, entry))),
      ...eventsOf(change).map((event) => insert(table, eventItem(event))),
    ],
    refusal: [
      new Refusal("insufficient_credits", "Insufficient credits"),
      ...[...entries, ...entries].map(({ id }) => new Refusal("conflict", `This ledger entry already exists: ${id}`)),
    ],
  };
};

/**
 * One update for all ledger entries of a commit, as a transaction may write an item only once. No credits are held while
 * there is debt; a debt is never repaid twice.
 */
const moveCredits = (table: string, userId: string, entries: readonly LedgerEntry[], debt: number): Write => {
  const by = sumOf(entries);
  const needs: readonly (readonly [name: string, least: number])[] = [
    ...(["available", "held", "spent"] as const).map((name) => [name, -by[name]] as const),
    ["debt", -debt] as const,
  ].filter(([, least]) => least > 0);
  const conditions = [
    ...needs.map(([name]) => `#${name} >= :${name}Needed`),
    ...(entries.some(({ type }) => type === "reserve") ? ["(attribute_not_exists(#debt) OR #debt = :none)"] : []),
  ];
  const values = Object.fromEntries(needs.map(([name, least]) => [`${name}Needed`, least]));
  return update(
    table,
    keys.credits(userId),
    {},
    conditions.length === 0
      ? always
      : {
          expression: conditions.join(" AND "),
          values: { ...values, ...(conditions.length > needs.length && { none: 0 }) },
        },
    { ...by, ...(debt !== 0 && { debt }) },
  );
};

const ledgerItem = (userId: string, entry: LedgerEntry) => ({
  ...keys.ledger(userId, entry.id),
  ...keys.ledgerByAge(userId, entry.at, entry.id),
  ...entry,
  debit: debitOf(entry.type),
  credit: creditOf(entry.type),
});
