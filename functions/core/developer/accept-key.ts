import type { Ports } from "../ports.ts";
import { Refusal } from "../shared/errors.ts";
import { keyHash } from "./key-hash.ts";
import type { KeyGrant } from "./key-records.ts";
import { isKeyText } from "./key-text.ts";

/** Milliseconds between two notes of a key's last use. */
const noteEvery = 60_000;

/** What a key allows, or nothing where it is no key, nobody's, or revoked. A wrong checksum asks nobody. */
export const acceptKey = async (
  use: Pick<Ports, "commit" | "keys" | "now">,
  text: string,
): Promise<KeyGrant | undefined> => {
  if (!isKeyText(text)) return undefined;
  const hash = await keyHash(text);
  const grant = await use.keys.grant(hash);
  const now = use.now();
  if (!grant || (grant.validUntil && grant.validUntil <= now.toISOString())) return undefined;
  if (grant.lastUsedAt && Date.parse(grant.lastUsedAt) > now.getTime() - noteEvery) return grant;
  try {
    await use.commit([{ kind: "note-key-use", grant, hash, at: now.toISOString() }]);
    return grant;
  } catch (error) {
    // It was revoked between the reading and the note.
    if (error instanceof Refusal && error.code === "conflict") return undefined;
    throw error;
  }
};
