import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { receiveText } from "./body.ts";
import { writePrecondition } from "./conditions.ts";
import { commitObject } from "./objects.ts";
import { type OperationHandler, requireBucket, xmlResponse } from "./s3-context.ts";
import { S3Error } from "./s3-error.ts";
import { abortUpload, type Part, readParts, requireUpload } from "./uploads.ts";
import { elementsIn, parseXml, textIn, xmlDocument } from "./xml.ts";

const MIN_PART_BYTES = 5 * 1024 ** 2;

export const completeMultipartUpload: OperationHandler = async (request, context) => {
  const bucket = requireBucket(request, context);
  const { id, key, headers, metadata } = await requireUpload(bucket, request.query.get("uploadId") ?? "", request.key);
  const requested = elementsIn(parseXml(await receiveText(request), "CompleteMultipartUpload")["Part"]).map((part) => ({
    number: Number(textIn(part["PartNumber"])),
    etag: (textIn(part["ETag"]) ?? "").replaceAll('"', ""),
  }));
  const parts = selectParts(requested, await readParts(bucket, id));

  const blob = bucket.newBlob();
  await joinParts(parts, bucket.blobFile(blob));
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const object = { key, blob, size, etag: etagOf(parts), checksums: {}, headers, metadata };
  await commitObject(context, bucket, object, writePrecondition(request.headers));
  await abortUpload(bucket, id);
  return xmlResponse(
    xmlDocument("CompleteMultipartUploadResult", {
      Location: `/${bucket.name}/${key}`,
      Bucket: bucket.name,
      Key: key,
      ETag: `"${object.etag}"`,
    }),
  );
};

/** The requested parts, which need not be all that were uploaded. */
const selectParts = (
  requested: readonly Pick<Part, "number" | "etag">[],
  uploaded: readonly Part[],
): readonly Part[] => {
  if (requested.length === 0) throw new S3Error(400, "MalformedXML", "You must specify at least one part");
  if (requested.some(({ number }, at) => number <= (requested[at - 1]?.number ?? 0)))
    throw new S3Error(400, "InvalidPartOrder", "The list of parts was not in ascending order.");
  const parts = requested.map((wanted) => {
    const part = uploaded.find(({ number, etag }) => number === wanted.number && etag === wanted.etag);
    if (!part) throw new S3Error(400, "InvalidPart", "One or more of the specified parts could not be found.");
    return part;
  });
  if (parts.slice(0, -1).some(({ size }) => size < MIN_PART_BYTES))
    throw new S3Error(400, "EntityTooSmall", "Your proposed upload is smaller than the minimum allowed size");
  return parts;
};

const joinParts = (parts: readonly Part[], file: string) =>
  pipeline(async function* () {
    for (const part of parts) yield* createReadStream(part.file);
  }, createWriteStream(file));

// S3's ETag of a multipart upload: the MD5 of the parts' MD5s, and the number of parts.
const etagOf = (parts: readonly Part[]) => {
  const digest = createHash("md5");
  for (const { etag } of parts) digest.update(Buffer.from(etag, "hex"));
  return `${digest.digest("hex")}-${parts.length}`;
};
