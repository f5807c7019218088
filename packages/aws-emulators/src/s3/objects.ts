import { open, rm } from "node:fs/promises";
import { receiveBody } from "./body.ts";
import { isNotModified, writePrecondition } from "./conditions.ts";
import { checkHeader, keptHeaders, objectResponseHeaders, parseObjectHeaders } from "./object-headers.ts";
import { parseRange } from "./range.ts";
import { type OperationHandler, requireBucket, type S3Context, type S3Response } from "./s3-context.ts";
import { S3Error } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";
import type { Bucket, StoredObject } from "./stored-object.ts";

const MAX_KEY_BYTES = 1024;

export const putObject: OperationHandler = async (request, context) => {
  const bucket = requireBucket(request, context);
  const { key, headers } = request;
  checkKey(key);
  const check = writePrecondition(headers);
  check(bucket.objects.get(key)); // before the upload, and again when the object is committed

  const stored = parseObjectHeaders(headers);
  const blob = bucket.newBlob();
  const received = await receiveBody(request, bucket.blobFile(blob));
  await commitObject(context, bucket, { key, blob, ...received, ...stored }, check);
  return { status: 200, headers: { etag: `"${received.etag}"`, ...checksumHeaders(received) } };
};

export const getObject: OperationHandler = async (request, context) => {
  const bucket = requireBucket(request, context);
  for (;;) {
    const object = requireObject(request, bucket);
    const { response, range } = objectResponse(request, object);
    if (response.status === 304 || object.size === 0) return response;
    try {
      const file = await open(bucket.blobFile(object.blob));
      return { ...response, body: file.createReadStream(range ?? {}) };
    } catch (error) {
      // If the object was replaced or deleted since the lookup, look again.
      if (bucket.objects.get(request.key) === object) throw error;
    }
  }
};

export const headObject: OperationHandler = async (request, context) =>
  objectResponse(request, requireObject(request, requireBucket(request, context))).response;

export const deleteObject: OperationHandler = async (request, context) => {
  await requireBucket(request, context).remove(request.key);
  return { status: 204 };
};

export const commitObject = async (
  context: S3Context,
  bucket: Bucket,
  object: Omit<StoredObject, "modifiedAt">,
  check?: ReturnType<typeof writePrecondition>,
): Promise<StoredObject> => {
  const stored = { ...object, modifiedAt: new Date(context.now()).toISOString() };
  try {
    await bucket.commit(stored, check);
  } catch (error) {
    await rm(bucket.blobFile(stored.blob), { force: true });
    throw error;
  }
  context.onCreated({ bucket: bucket.name, key: stored.key, size: stored.size });
  return stored;
};

export const requireObject = ({ key }: S3Request, bucket: Bucket): StoredObject => {
  const object = bucket.objects.get(key);
  if (!object) throw new S3Error(404, "NoSuchKey", "The specified key does not exist.");
  return object;
};

export const checkKey = (key: string) => {
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) throw new S3Error(400, "KeyTooLongError", "Your key is too long");
};

/** The response for an object without its body. */
const objectResponse = ({ headers, query }: S3Request, object: StoredObject) => {
  const etag = `"${object.etag}"`;
  if (isNotModified(headers, object)) return { response: { status: 304, headers: { etag } } satisfies S3Response };
  const range = parseRange(headers["range"], object.size);
  const response = {
    status: range ? 206 : 200,
    headers: {
      ...objectResponseHeaders(object),
      ...Object.fromEntries(keptHeaders.flatMap((name) => overrideHeader(name, query.get(`response-${name}`)))),
      ...(headers["x-amz-checksum-mode"] === "ENABLED" && !range ? checksumHeaders(object) : {}),
      ...(range ? { "content-range": `bytes ${range.start}-${range.end}/${object.size}` } : {}),
      "content-length": range ? range.end - range.start + 1 : object.size,
      "last-modified": new Date(object.modifiedAt).toUTCString(),
      "accept-ranges": "bytes",
      etag,
    },
  } satisfies S3Response;
  return { response, range };
};

const overrideHeader = (name: string, value: string | undefined) => {
  if (value === undefined) return [];
  checkHeader(name, value);
  return [[name, value]];
};

const checksumHeaders = ({ checksums }: Pick<StoredObject, "checksums">): Record<string, string> =>
  Object.fromEntries(Object.entries(checksums).map(([name, value]) => [`x-amz-checksum-${name}`, value]));
