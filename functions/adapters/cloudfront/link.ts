import { getSignedUrl } from "@aws-sdk/cloudfront-signer";
import type { Artefacts } from "#functions/core/ports.ts";

export interface Signer {
  /** Where the site is, without a slash at its end: files are below `/media/`. */
  readonly site: string;
  readonly keyPairId: string;
  readonly privateKey: string;
}

/** Signs addresses that CloudFront answers until a moment, and not after it. */
export const signedLink =
  ({ site, keyPairId, privateKey }: Signer): Artefacts["link"] =>
  (key, until) =>
    getSignedUrl({
      url: `${site}/media/${key.split("/").map(encodeURIComponent).join("/")}`,
      keyPairId,
      privateKey,
      dateLessThan: until.toISOString(),
    });
