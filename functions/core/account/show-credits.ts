import type { Credits } from "#contract/schema/account.ts";
import type { HasCredits } from "../credit/ports.ts";
import type { HasClock } from "../shared/ports.ts";
import type { HasUsers } from "./ports.ts";

const days = 30;

/** A user's balance, held, earned and spent credits, and the spent credits of the last 30 days. */
export const showCredits = async (
  { credits, users, now }: HasCredits & HasUsers & HasClock,
  userId: string,
): Promise<Credits> => {
  const since = new Date(now().getTime() - days * 86_400_000).toISOString();
  const [{ available, held, earned, spent, debt }, lately, profile] = await Promise.all([
    credits.balances(userId),
    credits.paidSince(userId, since),
    users.find(userId),
  ]);
  return {
    balance: available,
    held,
    total_earned: earned,
    total_spent: spent,
    spent_last_30_days: lately,
    debt,
    member_since: profile?.createdAt,
    language: profile?.language,
    currency: "credits",
  };
};
