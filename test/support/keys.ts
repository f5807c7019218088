import type { Change } from "#functions/core/all-ports.ts";
import type { KeyRecord } from "#functions/core/developer/key-records.ts";
import type { KeyRecords } from "#functions/core/developer/ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";

/** API keys and the count of test films in memory. */
export const fakeKeys = () => {
  const store = new Map<string, KeyRecord>();
  let tests = 0;
  const end = (key: KeyRecord) => store.set(key.id, { ...key, status: "revoked" });
  const works = ({ status, valid_until }: KeyRecord) => status === "active" || valid_until !== undefined;
  return {
    async grant(hash) {
      const key = [...store.values()].find((each) => each.hash === hash && works(each));
      return (
        key && {
          userId: key.user_id,
          keyId: key.id,
          mode: key.mode,
          scopes: key.scopes,
          lastUsedAt: key.last_used_at,
          validUntil: key.valid_until,
        }
      );
    },
    of: async (userId) => [...store.values()].filter(({ user_id }) => user_id === userId).reverse(),
    apply(change: Change) {
      if (change.kind === "insert-key") {
        store.set(change.key.id, change.key);
        if (change.replaces) end(change.replaces);
      }
      if (change.kind === "revoke-key") end(change.key);
      if (change.kind === "note-key-use") {
        const key = store.get(change.grant.keyId);
        if (key) store.set(key.id, { ...key, last_used_at: change.at });
      }
      if (change.kind === "count-test" && ++tests > change.most)
        throw new Refusal("too_many_requests", "Too many test films");
    },
  } satisfies KeyRecords & { apply: unknown };
};
