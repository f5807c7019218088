import { S3Client } from "@aws-sdk/client-s3";
import { inspector } from "#functions/adapters/inspect/inspector.ts";
import { s3UploadForms } from "#functions/adapters/s3/upload-forms.ts";
import type { HasInspector, HasUploadForms } from "#functions/core/asset/ports.ts";
import { optionalSetting, setting } from "./environment.ts";

/** Upload forms for browsers, and the inspector of uploaded files. */
export const uploads = (): HasUploadForms & HasInspector => ({
  uploadForms: s3UploadForms(new S3Client({}), setting("ASSETS_BUCKET"), optionalSetting("UPLOADS_ADDRESS")),
  inspector,
});
