import { randomUUID } from "node:crypto";
import type { Pool } from "./pool.ts";
import type { SigningKey } from "./signing-key.ts";
import { now, type Session, type User } from "./user.ts";

/** The signed tokens of a session. */
export const tokensOf = (pool: Pool, key: SigningKey, user: User, session: Session) => {
  const issued = now();
  const common = {
    sub: user.username,
    ...(user.groups.length > 0 && { "cognito:groups": user.groups }),
    iss: pool.issuer,
    origin_jti: session.origin,
    event_id: randomUUID(),
    auth_time: session.authTime,
    iat: issued,
    exp: issued + pool.accessTokenSeconds,
  };
  const { email_verified, ...attributes } = user.attributes;
  return {
    AccessToken: key.sign({
      ...common,
      client_id: pool.clientId,
      token_use: "access",
      scope: "aws.cognito.signin.user.admin",
      jti: randomUUID(),
      username: user.username,
    }),
    IdToken: key.sign({
      ...common,
      ...attributes,
      email_verified: email_verified === "true",
      "cognito:username": user.username,
      aud: pool.clientId,
      token_use: "id",
      jti: randomUUID(),
    }),
    ExpiresIn: pool.accessTokenSeconds,
    TokenType: "Bearer",
  };
};
