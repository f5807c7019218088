import { refusals } from "./errors.ts";
import type { Pool } from "./pool.ts";
import { type Verifier, verifierOf } from "./srp.ts";
import type { User } from "./user.ts";

const longest = 256;

/** What to keep of a new password, once it conforms with the pool's policy. */
export const newPassword = (pool: Pool, username: string, password: string): Verifier => {
  checkPassword(pool, password);
  return verifierOf(pool.name, username, password);
};

export const checkPassword = ({ minPasswordLength }: Pool, password: string): void => {
  if (password.length < minPasswordLength) throw refusals.weakPassword("Password not long enough");
  if (password.length > longest) throw refusals.weakPassword("Password too long");
};

export const isPassword = (pool: Pool, { username, password }: User, given: string): boolean =>
  password !== undefined && verifierOf(pool.name, username, given, password.salt).verifier === password.verifier;
