import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import type { LedgerChange } from "./changes.ts";
import type { HasBalances } from "./ports.ts";

/**
 * Repays a user's debt as far as the balance allows; true if anything was repaid. The ledger entry is named by what
 * brought the credits (`cause`), so that the same credits repay once.
 */
export const repayDebt = async (
  deps: HasBalances & HasClock & Commits<LedgerChange>,
  userId: string,
  cause: string,
): Promise<boolean> => {
  const { available, debt = 0 } = await deps.credits.balances(userId);
  const amount = Math.min(available, debt);
  if (amount === 0) return false;
  const entry = {
    id: `repay#${cause}`,
    type: "repay" as const,
    amount,
    ref: cause,
    text: "Paid off debt from a refunded purchase",
    at: deps.now().toISOString(),
  };
  try {
    await deps.commit([{ kind: "move-credits", userId, entries: [entry], debt: -amount }]);
    return true;
  } catch (error) {
    // Another commit spent the credits or repaid the debt first.
    if (error instanceof Refusal && (error.code === "insufficient_credits" || error.code === "conflict")) return false;
    throw error;
  }
};
