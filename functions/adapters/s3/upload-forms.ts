import type { S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import type { UploadForms } from "#functions/core/asset/ports.ts";

/**
 * Forms that S3 itself holds to their terms: one key, one type, so many bytes. `address` is where browsers post
 * them, where that is not the bucket's own address.
 */
export const uploadForms = (client: S3Client, Bucket: string, address: string | undefined): UploadForms => ({
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
