import type { KeyOrder } from "#contract/schema/api-key.ts";
import { type Commits, retryOnConflict } from "../shared/commit.ts";
import type { HasClock, HasIds, HasRandomText } from "../shared/ports.ts";
import type { KeyChange } from "./changes.ts";
import { keyHash } from "./key-hash.ts";
import type { KeyRecord } from "./key-records.ts";
import { keyText, masked } from "./key-text.ts";
import type { HasApiKeys } from "./ports.ts";

const randomLetters = 40;
/** Two tabs may generate a key at once: the second replaces the key of the first. */
const maxAttempts = 3;

export interface NewKey {
  readonly record: KeyRecord;
  /** The full key: shown once, never stored. */
  readonly text: string;
}

/** Creates the user's key of a mode and replaces the old one: each mode has one active key. */
export const generateKey = async (
  deps: HasApiKeys & HasClock & HasIds & HasRandomText & Commits<KeyChange>,
  userId: string,
  { mode, scopes, overlap_hours }: KeyOrder,
): Promise<NewKey> => {
  const now = deps.now();
  const text = keyText(mode, deps.randomText(randomLetters));
  const record: KeyRecord = {
    id: deps.newId("key"),
    user_id: userId,
    hash: await keyHash(text),
    api_key: masked(text),
    mode,
    scopes: [...new Set(scopes)],
    status: "active",
    created_at: now.toISOString(),
  };
  const until = new Date(now.getTime() + overlap_hours * 3_600_000).toISOString();
  return retryOnConflict(
    deps,
    async () => {
      const before = (await deps.keys.of(userId)).find((key) => key.mode === mode && key.status === "active");
      const replaces = before && { ...before, ...(overlap_hours > 0 && { valid_until: until }) };
      return { changes: [{ kind: "insert-key", key: record, replaces }], result: { record, text } };
    },
    { maxAttempts },
  );
};
