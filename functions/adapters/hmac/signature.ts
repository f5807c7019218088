import { createHmac, timingSafeEqual } from "node:crypto";
import { passesWithSecret, type Secret } from "../shared/secret.ts";

/** 128 bits cannot be guessed and keep a text short. */
const signatureBytes = 16;

/** The HMAC of the parts, in base64url. Lists of different lengths never have the same signature. */
export const signatureOf = async (secret: Secret, parts: readonly string[]): Promise<string> =>
  sign(await secret.value(), parts).toString("base64url");

/** Whether the parts were signed. What was signed before a rotation of the secret stays valid until the next one. */
export const isSigned = async (secret: Secret, parts: readonly string[], signature: string): Promise<boolean> => {
  const given = Buffer.from(signature, "base64url");
  if (given.length !== signatureBytes) return false;
  return passesWithSecret(secret, (value) => timingSafeEqual(given, sign(value, parts)));
};

const sign = (value: string, parts: readonly string[]): Buffer =>
  createHmac("sha256", value).update(JSON.stringify(parts)).digest().subarray(0, signatureBytes);
