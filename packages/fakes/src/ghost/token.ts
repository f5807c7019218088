import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";

const Header = z.object({ alg: z.literal("HS256"), kid: z.string() });
const Claims = z.object({ iat: z.number(), exp: z.number(), aud: z.string().regex(/\/?admin\/?$/) });

/**
 * Whether an `Authorization` header holds a token that is at most five minutes old and signed with this Admin API key.
 */
export const isValidAuthorization = (authorization: string | undefined, adminApiKey: string): boolean => {
  const [scheme, token = ""] = (authorization ?? "").split(" ");
  const [header = "", claims = "", signature = ""] = token.split(".");
  const [id, secret = ""] = adminApiKey.split(":");
  try {
    const { kid } = Header.parse(decodePart(header));
    const { iat, exp } = Claims.parse(decodePart(claims));
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

const decodePart = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
