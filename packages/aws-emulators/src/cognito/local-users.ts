import { randomUUID } from "node:crypto";
import type { Use } from "./cognito-context.ts";
import { newPassword } from "./password.ts";
import { newUser, type User } from "./user.ts";

interface Someone {
  readonly sub?: string;
  readonly email: string;
  readonly groups?: readonly string[];
}

interface Account {
  readonly email: string;
  readonly password: string;
  readonly groups?: readonly string[];
}

/** An account that is there from the start. One that is there already keeps its password. */
export const ensureUser = async (use: Use, { email, password, groups = [] }: Account) => {
  const before = use.directory.find(email);
  const user = before ?? add(use, newUser(randomUUID(), { email }), password);
  use.directory.change(user.username, (now) => ({ groups: [...new Set([...now.groups, ...groups])] }));
  await use.welcome(user.username);
  return { sub: user.username };
};

/** Tokens without a password, for tools on this machine. An unknown e-mail makes a user that cannot sign in otherwise. */
export const issue = async (use: Use, { sub = randomUUID(), email, groups }: Someone) => {
  const known = use.directory.find(email) ?? add(use, newUser(sub, { email }));
  const user = use.directory.change(known.username, (now) => ({ groups: groups ?? now.groups }));
  await use.welcome(user.username);
  const tokens = use.sessions.begin(user, `issued for ${user.username}`);
  return { accessToken: tokens.AccessToken, idToken: tokens.IdToken, sub: user.username };
};

const add = ({ pool, directory }: Use, user: User, password?: string): User =>
  directory.add({
    ...user,
    attributes: { ...user.attributes, email_verified: "true" },
    status: "CONFIRMED",
    ...(password !== undefined && { password: newPassword(pool, user.username, password) }),
  });
