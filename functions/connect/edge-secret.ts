import { timingSafeEqual } from "node:crypto";
import { passesWithSecret } from "#functions/adapters/shared/secret.ts";
import { secret } from "./secrets.ts";

/** Whether a header holds the secret that CloudFront sends. Until its next deployment CloudFront may send the one before. */
export const isEdgeSecret = (given: string): Promise<boolean> => {
  const bytes = Buffer.from(given);
  return passesWithSecret(secret("EDGE_SECRET"), (value) => {
    const wanted = Buffer.from(value);
    return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
  });
};
