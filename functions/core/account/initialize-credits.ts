import type { LedgerChange } from "../credit/changes.ts";
import type { HasCredits } from "../credit/ports.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import type { AccountChange } from "./changes.ts";
import type { HasAccountSettings, HasIdentities, HasUsers, Profile } from "./ports.ts";
import { welcomeUser } from "./welcome-user.ts";

/**
 * Creates the profile and the sign-up credits of a verified user if the trigger after sign-up failed. Otherwise takes over
 * an e-mail address that the user has changed in the user pool. Idempotent.
 */
export const initializeCredits = async (
  deps: HasClock &
    HasIds &
    HasCredits &
    HasUsers &
    HasIdentities &
    HasAccountSettings &
    Commits<AccountChange | EmitChange | LedgerChange>,
  userId: string,
  accessToken: string,
): Promise<{ balance: number }> => {
  const [profile, identity] = await Promise.all([deps.users.find(userId), deps.identities.of(accessToken)]);
  if (identity?.userId !== userId) throw new Refusal("unauthenticated", "Please log in");
  if (!profile) {
    if (!identity.isVerified) throw new Refusal("forbidden", "Please verify your email address first.");
    await welcomeUser({ ...deps, signupCredits: deps.settings.signupCredits }, userId, identity.email);
  } else if (identity.isVerified && identity.email && identity.email !== profile.email)
    await takeOverEmail(deps, profile, identity.email);
  const { available: balance } = await deps.credits.balances(userId);
  return { balance };
};

/** A mail to the old address follows the event: somebody else may have changed it. */
const takeOverEmail = async (
  deps: HasClock & HasIds & Commits<AccountChange | EmitChange>,
  { userId, email: from }: Profile,
  email: string,
): Promise<void> => {
  const event = {
    type: "account.email_changed" as const,
    version: 1 as const,
    id: deps.newId("evt"),
    at: deps.now().toISOString(),
    detail: { userId },
  };
  await deps.commit([
    { kind: "set-email", userId, email, from },
    { kind: "emit", event },
  ]);
};
