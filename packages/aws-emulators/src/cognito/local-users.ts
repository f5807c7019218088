import { randomUUID } from "node:crypto";
import type { CognitoContext } from "./cognito-context.ts";
import { createVerifier } from "./password.ts";
import { newUser, type User } from "./user.ts";

interface TokenRequest {
  readonly sub?: string;
  readonly email: string;
  readonly groups?: readonly string[];
}

interface Account {
  readonly email: string;
  readonly password: string;
  readonly groups?: readonly string[];
}

/** Creates a confirmed user unless it exists. An existing one keeps its password. */
export const ensureUser = async (context: CognitoContext, { email, password, groups = [] }: Account) => {
  const before = context.users.find(email);
  const user = before ?? add(context, newUser(randomUUID(), { email }), password);
  context.users.change(user.username, (now) => ({ groups: [...new Set([...now.groups, ...groups])] }));
  await context.runPostConfirmation(user.username);
  return { sub: user.username };
};

/** Changes an existing user: a password of now, or a lock. An unknown e-mail changes nothing. */
export const changeUser = (
  { pool, users }: CognitoContext,
  { email, password, enabled }: { readonly email: string; readonly password?: string; readonly enabled?: boolean },
): void => {
  const user = users.find(email);
  if (!user) return;
  users.change(user.username, () => ({
    ...(enabled !== undefined && { enabled }),
    ...(password !== undefined && { password: createVerifier(pool, user.username, password), status: "CONFIRMED" }),
  }));
};

/** Tokens without a password, for tests and tools. An unknown e-mail creates a user without a password. */
export const issueTokens = async (context: CognitoContext, { sub = randomUUID(), email, groups }: TokenRequest) => {
  const known = context.users.find(email) ?? add(context, newUser(sub, { email }));
  const user = context.users.change(known.username, (now) => ({ groups: groups ?? now.groups }));
  await context.runPostConfirmation(user.username);
  const tokens = context.sessions.begin(user, `issued for ${user.username}`);
  return { accessToken: tokens.AccessToken, idToken: tokens.IdToken, sub: user.username };
};

const add = ({ pool, users }: CognitoContext, user: User, password?: string): User =>
  users.add({
    ...user,
    attributes: { ...user.attributes, email_verified: "true" },
    status: "CONFIRMED",
    ...(password !== undefined && { password: createVerifier(pool, user.username, password) }),
  });
