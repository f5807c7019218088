import type { MailTokens } from "#functions/core/mail/ports.ts";
import type { Secret } from "../shared/secret.ts";
import { isSigned, signatureOf } from "./signature.ts";

/** Four parts, so that no signature of a cursor, which has three, is that of a token. */
const partsOf = (text: string): readonly string[] => ["unsubscribe", "mail", "token", text];

/** Tokens of unsubscribe links as `text.signature`, the text in base64url. */
export const signedMailTokens = (secret: Secret): MailTokens => ({
  async seal(text) {
    return `${Buffer.from(text).toString("base64url")}.${await signatureOf(secret, partsOf(text))}`;
  },
  async open(token) {
    const [encoded = "", signature = ""] = token.split(".");
    const text = Buffer.from(encoded, "base64url").toString();
    return (await isSigned(secret, partsOf(text), signature)) ? text : undefined;
  },
});
