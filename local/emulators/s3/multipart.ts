import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { receiveBody, receiveText } from "./body.ts";
import { mayWrite } from "./conditions.ts";
import { bucketOf, type Perform, xmlAnswer } from "./house.ts";
import { objectHeadersIn } from "./object-headers.ts";
import { checkKey, makeVisible } from "./objects.ts";
import { invalidArgument, S3Error } from "./s3-error.ts";
import { abandonUpload, beginUpload, keepPart, type Part, partsOf, uploadOf, uploadsOf } from "./uploads.ts";
import { listIn, textIn, xmlDocument, xmlIn } from "./xml.ts";

const MAX_PARTS = 10_000;
const MIN_PART_BYTES = 5 * 1024 ** 2;

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

export const completeMultipartUpload: Perform = async (request, house) => {
  const bucket = bucketOf(request, house);
  const { id, key, headers, metadata } = await uploadOf(bucket, request.query.get("uploadId") ?? "", request.key);
  const asked = listIn(xmlIn(await receiveText(request), "CompleteMultipartUpload")["Part"]).map((part) => ({
    number: Number(textIn(part["PartNumber"])),
    etag: (textIn(part["ETag"]) ?? "").replaceAll('"', ""),
  }));
  const parts = chosen(asked, await partsOf(bucket, id));

  const blob = bucket.newBlob();
  await joinParts(parts, bucket.blobFile(blob));
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const object = { key, blob, size, etag: etagOf(parts), checksums: {}, headers, metadata };
  await makeVisible(house, bucket, object, mayWrite(request.headers));
  await abandonUpload(bucket, id);
  return xmlAnswer(
    xmlDocument("CompleteMultipartUploadResult", {
      Location: `/${bucket.name}/${key}`,
      Bucket: bucket.name,
      Key: key,
      ETag: `"${object.etag}"`,
    }),
  );
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

/** The parts that were asked for, which need not be all that were sent. */
const chosen = (asked: readonly Pick<Part, "number" | "etag">[], sent: readonly Part[]): readonly Part[] => {
  if (asked.length === 0) throw new S3Error(400, "MalformedXML", "You must specify at least one part");
  if (asked.some(({ number }, at) => number <= (asked[at - 1]?.number ?? 0)))
    throw new S3Error(400, "InvalidPartOrder", "The list of parts was not in ascending order.");
  const parts = asked.map((wanted) => {
    const part = sent.find(({ number, etag }) => number === wanted.number && etag === wanted.etag);
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

// The MD5 of the parts' MD5s, and how many they were.
const etagOf = (parts: readonly Part[]) => {
  const digest = createHash("md5");
  for (const { etag } of parts) digest.update(Buffer.from(etag, "hex"));
  return `${digest.digest("hex")}-${parts.length}`;
};
