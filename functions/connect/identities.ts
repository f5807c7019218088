import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { cognitoIdentities } from "#functions/adapters/cognito/identities.ts";
import type { Ports } from "#functions/core/ports.ts";
import { once } from "./once.ts";

export const identities = (): Pick<Ports, "identities"> => {
  const pool = once(() => cognitoIdentities(new CognitoIdentityProviderClient({})));
  return { identities: { of: (accessToken) => pool().of(accessToken) } };
};
