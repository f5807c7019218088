import type { HasCredits } from "../credit/ports.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasAccounts } from "./ports.ts";

/** What the user of an address has, before an administrator adds to it. */
export const customerInfo = async (
  use: HasAccounts & HasCredits,
  email: string,
): Promise<{ user_id: string; credits: { balance: number; total_earned: number } }> => {
  const profile = await use.accounts.byEmail(email);
  if (!profile) throw new Refusal("not_found", "No registered user has this email");
  const { available, earned } = await use.credits.balances(profile.userId);
  return { user_id: profile.userId, credits: { balance: available, total_earned: earned } };
};
