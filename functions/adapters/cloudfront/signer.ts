import { getSignedUrl } from "@aws-sdk/cloudfront-signer";
import { SettingError } from "#contract/settings/parse.ts";
import type { SignLink } from "#functions/core/artifact/ports.ts";
import { toAscii } from "#functions/core/shared/ascii.ts";

export interface SignerOptions {
  /** The site's URL without a trailing slash. Generated files are below `/media/`, users' uploads below `/uploads/`. */
  readonly site: string;
  readonly keyPairId: string;
  readonly privateKey: string;
}

type SigningKey = Pick<SignerOptions, "keyPairId" | "privateKey">;

/**
 * The key that the secret says, if CloudFront knows it; else another one of the secret that it knows. So links are valid
 * in whichever order keys are added, used and removed. Throws a SettingError if CloudFront knows none.
 */
export const signingKeyOf = (
  keyIds: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>> = {},
): SigningKey => {
  const numbers = [fields["signWith"] ?? "", ...Object.keys(keyIds)];
  for (const number of numbers) {
    const [keyPairId, privateKey] = [keyIds[number], fields[`privateKey${number}`]];
    if (keyPairId && privateKey) return { keyPairId, privateKey };
  }
  throw new SettingError(
    `The secret media-signing has no private key with one of the numbers that CloudFront knows: ${Object.keys(keyIds)}`,
  );
};

/** Makes CloudFront signed URLs that expire. */
export const cloudFrontSigner =
  ({ site, keyPairId, privateKey }: SignerOptions): SignLink =>
  (key, until, saveAs) =>
    getSignedUrl({
      url: `${site}/${key.startsWith("uploads/") ? "" : "media/"}${key.split("/").map(encodeURIComponent).join("/")}${saveAs ? attachmentQuery(saveAs) : ""}`,
      keyPairId,
      privateKey,
      dateLessThan: until.toISOString(),
    });

/**
 * S3's query parameter for the `Content-Disposition` header of the response; it is part of the signed URL.
 * Old browsers read the ASCII `filename`, others the UTF-8 `filename*` (RFC 6266).
 */
const attachmentQuery = (name: string): string => {
  const plain = toAscii(name)
    .replace(/["\\%]/g, "")
    .trim();
  // A name in another script leaves the file's type only.
  const asciiName = /^[^a-z0-9]*(?:\.[a-z0-9]+)?$/i.test(plain)
    ? `film${/\.[a-z0-9]+$/i.exec(plain)?.[0] ?? ""}`
    : plain;
  const utf8Name = encodeURIComponent(name).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const disposition = `attachment; filename="${asciiName}"; filename*=UTF-8''${utf8Name}`;
  return `?response-content-disposition=${encodeURIComponent(disposition)}`;
};
