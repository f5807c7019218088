import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import type { KeyChange } from "./changes.ts";
import { keyHash } from "./key-hash.ts";
import { isKeyText } from "./key-text.ts";
import type { HasApiKeys, KeyGrant } from "./ports.ts";

/** Minimum milliseconds between two updates of a key's last use. */
const noteEvery = 60_000;

/** The grant of a key; undefined for an invalid, unknown or revoked key. A wrong checksum needs no lookup. */
export const acceptKey = async (
  deps: HasApiKeys & HasClock & Commits<KeyChange>,
  text: string,
): Promise<KeyGrant | undefined> => {
  if (!isKeyText(text)) return undefined;
  const hash = await keyHash(text);
  const grant = await deps.keys.grant(hash);
  const now = deps.now();
  if (!grant || (grant.validUntil && grant.validUntil <= now.toISOString())) return undefined;
  if (grant.lastUsedAt && Date.parse(grant.lastUsedAt) > now.getTime() - noteEvery) return grant;
  try {
    await deps.commit([{ kind: "note-key-use", grant, hash, at: now.toISOString() }]);
    return grant;
  } catch (error) {
    // The key was revoked between the read and the write.
    if (error instanceof Refusal && error.code === "conflict") return undefined;
    throw error;
  }
};
