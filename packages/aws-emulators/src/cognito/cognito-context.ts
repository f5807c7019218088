import type { CodeSender } from "./code-sender.ts";
import { errors } from "./errors.ts";
import type { Passkeys } from "./passkeys.ts";
import type { Pool } from "./pool.ts";
import type { RunPostConfirmation } from "./post-confirmation.ts";
import type { Sessions } from "./sessions.ts";
import type { FireTrigger } from "./triggers.ts";
import type { User } from "./user.ts";
import type { UserStore } from "./user-store.ts";

/** What every operation works with. */
export interface CognitoContext {
  readonly pool: Pool;
  readonly users: UserStore;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly codeSender: CodeSender;
  readonly fire: FireTrigger;
  readonly runPostConfirmation: RunPostConfirmation;
}

/** Throws ResourceNotFoundException unless the request is for the pool's client. */
export const checkClient = ({ pool }: CognitoContext, clientId: string | undefined): void => {
  if (clientId !== pool.clientId) throw errors.noSuchClient(String(clientId));
};

/** The user of an admin request. Throws if pool or user do not exist. */
export const requireUser = (
  { pool, users }: CognitoContext,
  poolId: string | undefined,
  username: string | undefined,
): User => {
  if (poolId !== pool.id) throw errors.noSuchPool(String(poolId));
  const user = users.find(username ?? "");
  if (!user) throw errors.noSuchUser();
  return user;
};

/** The user whose access token a request has. */
export const caller = ({ sessions }: CognitoContext, accessToken: string | undefined): User =>
  sessions.userOf(requireField(accessToken, "accessToken"));

/** The value of a required field. */
export const requireField = (value: string | undefined, field: string): string => {
  if (value) return value;
  throw errors.invalid(`1 validation error detected: Value at '${field}' failed to satisfy constraint: not null`);
};

/** The attributes of a request, by name. */
export const attributesByName = (
  list: readonly { readonly Name?: string | undefined; readonly Value?: string | undefined }[] | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries((list ?? []).map(({ Name = "", Value = "" }) => [Name, Value]));
