import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { cognitoIdentities } from "#functions/adapters/cognito/identities.ts";
import type { HasIdentities } from "#functions/core/account/ports.ts";
import { lazy } from "./lazy.ts";

export const identities = (): HasIdentities => {
  const pool = lazy(() => cognitoIdentities(new CognitoIdentityProviderClient({})));
  return {
    identities: { of: (accessToken) => pool().of(accessToken), remove: (accessToken) => pool().remove(accessToken) },
  };
};
