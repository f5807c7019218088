import type { LedgerChange } from "../credit/changes.ts";
import type { HasCredits } from "../credit/ports.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import type { AccountChange } from "./changes.ts";
import type { HasAccountSettings, HasIdentities, HasUsers } from "./ports.ts";
import { welcomeUser } from "./welcome-user.ts";

/**
 * Creates the profile and the sign-up credits of a verified user if the trigger after sign-up failed. Idempotent.
 */
export const initializeCredits = async (
  deps: HasClock & HasCredits & HasUsers & HasIdentities & HasAccountSettings & Commits<AccountChange | LedgerChange>,
  userId: string,
  accessToken: string,
): Promise<{ balance: number }> => {
  if (!(await deps.users.find(userId))) {
    const identity = await deps.identities.of(accessToken);
    if (identity?.userId !== userId) throw new Refusal("unauthenticated", "Please log in");
    if (!identity.isVerified) throw new Refusal("forbidden", "Please verify your email address first.");
    await welcomeUser({ ...deps, signupCredits: deps.settings.signupCredits }, userId, identity.email);
  }
  const { available: balance } = await deps.credits.balances(userId);
  return { balance };
};
