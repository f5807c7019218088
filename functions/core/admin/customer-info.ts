import type { HasCredits } from "../credit/ports.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasAccounts } from "./ports.ts";

/** The user of an email address and their credits, for administrators. */
export const customerInfo = async (
  deps: HasAccounts & HasCredits,
  email: string,
): Promise<{ user_id: string; credits: { balance: number; total_earned: number } }> => {
  const profile = await deps.accounts.byEmail(email);
  if (!profile) throw new Refusal("not_found", "No registered user has this email");
  const { available, earned } = await deps.credits.balances(profile.userId);
  return { user_id: profile.userId, credits: { balance: available, total_earned: earned } };
};
