import type { KeyRecord } from "./key-records.ts";
import type { KeyGrant } from "./ports.ts";

export type KeyChange =
  /** A new key; a replaced key ends now or at its `valid_until`. */
  | { readonly kind: "insert-key"; readonly key: KeyRecord; readonly replaces: KeyRecord | undefined }
  | { readonly kind: "revoke-key"; readonly key: KeyRecord; readonly at: string }
  | {
      readonly kind: "note-key-use";
      readonly grant: Pick<KeyGrant, "userId" | "keyId">;
      readonly hash: string;
      readonly at: string;
    };
