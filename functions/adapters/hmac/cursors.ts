import { createHmac, timingSafeEqual } from "node:crypto";
import type { Ports } from "#functions/core/all-ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { passesWithSecret, type Secret } from "../shared/secret.ts";

/** 128 bits cannot be guessed and keep the cursor short. */
const signatureBytes = 16;

/**
 * Pagination cursors as `place.signature` in base64url. The signature is an HMAC of user id, list and place. Cursors of
 * before a rotation of the secret stay valid until the next one.
 */
export const signedCursors = (secret: Secret): Ports["cursors"] => {
  const sign = (value: string, ...parts: readonly string[]) =>
    createHmac("sha256", value).update(JSON.stringify(parts)).digest().subarray(0, signatureBytes);
  return {
    async seal(userId, list, place) {
      const signature = sign(await secret.value(), userId, list, place);
      return `${Buffer.from(place).toString("base64url")}.${signature.toString("base64url")}`;
    },
    async open(userId, list, cursor) {
      const [encodedPlace = "", signature = ""] = cursor.split(".");
      const place = Buffer.from(encodedPlace, "base64url").toString();
      const given = Buffer.from(signature, "base64url");
      const isSigned = (value: string) => timingSafeEqual(given, sign(value, userId, list, place));
      if (given.length !== signatureBytes || !(await passesWithSecret(secret, isSigned)))
        throw new Refusal(
          "invalid_request",
          "This cursor does not belong to this list. Please start at the first page.",
        );
      return place;
    },
  };
};
