import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const poolId = "us-east-1_Local0001";
export const clientId = "aclientofthispool";
const issuer = `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`;
const keysOf = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const encoded = (content: object): string => Buffer.from(JSON.stringify(content)).toString("base64url");
const now = () => Math.floor(Date.now() / 1000);

/** The claims of Ada's access token, as Cognito writes them. */
export const claims = (given: object = {}) => ({
  sub: "ada",
  iss: issuer,
  client_id: clientId,
  token_use: "access",
  scope: "aws.cognito.signin.user.admin",
  auth_time: now() - 10,
  iat: now() - 10,
  exp: now() + 3_600,
  jti: "token-1",
  username: "ada",
  ...given,
});

/** A pool that shows its public key, and tokens as it and as others sign them. */
export const makePool = async () => {
  const own = keysOf();
  const foreign = keysOf();
  const { n, e } = own.publicKey.export({ format: "jwk" });
  const jwks = { keys: [{ kid: "key-1", kty: "RSA", alg: "RS256", use: "sig", n, e }] };
  let asked = 0;
  const server = createServer((_, response) => {
    asked++;
    response.end(JSON.stringify(jwks));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const token = (content: object, { kid = "key-1", by = own.privateKey } = {}): string => {
    const body = `${encoded({ alg: "RS256", kid })}.${encoded(content)}`;
    return `${body}.${sign("RSA-SHA256", Buffer.from(body), by).toString("base64url")}`;
  };
  return {
    keysUrl: `http://127.0.0.1:${port}/.well-known/jwks.json`,
    asked: () => asked,
    token,
    byAnother: (content: object) => token(content, { by: foreign.privateKey }),
    unsigned: (content: object) => `${encoded({ alg: "none", kid: "key-1" })}.${encoded(content)}.`,
    /** Signed with the public key as if it were a shared secret. */
    confused(content: object) {
      const body = `${encoded({ alg: "HS256", kid: "key-1" })}.${encoded(content)}`;
      const secret = own.publicKey.export({ type: "spki", format: "pem" });
      return `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
    },
    stop: () => server.close(),
  };
};
