import type { HasUsers } from "../account/ports.ts";

/** Email addresses by user id; users without an account are left out. */
export const emailsOf = async (deps: HasUsers, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await Promise.all([...new Set(userIds)].map((id) => deps.users.find(id)));
  return new Map(found.flatMap((profile) => (profile ? [[profile.userId, profile.email] as const] : [])));
};
