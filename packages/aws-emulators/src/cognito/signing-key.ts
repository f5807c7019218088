import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { replaceFile } from "../shared/files.ts";

export interface SigningKey {
  /** The public half, as aws-jwt-verify's cacheJwks takes it. */
  readonly jwks: { keys: Jwk[] };
  /** A JSON Web Token with these claims. */
  readonly sign: (claims: object) => string;
  /** The claims of a token of ours. */
  readonly read: (token: string) => Readonly<Record<string, unknown>> | undefined;
}

type Jwk = Readonly<Record<"kid" | "kty" | "alg" | "use" | "n" | "e", string>>;

/** The key of the pool: made once, for it must outlive the tokens. */
export const signingKey = (file: string): SigningKey => {
  if (!existsSync(file)) replaceFile(file, newKey());
  const privateKey = createPrivateKey(readFileSync(file, "utf8"));
  const verifier = createPublicKey(privateKey);
  const { n = "", e = "" } = verifier.export({ format: "jwk" });
  const kid = createHash("sha256").update(n).digest("base64");
  const header = encoded({ kid, alg: "RS256" });
  return {
    jwks: { keys: [{ kid, kty: "RSA", alg: "RS256", use: "sig", n, e }] },
    sign: (claims) => {
      const content = `${header}.${encoded(claims)}`;
      return `${content}.${sign("RSA-SHA256", Buffer.from(content), privateKey).toString("base64url")}`;
    },
    read: (token) => {
      const [head = "", claims = "", signature = ""] = token.split(".");
      const content = Buffer.from(`${head}.${claims}`);
      const isOurs = verify("RSA-SHA256", content, verifier, Buffer.from(signature, "base64url"));
      return isOurs ? JSON.parse(Buffer.from(claims, "base64url").toString()) : undefined;
    },
  };
};

const newKey = (): string =>
  generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs8", format: "pem" }).toString();

const encoded = (content: object): string => Buffer.from(JSON.stringify(content)).toString("base64url");
