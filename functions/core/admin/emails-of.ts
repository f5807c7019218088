import type { HasUsers } from "../account/ports.ts";

/** The addresses of some users, as far as they still have an account: audits and vouchers keep ids only. */
export const emailsOf = async (deps: HasUsers, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await Promise.all([...new Set(userIds)].map((id) => deps.users.find(id)));
  return new Map(found.flatMap((profile) => (profile ? [[profile.userId, profile.email] as const] : [])));
};
