import type { Ports } from "../ports.ts";
import { Refusal } from "../shared/errors.ts";
import type { KeyRecord } from "./key-records.ts";

/** Ends a key now; one that was replaced and still works for some hours, too. */
export const revokeKey = async (
  use: Pick<Ports, "commit" | "keys" | "now">,
  userId: string,
  keyId: string,
): Promise<KeyRecord> => {
  const found = (await use.keys.of(userId)).find(({ id }) => id === keyId);
  if (!found) throw new Refusal("not_found", "API key not found");
  const at = use.now().toISOString();
  if (found.status === "revoked" && !(found.valid_until && found.valid_until > at))
    throw new Refusal("conflict", "The API key is revoked already");
  const { valid_until: _, ...key } = found;
  await use.commit([{ kind: "revoke-key", key, at }]);
  return { ...key, status: "revoked" };
};
