import { CognitoJwtVerifier } from "aws-jwt-verify";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import type { Ports } from "#functions/core/all-ports.ts";

export interface UserPool {
  readonly id: string;
  readonly clientId: string;
  /** URL of the pool's JWKS (public signing keys). */
  readonly keysUrl: string;
}

/** Cognito puts this scope into every access token of a password sign-in. */
const signedInScope = "aws.cognito.signin.user.admin";
/** How far the clocks of Cognito and this function may differ. */
const clockSkewSeconds = 60;

/** Verifies access tokens of one user pool and client. */
export const cognitoTokens = ({ id, clientId, keysUrl }: UserPool): Ports["tokens"] => {
  const jwksCache = new SimpleJwksCache({ fetcher: { fetch: () => fetchJwks(keysUrl) } });
  const verifier = CognitoJwtVerifier.create(
    { userPoolId: id, clientId, tokenUse: "access", scope: signedInScope, graceSeconds: clockSkewSeconds },
    { jwksCache },
  );
  return {
    async holder(token) {
      try {
        const { sub, "cognito:groups": groups } = await verifier.verify(token);
        return { userId: sub, groups: Array.isArray(groups) ? groups : [] };
      } catch {
        // Any failure, an unknown signing key included, means an invalid token.
        return undefined;
      }
    },
  };
};

const fetchJwks = async (url: string): Promise<ArrayBuffer> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(3_000) });
  if (!response.ok) throw new Error(`The user pool's JWKS cannot be read: ${response.status}`);
  return response.arrayBuffer();
};
