import type { KeyChange } from "#functions/core/developer/changes.ts";
import type { KeyRecord } from "#functions/core/developer/key-records.ts";
import type { TestFilmChange } from "#functions/core/order/changes.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { keys } from "./table.ts";
import { type Condition, insert, type Plan, update, type Write } from "./write.ts";

/** Days that a revoked key stays in the list. */
const listedDays = 30;
const dayAfter = (at: string, days: number): number => Math.floor(Date.parse(at) / 1000) + days * 86_400;
const isThere: Condition = { expression: "attribute_exists(PK)" };

/**
 * A key has three items: the grant (found by hash), the record (for the owner), and the active key of its mode. The last
 * one makes two concurrent generations conflict.
 */
export const planKeys = (change: KeyChange, table: string) => {
  switch (change.kind) {
    case "insert-key": {
      const { key, replaces } = change;
      const { id: keyId, user_id: userId, hash, mode, scopes } = key;
      const active: Condition = replaces
        ? { expression: "#active = :replaced", values: { replaced: replaces.id } }
        : { expression: "attribute_not_exists(#active)" };
      return {
        writes: [
          insert(table, { ...keys.keyGrant(hash), userId, keyId, mode, scopes }),
          insert(table, { ...keys.apiKey(userId, keyId), ...key }),
          update(table, keys.activeKey(userId, mode), { active: keyId }, active),
          ...(replaces ? ended(table, replaces, key.created_at) : []),
        ],
        refusal: new Refusal("conflict", "Another API key was generated in the meantime. Please reload the page."),
      };
    }
    case "revoke-key": {
      const { key, at } = change;
      const active: Condition = { expression: "#active = :mine", values: { mine: key.id } };
      return {
        writes: [
          ...(key.status === "active"
            ? [update(table, keys.activeKey(key.user_id, key.mode), { active: undefined }, active)]
            : []),
          ...ended(table, key, at),
        ],
        refusal: new Refusal("conflict", "The API key was replaced or revoked in the meantime"),
      };
    }
    case "note-key-use": {
      const { grant, hash, at } = change;
      return {
        writes: [
          update(table, keys.keyGrant(hash), { lastUsedAt: at }, isThere),
          update(table, keys.apiKey(grant.userId, grant.keyId), { last_used_at: at }, isThere),
        ],
        refusal: new Refusal("conflict", "The API key was revoked in the meantime"),
      };
    }
  }
};

/** Counts the films that test keys order on one day. */
export const planTestFilm = ({ userId, at, most }: TestFilmChange, table: string): Plan => ({
  writes: [
    update(
      table,
      keys.tests(userId, at.slice(0, 10)),
      { expires: dayAfter(at, 2) },
      { expression: "attribute_not_exists(#n) OR #n < :most", values: { most } },
      { n: 1 },
    ),
  ],
  refusal: new Refusal("too_many_requests", `Test keys make up to ${most} films a day. Use a live key for more.`),
});

/** The writes that end a key: now, or at its `valid_until`. */
const ended = (table: string, key: KeyRecord, at: string): Write[] => {
  const { user_id, id, hash, valid_until } = key;
  const shown = { status: "revoked", valid_until, expires: dayAfter(at, listedDays) };
  return [
    update(table, keys.apiKey(user_id, id), shown, isThere),
    valid_until
      ? update(table, keys.keyGrant(hash), { validUntil: valid_until, expires: dayAfter(valid_until, 0) }, isThere)
      : { Delete: { TableName: table, Key: keys.keyGrant(hash) } },
  ];
};
