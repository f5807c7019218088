import type { LedgerLine } from "#contract/schema/ledger.ts";
import { creditOf, debitOf, type LedgerEntry } from "./ledger.ts";

/** A ledger entry as the API shows it: positive if it adds to the balance. */
export const lineOf = ({ id, type, amount, text, ref, at }: LedgerEntry): LedgerLine => {
  const comes = creditOf(type) === "available";
  const goes = debitOf(type) === "available";
  return {
    id,
    type,
    amount: comes ? amount : -amount,
    balance_change: comes ? amount : goes ? -amount : 0,
    text,
    ref,
    at,
  };
};
