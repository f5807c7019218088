import type { Ports } from "#functions/core/all-ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import type { Secret } from "../shared/secret.ts";
import { isSigned, signatureOf } from "./signature.ts";

/** Pagination cursors as `place.signature` in base64url. The signature is an HMAC of user id, list and place. */
export const signedCursors = (secret: Secret): Ports["cursors"] => ({
  async seal(userId, list, place) {
    return `${Buffer.from(place).toString("base64url")}.${await signatureOf(secret, [userId, list, place])}`;
  },
  async open(userId, list, cursor) {
    const [encodedPlace = "", signature = ""] = cursor.split(".");
    const place = Buffer.from(encodedPlace, "base64url").toString();
    if (!(await isSigned(secret, [userId, list, place], signature)))
      throw new Refusal("invalid_request", "This cursor does not belong to this list. Please start at the first page.");
    return place;
  },
});
