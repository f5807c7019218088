import { S3Client } from "@aws-sdk/client-s3";
import { settings } from "#contract/settings/settings.ts";
import { cloudFrontSigner, signingKeyOf } from "#functions/adapters/cloudfront/signer.ts";
import { s3Artifacts } from "#functions/adapters/s3/artifacts.ts";
import type { HasArtifacts } from "#functions/core/artifact/ports.ts";
import { setting } from "./environment.ts";
import { secrets } from "./secrets.ts";

/** The bucket of generated files. */
export const artifacts = (): HasArtifacts => ({
  artifacts: s3Artifacts(new S3Client({}), setting("ASSETS_BUCKET"), async () =>
    cloudFrontSigner({
      site: setting("SITE_URL"),
      ...signingKeyOf(setting("MEDIA_KEY_IDS"), await secrets().current(settings.MEDIA_SIGN_WITH.secret.name)),
    }),
  ),
});
