import * as z from "zod";
import type { Scope } from "#contract/endpoint.ts";
import { ApiKey, type KeyMode } from "#contract/schema/api-key.ts";

/** A key as it is kept: never itself, only what it hashes to and what its owner is shown of it. */
export const KeyRecord = ApiKey.extend({ user_id: z.string(), hash: z.string() });
export type KeyRecord = z.infer<typeof KeyRecord>;

/** What a request with a key may do, found by the key's hash. */
export interface KeyGrant {
  readonly userId: string;
  readonly keyId: string;
  readonly mode: KeyMode;
  readonly scopes: readonly Scope[];
  readonly lastUsedAt: string | undefined;
  readonly validUntil: string | undefined;
}

export interface KeyRecords {
  /** Read strongly: a key that was revoked is not found from then on. */
  grant(hash: string): Promise<KeyGrant | undefined>;
  /** All keys of a user, newest first. */
  of(userId: string): Promise<KeyRecord[]>;
}

export type KeyChange =
  /** A new key; the one that it replaces, if any, ends now or at its `valid_until`. */
  | { readonly kind: "insert-key"; readonly key: KeyRecord; readonly replaces: KeyRecord | undefined }
  | { readonly kind: "revoke-key"; readonly key: KeyRecord; readonly at: string }
  | {
      readonly kind: "note-key-use";
      readonly grant: Pick<KeyGrant, "userId" | "keyId">;
      readonly hash: string;
      readonly at: string;
    }
  /** One more film that a test key ordered on a day, up to a number. */
  | { readonly kind: "count-test"; readonly userId: string; readonly at: string; readonly most: number };
