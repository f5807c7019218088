import type { Post } from "./code-sender.ts";
import { refusals } from "./errors.ts";
import type { Pool } from "./pool.ts";
import type { Welcome } from "./post-confirmation.ts";
import type { Sessions } from "./sessions.ts";
import type { Fire } from "./triggers.ts";
import type { User } from "./user.ts";
import type { Directory } from "./user-store.ts";

/** What the operations of the pool work with. */
export interface Use {
  readonly pool: Pool;
  readonly directory: Directory;
  readonly sessions: Sessions;
  readonly post: Post;
  readonly fire: Fire;
  readonly welcome: Welcome;
}

/** Refuses a request that is not for the client of this pool. */
export const checkClient = ({ pool }: Use, clientId: string | undefined): void => {
  if (clientId !== pool.clientId) throw refusals.noSuchClient(String(clientId));
};

/** The user that an administrator means. */
export const userIn = ({ pool, directory }: Use, poolId: string | undefined, username: string | undefined): User => {
  if (poolId !== pool.id) throw refusals.noSuchPool(String(poolId));
  const user = directory.find(username ?? "");
  if (!user) throw refusals.noSuchUser();
  return user;
};

/** A field that a request must have. */
export const given = (value: string | undefined, field: string): string => {
  if (value) return value;
  throw refusals.invalid(`1 validation error detected: Value at '${field}' failed to satisfy constraint: not null`);
};

/** Attributes as a request lists them, by name. */
export const attributesIn = (
  list: readonly { readonly Name?: string | undefined; readonly Value?: string | undefined }[] | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries((list ?? []).map(({ Name = "", Value = "" }) => [Name, Value]));
