import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { cognitoIdentities } from "#functions/adapters/cognito/identities.ts";
import type { HasIdentities } from "#functions/core/account/ports.ts";
import { once } from "./once.ts";

export const identities = (): HasIdentities => {
  const pool = once(() => cognitoIdentities(new CognitoIdentityProviderClient({})));
  return { identities: { of: (accessToken) => pool().of(accessToken) } };
};
