import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from "node:crypto";
import { existsSync } from "node:fs";
import { readStored, writeFileAtomic } from "../shared/files.ts";

export interface SigningKey {
  /** The public half, as aws-jwt-verify's cacheJwks takes it. */
  readonly jwks: { keys: Jwk[] };
  /** Makes a JSON Web Token with these claims. */
  readonly sign: (claims: object) => string;
  /** The claims of a token, or undefined if this key did not sign it. */
  readonly read: (token: string) => Readonly<Record<string, unknown>> | undefined;
  /** A stable digest that only the holder of the key can compute, in hexadecimal digits. */
  readonly digest: (text: string) => string;
}

type Jwk = Readonly<Record<"kid" | "kty" | "alg" | "use" | "n" | "e", string>>;

/** Opens the pool's key, or creates it. It is stored, so that tokens stay valid after a restart. */
export const openSigningKey = (file: string): SigningKey => {
  if (!existsSync(file)) writeFileAtomic(file, newKey());
  const privateKey = readStored(file, createPrivateKey);
  const verifier = createPublicKey(privateKey);
  const { n = "", e = "" } = verifier.export({ format: "jwk" });
  const kid = createHash("sha256").update(n).digest("base64");
  const header = encoded({ kid, alg: "RS256" });
  const secret = privateKey.export({ type: "pkcs8", format: "der" });
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
    digest: (text) => createHmac("sha256", secret).update(text).digest("hex"),
  };
};

const newKey = (): string =>
  generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs8", format: "pem" }).toString();

const encoded = (content: object): string => Buffer.from(JSON.stringify(content)).toString("base64url");
