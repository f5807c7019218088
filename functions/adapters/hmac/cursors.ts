import { createHmac, timingSafeEqual } from "node:crypto";
import type { Ports } from "#functions/core/all-ports.ts";
import { Refusal } from "#functions/core/shared/errors.ts";

/** 128 bits: nobody guesses them, and a cursor stays short. */
const sealBytes = 16;

/** Cursors as `place.seal` in base64url; the seal is an HMAC of whose they are, which list's, and the place. */
export const sealedCursors = (secret: () => string): Ports["cursors"] => {
  const sealOf = (...parts: readonly string[]) =>
    createHmac("sha256", secret()).update(JSON.stringify(parts)).digest().subarray(0, sealBytes);
  return {
    seal(userId, list, place) {
      return `${Buffer.from(place).toString("base64url")}.${sealOf(userId, list, place).toString("base64url")}`;
    },
    open(userId, list, cursor) {
      const [sent = "", seal = ""] = cursor.split(".");
      const place = Buffer.from(sent, "base64url").toString();
      const given = Buffer.from(seal, "base64url");
      if (given.length !== sealBytes || !timingSafeEqual(given, sealOf(userId, list, place)))
        throw new Refusal("invalid_request", "This cursor is not one of this list. Please begin at the first page.");
      return place;
    },
  };
};
