import { join } from "node:path";
import { receiveBody } from "./body.ts";
import { objectHeadersIn } from "./object-headers.ts";
import { checkKey } from "./objects.ts";
import { bucketOf, type Perform, xmlAnswer } from "./s3-context.ts";
import { invalidArgument } from "./s3-error.ts";
import { abandonUpload, beginUpload, keepPart, partsOf, uploadOf, uploadsOf } from "./uploads.ts";
import { xmlDocument } from "./xml.ts";

const MAX_PARTS = 10_000;
const _MIN_PART_BYTES = 5 * 1024 ** 2;

export const createMultipartUpload: Perform = async (request, house) => {
  const bucket = bucketOf(request, house);
  checkKey(request.key);
  const initiatedAt = new Date(house.now()).toISOString();
  const upload = await beginUpload(bucket, { key: request.key, initiatedAt, ...objectHeadersIn(request.headers) });
  return xmlAnswer(
    xmlDocument("InitiateMultipartUploadResult", { Bucket: bucket.name, Key: upload.key, UploadId: upload.id }),
  );
};

export const uploadPart: Perform = async (request, house) => {
  const bucket = bucketOf(request, house);
  const number = Number(request.query.get("partNumber"));
  if (!Number.isInteger(number) || number < 1 || number > MAX_PARTS)
    throw invalidArgument(`Part number must be an integer between 1 and ${MAX_PARTS}, inclusive`);
  const upload = await uploadOf(bucket, request.query.get("uploadId") ?? "", request.key);
  const file = join(bucket.folder, "incoming", bucket.newBlob());
  const { etag, checksums } = await receiveBody(request, file);
  await keepPart(bucket, upload, number, etag, file);
  const sums = Object.entries(checksums).map(([name, value]) => [`x-amz-checksum-${name}`, value]);
  return { status: 200, headers: { etag: `"${etag}"`, ...Object.fromEntries(sums) } };
};

export const abortMultipartUpload: Perform = async (request, house) => {
  const bucket = bucketOf(request, house);
  const { id } = await uploadOf(bucket, request.query.get("uploadId") ?? "", request.key);
  await abandonUpload(bucket, id);
  return { status: 204 };
};

export const listParts: Perform = async (request, house) => {
  const bucket = bucketOf(request, house);
  const { id, key } = await uploadOf(bucket, request.query.get("uploadId") ?? "", request.key);
  const parts = await partsOf(bucket, id);
  return xmlAnswer(
    xmlDocument("ListPartsResult", {
      Bucket: bucket.name,
      Key: key,
      UploadId: id,
      IsTruncated: false,
      Part: parts.map(({ number, etag, size }) => ({ PartNumber: number, ETag: `"${etag}"`, Size: size })),
    }),
  );
};

export const listMultipartUploads: Perform = async (request, house) => {
  const bucket = bucketOf(request, house);
  const uploads = await uploadsOf(bucket);
  return xmlAnswer(
    xmlDocument("ListMultipartUploadsResult", {
      Bucket: bucket.name,
      IsTruncated: false,
      Upload: uploads.map(({ key, id, initiatedAt }) => ({ Key: key, UploadId: id, Initiated: initiatedAt })),
    }),
  );
};
