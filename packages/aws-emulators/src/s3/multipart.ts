import { join } from "node:path";
import { receiveBody } from "./body.ts";
import { parseObjectHeaders } from "./object-headers.ts";
import { checkKey } from "./objects.ts";
import { type OperationHandler, requireBucket, xmlResponse } from "./s3-context.ts";
import { invalidArgument } from "./s3-error.ts";
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

export const uploadPart: OperationHandler = async (request, context) => {
  const bucket = requireBucket(request, context);
  const number = Number(request.query.get("partNumber"));
  if (!Number.isInteger(number) || number < 1 || number > MAX_PARTS)
    throw invalidArgument(`Part number must be an integer between 1 and ${MAX_PARTS}, inclusive`);
  const upload = await requireUpload(bucket, request.query.get("uploadId") ?? "", request.key);
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
