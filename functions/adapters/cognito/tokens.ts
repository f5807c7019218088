import { CognitoJwtVerifier } from "aws-jwt-verify";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import type { Ports } from "#functions/core/all-ports.ts";

export interface PoolOfTokens {
  readonly id: string;
  readonly clientId: string;
  /** Where the pool shows the public halves of the keys that it signs with. */
  readonly keysUrl: string;
}

/** The scope that Cognito puts into the access token of everybody who signed in with a password. */
const signedInScope = "aws.cognito.signin.user.admin";
/** Seconds that two clocks may differ. */
const leeway = 60;

/** Access tokens of one user pool and client. */
export const poolTokens = ({ id, clientId, keysUrl }: PoolOfTokens): Ports["tokens"] => {
  const jwksCache = new SimpleJwksCache({ fetcher: { fetch: () => keysAt(keysUrl) } });
  const verifier = CognitoJwtVerifier.create(
    { userPoolId: id, clientId, tokenUse: "access", scope: signedInScope, graceSeconds: leeway },
    { jwksCache },
  );
  return {
    async holder(token) {
      try {
        const { sub, "cognito:groups": groups } = await verifier.verify(token);
        return { userId: sub, groups: Array.isArray(groups) ? groups : [] };
      } catch {
        // Whatever is wrong with it, a key that is not known here among them: the token is nobody's.
        return undefined;
      }
    },
  };
};

const keysAt = async (url: string): Promise<ArrayBuffer> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(3_000) });
  if (!response.ok) throw new Error(`The pool's keys cannot be read: ${response.status}`);
  return response.arrayBuffer();
};
