import type { Ports } from "#functions/core/all-ports.ts";
import { sumOf } from "#functions/core/credit/ledger.ts";
import { Refusal } from "#functions/core/shared/errors.ts";

/**
 * A commit after which credits that came pay off what their owner owes, whoever gave them. Nothing is reserved while
 * there is a debt, so nobody spends in between; what could not be paid then (the process died) is paid by the next
 * credits, or by the next order before it is refused.
 */
export const repaying = (commit: Ports["commit"], credits: Ports["credits"], now: () => Date): Ports["commit"] => {
  const repay = (userId: string, cause: string) => repayDebt(commit, credits, userId, cause, now());
  return async (changes) => {
    const movements = changes.filter((change) => change.kind === "move-credits");
    try {
      await commit(changes);
    } catch (error) {
      if (!isRefused(error, "insufficient_credits")) throw error;
      const paid = await Promise.all(movements.map(({ userId, entries }) => repay(userId, entries[0]?.id ?? "")));
      if (!paid.includes(true)) throw error;
      await commit(changes);
    }
    const gifts = movements.filter(({ entries }) => sumOf(entries).available > 0);
    // What was committed stays so, whatever becomes of the debt.
    await Promise.allSettled(gifts.map(({ userId, entries }) => repay(userId, entries[0]?.id ?? "")));
  };
};

/** True where something was paid. */
const repayDebt = async (
  commit: Ports["commit"],
  credits: Ports["credits"],
  userId: string,
  cause: string,
  now: Date,
): Promise<boolean> => {
  const { available, debt = 0 } = await credits.balances(userId);
  const amount = Math.min(available, debt);
  if (amount === 0) return false;
  const entry = {
    id: `repay#${cause}`,
    type: "repay" as const,
    amount,
    ref: cause,
    text: "Paid off debt from a refunded purchase",
    at: now.toISOString(),
  };
  try {
    await commit([{ kind: "move-credits", userId, entries: [entry], debt: -amount }]);
    return true;
  } catch (error) {
    // Another was quicker: the credits are elsewhere, or the debt is paid.
    if (isRefused(error, "insufficient_credits") || isRefused(error, "conflict")) return false;
    throw error;
  }
};

const isRefused = (error: unknown, code: Refusal["code"]): boolean => error instanceof Refusal && error.code === code;
