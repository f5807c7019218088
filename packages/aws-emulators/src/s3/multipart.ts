import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { receiveBody } from "./body.ts";
import { parseSource } from "./copy-object.ts";
import { createMeter } from "./meter.ts";
import { parseObjectHeaders } from "./object-headers.ts";
import { checkKey, requireObject } from "./objects.ts";
import { parseRange } from "./range.ts";
import { type OperationHandler, requireBucket, xmlResponse } from "./s3-context.ts";
import { invalidArgument } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";
import type { Bucket } from "./stored-object.ts";
import { abortUpload, createUpload, readParts, readUploads, requireUpload, storePart } from "./uploads.ts";
import { xmlDocument } from "./xml.ts";

const MAX_PARTS = 10_000;

export const createMultipartUpload: OperationHandler = async (request, context) => {
  const bucket = requireBucket(request, context);
  checkKey(request.key);
  const initiatedAt = new Date(context.now()).toISOString();
  const upload = await createUpload(bucket, { key: request.key, initiatedAt, ...parseObjectHeaders(request.headers) });
  return xmlResponse(
    xmlDocument("InitiateMultipartUploadResult", { Bucket: bucket.name, Key: upload.key, UploadId: upload.id }),
  );
};

const requirePart = async (request: S3Request, bucket: Bucket) => {
  const number = Number(request.query.get("partNumber"));
  if (!Number.isInteger(number) || number < 1 || number > MAX_PARTS)
    throw invalidArgument(`Part number must be an integer between 1 and ${MAX_PARTS}, inclusive`);
  return { number, upload: await requireUpload(bucket, request.query.get("uploadId") ?? "", request.key) };
};

/** A part that is a byte range of a stored object. */
export const uploadPartCopy: OperationHandler = async (request, context) => {
  const bucket = requireBucket(request, context);
  const { number, upload } = await requirePart(request, bucket);
  const source = parseSource(request.headers["x-amz-copy-source"] ?? "");
  const from = requireBucket({ ...request, ...source }, context);
  const { blob, size } = requireObject({ ...request, ...source }, from);
  const header = request.headers["x-amz-copy-source-range"];
  const range = parseRange(header, size);
  if (header && !range) throw invalidArgument("The x-amz-copy-source-range value must be of the form bytes=first-last");
  const file = join(bucket.folder, "incoming", bucket.newBlob());
  const meter = createMeter([]);
  const bytes = createReadStream(from.blobFile(blob), range);
  await pipeline(bytes, (source) => meter.measure(source), createWriteStream(file));
  const { etag } = meter.received();
  await storePart(bucket, upload, number, etag, file);
  const LastModified = new Date(context.now()).toISOString();
  return xmlResponse(xmlDocument("CopyPartResult", { ETag: `"${etag}"`, LastModified }));
};

export const uploadPart: OperationHandler = async (request, context) => {
  const bucket = requireBucket(request, context);
  const { number, upload } = await requirePart(request, bucket);
  const file = join(bucket.folder, "incoming", bucket.newBlob());
  const { etag, checksums } = await receiveBody(request, file);
  await storePart(bucket, upload, number, etag, file);
  const sums = Object.entries(checksums).map(([name, value]) => [`x-amz-checksum-${name}`, value]);
  return { status: 200, headers: { etag: `"${etag}"`, ...Object.fromEntries(sums) } };
};

export const abortMultipartUpload: OperationHandler = async (request, context) => {
  const bucket = requireBucket(request, context);
  const { id } = await requireUpload(bucket, request.query.get("uploadId") ?? "", request.key);
  await abortUpload(bucket, id);
  return { status: 204 };
};

export const listParts: OperationHandler = async (request, context) => {
  const bucket = requireBucket(request, context);
  const { id, key } = await requireUpload(bucket, request.query.get("uploadId") ?? "", request.key);
  const parts = await readParts(bucket, id);
  return xmlResponse(
    xmlDocument("ListPartsResult", {
      Bucket: bucket.name,
      Key: key,
      UploadId: id,
      IsTruncated: false,
      Part: parts.map(({ number, etag, size }) => ({ PartNumber: number, ETag: `"${etag}"`, Size: size })),
    }),
  );
};

export const listMultipartUploads: OperationHandler = async (request, context) => {
  const bucket = requireBucket(request, context);
  const uploads = await readUploads(bucket);
  return xmlResponse(
    xmlDocument("ListMultipartUploadsResult", {
      Bucket: bucket.name,
      IsTruncated: false,
      Upload: uploads.map(({ key, id, initiatedAt }) => ({ Key: key, UploadId: id, Initiated: initiatedAt })),
    }),
  );
};
