import { CognitoJwtVerifier } from "aws-jwt-verify";
import type { Authorize } from "./rest-api.ts";

/** API Gateway's Cognito authorizer: returns the claims of a valid access token that has one of the scopes. */
export const userPoolAuthorizer = (pool: {
  readonly id: string;
  readonly clientId: string;
  readonly jwks: object;
}): Authorize => {
  const verifier = CognitoJwtVerifier.create({ userPoolId: pool.id, clientId: pool.clientId, tokenUse: "access" });
  // cacheJwks checks the shape.
  verifier.cacheJwks(pool.jwks as Parameters<typeof verifier.cacheJwks>[0]);
  return async (authorization, scopes) => {
    const token = authorization?.replace(/^Bearer /i, "");
    if (!token) return undefined;
    try {
      const claims = await verifier.verify(token, { scope: [...scopes] });
      return Object.fromEntries(
        Object.entries(claims).map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : String(value)]),
      );
    } catch {
      return undefined;
    }
  };
};
