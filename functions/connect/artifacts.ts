import { S3Client } from "@aws-sdk/client-s3";
import { cloudFrontSigner } from "#functions/adapters/cloudfront/signer.ts";
import { s3Artifacts } from "#functions/adapters/s3/artifacts.ts";
import type { HasArtifacts } from "#functions/core/artifact/ports.ts";
import { setting } from "./environment.ts";
import { lazy } from "./lazy.ts";

/** The bucket of generated files. The signing key is read when the first link is signed. */
export const artifacts = (): HasArtifacts => {
  const sign = lazy(() =>
    cloudFrontSigner({
      site: setting("SITE_URL"),
      keyPairId: setting("MEDIA_KEY_ID"),
      privateKey: setting("MEDIA_PRIVATE_KEY"),
    }),
  );
  return {
    artifacts: s3Artifacts(new S3Client({}), setting("ASSETS_BUCKET"), (...args) => sign()(...args)),
  };
};
