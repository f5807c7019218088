import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  type S3Client,
  UploadPartCopyCommand,
} from "@aws-sdk/client-s3";
import { mapConcurrently } from "#functions/core/shared/map-concurrently.ts";

export interface PartSizes {
  /** CopyObject copies up to 5 GiB. */
  readonly maxBytesAtOnce: number;
  readonly partBytes: number;
}

const s3Sizes: PartSizes = { maxBytesAtOnce: 5 * 1024 ** 3, partBytes: 1024 ** 3 };

/** Copies an object within a bucket on the server, with its content type; a large one in parts. */
export const copyObject = async (
  client: S3Client,
  Bucket: string,
  { from, to }: { readonly from: string; readonly to: string },
  { maxBytesAtOnce, partBytes }: PartSizes = s3Sizes,
): Promise<void> => {
  const CopySource = [Bucket, ...from.split("/").map(encodeURIComponent)].join("/");
  const target = { Bucket, Key: to };
  const { ContentLength: size = 0, ContentType } = await client.send(new HeadObjectCommand({ Bucket, Key: from }));
  if (size <= maxBytesAtOnce) {
    await client.send(new CopyObjectCommand({ ...target, CopySource }));
    return;
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...target, ContentType }));
  try {
    const starts = Array.from({ length: Math.ceil(size / partBytes) }, (_, part) => part * partBytes);
    const Parts = await mapConcurrently(starts, async (start, index) => {
      const PartNumber = index + 1;
      const CopySourceRange = `bytes=${start}-${Math.min(size, start + partBytes) - 1}`;
      const part = { ...target, UploadId, PartNumber, CopySource, CopySourceRange };
      const { CopyPartResult } = await client.send(new UploadPartCopyCommand(part));
      return { PartNumber, ETag: CopyPartResult?.ETag };
    });
    await client.send(new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...target, UploadId }));
    throw error;
  }
};
