import type { Use } from "./cognito-context.ts";
import { refusals } from "./errors.ts";
import { now, type Purpose, type User } from "./user.ts";

/** Takes a code that was sent, once. */
export const takeCode = ({ directory }: Use, user: User, purpose: Purpose, code: string | undefined): void => {
  const sent = user.codes[purpose];
  if (!sent || sent.code !== code) throw refusals.wrongCode();
  if (sent.expires <= now()) throw refusals.expiredCode();
  directory.change(user.username, ({ codes }) => ({ codes: { ...codes, [purpose]: undefined } }));
};

/** Confirms a user, and lets the product know. */
export const confirm = async (use: Use, { username }: User, changes: Partial<User> = {}): Promise<void> => {
  use.directory.change(username, () => ({ status: "CONFIRMED", ...changes }));
  await use.welcome(username);
};
