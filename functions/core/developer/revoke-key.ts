import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import type { KeyChange } from "./changes.ts";
import type { KeyRecord } from "./key-records.ts";
import type { HasApiKeys } from "./ports.ts";

/** Revokes a key now, also a replaced one that is still valid for some hours. */
export const revokeKey = async (
  deps: HasApiKeys & HasClock & Commits<KeyChange>,
  userId: string,
  keyId: string,
): Promise<KeyRecord> => {
  const found = (await deps.keys.of(userId)).find(({ id }) => id === keyId);
  if (!found) throw new Refusal("not_found", "API key not found");
  const at = deps.now().toISOString();
  if (found.status === "revoked" && !(found.valid_until && found.valid_until > at))
    throw new Refusal("conflict", "The API key is already revoked");
  const { valid_until: _, ...key } = found;
  await deps.commit([{ kind: "revoke-key", key, at }]);
  return { ...key, status: "revoked" };
};
