import { createHmac, timingSafeEqual } from "node:crypto";
import type { Ports } from "#functions/core/all-ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";

/** 128 bits cannot be guessed and keep the cursor short. */
const signatureBytes = 16;

/** Pagination cursors as `place.signature` in base64url. The signature is an HMAC of user id, list and place. */
export const signedCursors = (secret: () => string): Ports["cursors"] => {
  const sign = (...parts: readonly string[]) =>
    createHmac("sha256", secret()).update(JSON.stringify(parts)).digest().subarray(0, signatureBytes);
  return {
    seal(userId, list, place) {
      return `${Buffer.from(place).toString("base64url")}.${sign(userId, list, place).toString("base64url")}`;
    },
    open(userId, list, cursor) {
      const [encodedPlace = "", signature = ""] = cursor.split(".");
      const place = Buffer.from(encodedPlace, "base64url").toString();
      const given = Buffer.from(signature, "base64url");
      if (given.length !== signatureBytes || !timingSafeEqual(given, sign(userId, list, place)))
        throw new Refusal(
          "invalid_request",
          "This cursor does not belong to this list. Please start at the first page.",
        );
      return place;
    },
  };
};
