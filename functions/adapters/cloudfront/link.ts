import { getSignedUrl } from "@aws-sdk/cloudfront-signer";
import type { Artifacts } from "#functions/core/artifact/ports.ts";

export interface Signer {
  /** Where the site is, without a slash at its end. Files are below `/media/`, what users uploaded below `/uploads/`. */
  readonly site: string;
  readonly keyPairId: string;
  readonly privateKey: string;
}

/** Signs addresses that CloudFront answers until a moment, and not after it. */
export const signedLink =
  ({ site, keyPairId, privateKey }: Signer): Artifacts["link"] =>
  (key, until, saveAs) =>
    getSignedUrl({
      url: `${site}/${key.startsWith("uploads/") ? "" : "media/"}${key.split("/").map(encodeURIComponent).join("/")}${saveAs ? saving(saveAs) : ""}`,
      keyPairId,
      privateKey,
      dateLessThan: until.toISOString(),
    });

/**
 * S3's own word for how a file is to be handed out: `/media/*` passes it on, and it is signed with the address.
 * Old browsers take the plain name, others the one in any script (RFC 6266).
 */
const saving = (name: string): string => {
  const plain =
    name
      .normalize("NFKD")
      .replace(/[^\x20-\x7e]/g, "")
      .replace(/["\\%]/g, "")
      .trim() || "film";
  const exact = encodeURIComponent(name).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const disposition = `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
  return `?response-content-disposition=${encodeURIComponent(disposition)}`;
};
