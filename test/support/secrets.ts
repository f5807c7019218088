import type { Secret } from "#functions/adapters/shared/secret.ts";

/** A secret that is never replaced. */
export const fixedSecret = (value: string): Secret => ({
  value: async () => value,
  renewed: async () => ({ current: value, previous: undefined }),
});
