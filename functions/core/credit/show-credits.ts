import type { Credits } from "#contract/schema/account.ts";
import type { Ports } from "../ports.ts";

const days = 30;

/** What a user can spend, has set aside, has earned and has spent: in all, and lately. */
export const showCredits = async (
  { credits, now }: Pick<Ports, "credits" | "now">,
  userId: string,
): Promise<Credits> => {
  const since = new Date(now().getTime() - days * 86_400_000).toISOString();
  const [{ available, held, earned, spent }, lately] = await Promise.all([
    credits.balances(userId),
    credits.paidSince(userId, since),
  ]);
  return {
    balance: available,
    held,
    total_earned: earned,
    total_spent: spent,
    spent_last_30_days: lately,
    currency: "credits",
  };
};
