import { cognitoTokens } from "#functions/adapters/cognito/tokens.ts";
import type { HasTokens } from "#functions/core/developer/ports.ts";
import { setting } from "./environment.ts";

export const tokens = (): HasTokens => ({
  tokens: cognitoTokens({
    id: setting("USER_POOL_ID"),
    clientId: setting("USER_POOL_CLIENT_ID"),
    keysUrl: setting("USER_POOL_KEYS_URL"),
  }),
});
