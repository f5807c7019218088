import type { ApiKey } from "#contract/schema/api-key.ts";
import type { HasApiKeys } from "./ports.ts";

/** A user's keys, newest first, and the one in use: live before test. */
export const showKeys = async (
  deps: HasApiKeys,
  userId: string,
): Promise<{ current: ApiKey | undefined; keys: ApiKey[] }> => {
  const keys = await deps.keys.of(userId);
  const active = (mode: string) => keys.find((key) => key.mode === mode && key.status === "active");
  return { current: active("live") ?? active("test"), keys };
};
