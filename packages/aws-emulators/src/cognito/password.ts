import { errors } from "./errors.ts";
import type { Pool } from "./pool.ts";
import { type Verifier, verifierOf } from "./srp.ts";
import type { User } from "./user.ts";

const maxPasswordLength = 256;

/** What to store of a new password. Throws InvalidPasswordException. */
export const createVerifier = (pool: Pool, username: string, password: string): Verifier => {
  checkPassword(pool, password);
  return verifierOf(pool.name, username, password);
};

export const checkPassword = ({ minPasswordLength }: Pool, password: string): void => {
  if (password.length < minPasswordLength) throw errors.weakPassword("Password not long enough");
  if (password.length > maxPasswordLength) throw errors.weakPassword("Password too long");
};

export const matchesPassword = (pool: Pool, { username, password }: User, requireField: string): boolean =>
  password !== undefined && verifierOf(pool.name, username, requireField, password.salt).verifier === password.verifier;
