import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasCredits } from "./ports.ts";

/** Commits changes that cost credits. The refusal `insufficient_credits` gets the balance and the price as details. */
export const commitPaid = async <C>(
  deps: HasCredits & Commits<C>,
  userId: string,
  price: number,
  changes: readonly C[],
): Promise<void> => {
  try {
    await deps.commit(changes);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "insufficient_credits")) throw error;
    const { available: balance, debt } = await deps.credits.balances(userId);
    throw new Refusal("insufficient_credits", error.message, { balance, price, ...(debt && { debt }) });
  }
};
