import type { ClientMetadata } from "./code-sender.ts";
import type { CognitoContext } from "./cognito-context.ts";
import { errors } from "./errors.ts";
import { type CodePurpose, now, type User } from "./user.ts";

/** Checks a code and makes it invalid. Throws CodeMismatchException or ExpiredCodeException. */
export const consumeCode = (
  { users }: CognitoContext,
  user: User,
  purpose: CodePurpose,
  code: string | undefined,
): void => {
  const sent = user.codes[purpose];
  if (!sent || sent.code !== code) throw errors.wrongCode();
  if (sent.expires <= now()) throw errors.expiredCode();
  users.change(user.username, ({ codes }) => ({ codes: { ...codes, [purpose]: undefined } }));
};

/** Confirms a user and runs the PostConfirmation trigger. */
export const confirmUser = async (
  context: CognitoContext,
  { username }: User,
  clientMetadata: ClientMetadata,
  changes: Partial<User> = {},
): Promise<void> => {
  context.users.change(username, () => ({ status: "CONFIRMED", ...changes }));
  await context.runPostConfirmation(username, clientMetadata);
};
