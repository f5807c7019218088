import type { Scope } from "#contract/endpoint.ts";
import type { KeyMode } from "#contract/schema/api-key.ts";
import type { KeyRecord } from "./key-records.ts";

/** What a key allows, found by the key's hash. */
export interface KeyGrant {
  readonly userId: string;
  readonly keyId: string;
  readonly mode: KeyMode;
  readonly scopes: readonly Scope[];
  readonly lastUsedAt: string | undefined;
  readonly validUntil: string | undefined;
}

export interface KeyRecords {
  /** A strongly consistent read: a revoked key is not found. */
  grant(hash: string): Promise<KeyGrant | undefined>;
  /** All keys of a user, newest first. */
  of(userId: string): Promise<KeyRecord[]>;
}

export interface HasApiKeys {
  readonly keys: KeyRecords;
}

export interface HasTokens {
  /** The holder of an access token; undefined if the token is invalid. */
  readonly tokens: { holder(token: string): Promise<{ userId: string; groups: readonly string[] } | undefined> };
}
