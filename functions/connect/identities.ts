import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { cognitoIdentities } from "#functions/adapters/cognito/identities.ts";
import type { Ports } from "#functions/core/ports.ts";
import { lazy } from "./lazy.ts";

export const identities = (): Pick<Ports, "identities"> => {
  const pool = lazy(() => cognitoIdentities(new CognitoIdentityProviderClient({})));
  return { identities: { of: (accessToken) => pool().of(accessToken) } };
};
