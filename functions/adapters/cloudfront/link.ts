import { getSignedUrl } from "@aws-sdk/cloudfront-signer";
import type { Artefacts } from "#functions/core/ports.ts";

export interface Signer {
  /** Where the site is, without a slash at its end. Files are below `/media/`, what users uploaded below `/uploads/`. */
  readonly site: string;
  readonly keyPairId: string;
  readonly privateKey: string;
}

/** Signs addresses that CloudFront answers until a moment, and not after it. */
export const signedLink =
  ({ site, keyPairId, privateKey }: Signer): Artefacts["link"] =>
  (key, until) =>
    getSignedUrl({
      url: `${site}/${key.startsWith("uploads/") ? "" : "media/"}${key.split("/").map(encodeURIComponent).join("/")}`,
      keyPairId,
      privateKey,
      dateLessThan: until.toISOString(),
    });
