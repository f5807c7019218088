import type { Ports } from "../ports.ts";
import { Refusal } from "../shared/errors.ts";
import { welcomeUser } from "./welcome-user.ts";

/**
 * Makes up for a welcome that failed: a verified user gets the profile and the credits that everybody begins with,
 * once, however often it is asked for.
 */
export const initializeCredits = async (
  use: Pick<Ports, "commit" | "now" | "credits" | "users" | "identities" | "settings">,
  userId: string,
  accessToken: string,
): Promise<{ balance: number }> => {
  if (!(await use.users.find(userId))) {
    const identity = await use.identities.of(accessToken);
    if (identity?.userId !== userId) throw new Refusal("unauthenticated", "Please log in");
    if (!identity.isVerified) throw new Refusal("forbidden", "Please verify your email address first.");
    await welcomeUser({ ...use, signupCredits: use.settings.signupCredits }, userId, identity.email);
  }
  const { available: balance } = await use.credits.balances(userId);
  return { balance };
};
