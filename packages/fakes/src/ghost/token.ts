import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";

const Header = z.object({ alg: z.literal("HS256"), kid: z.string() });
const Claims = z.object({ iat: z.number(), exp: z.number(), aud: z.string().regex(/\/?admin\/?$/) });

/** Whether a request's `Authorization` is what Ghost takes: a token of at most five minutes, signed by the key it names. */
export const isToken = (authorization: string | undefined, key: string): boolean => {
  const [scheme, token = ""] = (authorization ?? "").split(" ");
  const [header = "", claims = "", signature = ""] = token.split(".");
  const [id, secret = ""] = key.split(":");
  try {
    const { kid } = Header.parse(decoded(header));
    const { iat, exp } = Claims.parse(decoded(claims));
    const now = Date.now() / 1000;
    const expected = createHmac("sha256", Buffer.from(secret, "hex")).update(`${header}.${claims}`).digest();
    const given = Buffer.from(signature, "base64url");
    return (
      scheme === "Ghost" &&
      kid === id &&
      exp > now &&
      now - iat < 300 &&
      given.length === expected.length &&
      timingSafeEqual(given, expected)
    );
  } catch {
    return false;
  }
};

const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
