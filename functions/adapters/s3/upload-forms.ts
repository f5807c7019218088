import type { S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import type { UploadForms } from "#functions/core/asset/ports.ts";

/**
 * Presigned POST forms: S3 enforces key, content type and maximum size. `address` replaces the bucket's own URL, for
 * local development.
 */
export const s3UploadForms = (client: S3Client, Bucket: string, address: string | undefined): UploadForms => ({
  async form({ key, contentType, maximum, seconds }) {
    const { url, fields } = await createPresignedPost(client, {
      Bucket,
      Key: key,
      Fields: { "Content-Type": contentType },
      Conditions: [["content-length-range", 1, maximum]],
      Expires: seconds,
    });
    return { url: address ?? url, fields };
  },
});
