import { open, rm } from "node:fs/promises";
import { receiveBody } from "./body.ts";
import { isNotModified, mayWrite } from "./conditions.ts";
import { checkHeader, keptHeaders, objectHeadersIn, objectHeadersOut } from "./object-headers.ts";
import { rangeIn } from "./range.ts";
import { type Answer, bucketOf, type House, type Perform } from "./s3-context.ts";
import { S3Error } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";
import type { Bucket, StoredObject } from "./stored-object.ts";

const MAX_KEY_BYTES = 1024;

export const putObject: Perform = async (request, house) => {
  const bucket = bucketOf(request, house);
  const { key, headers } = request;
  checkKey(key);
  const check = mayWrite(headers);
  check(bucket.objects.get(key)); // before the bytes are sent, and again when the object is made visible

  const about = objectHeadersIn(headers);
  const blob = bucket.newBlob();
  const received = await receiveBody(request, bucket.blobFile(blob));
  await makeVisible(house, bucket, { key, blob, ...received, ...about }, check);
  return { status: 200, headers: { etag: `"${received.etag}"`, ...checksumHeaders(received) } };
};

export const getObject: Perform = async (request, house) => {
  const bucket = bucketOf(request, house);
  for (;;) {
    const object = objectOf(request, bucket);
    const { answer, range } = described(request, object);
    if (answer.status === 304 || object.size === 0) return answer;
    try {
      const file = await open(bucket.blobFile(object.blob));
      return { ...answer, body: file.createReadStream(range ?? {}) };
    } catch (error) {
      // Replaced or deleted since it was looked up: look again.
      if (bucket.objects.get(request.key) === object) throw error;
    }
  }
};

export const headObject: Perform = async (request, house) =>
  described(request, objectOf(request, bucketOf(request, house))).answer;

export const deleteObject: Perform = async (request, house) => {
  await bucketOf(request, house).remove(request.key);
  return { status: 204 };
};

export const makeVisible = async (
  house: House,
  bucket: Bucket,
  object: Omit<StoredObject, "modifiedAt">,
  check?: ReturnType<typeof mayWrite>,
): Promise<StoredObject> => {
  const whole = { ...object, modifiedAt: new Date(house.now()).toISOString() };
  try {
    await bucket.commit(whole, check);
  } catch (error) {
    await rm(bucket.blobFile(whole.blob), { force: true });
    throw error;
  }
  house.created({ bucket: bucket.name, key: whole.key, size: whole.size });
  return whole;
};

export const objectOf = ({ key }: S3Request, bucket: Bucket): StoredObject => {
  const object = bucket.objects.get(key);
  if (!object) throw new S3Error(404, "NoSuchKey", "The specified key does not exist.");
  return object;
};

export const checkKey = (key: string) => {
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) throw new S3Error(400, "KeyTooLongError", "Your key is too long");
};

/** Everything about an object but its bytes. */
const described = ({ headers, query }: S3Request, object: StoredObject) => {
  const etag = `"${object.etag}"`;
  if (isNotModified(headers, object)) return { answer: { status: 304, headers: { etag } } satisfies Answer };
  const range = rangeIn(headers["range"], object.size);
  const answer = {
    status: range ? 206 : 200,
    headers: {
      ...objectHeadersOut(object),
      ...Object.fromEntries(keptHeaders.flatMap((name) => overridden(name, query.get(`response-${name}`)))),
      ...(headers["x-amz-checksum-mode"] === "ENABLED" && !range ? checksumHeaders(object) : {}),
      ...(range ? { "content-range": `bytes ${range.start}-${range.end}/${object.size}` } : {}),
      "content-length": range ? range.end - range.start + 1 : object.size,
      "last-modified": new Date(object.modifiedAt).toUTCString(),
      "accept-ranges": "bytes",
      etag,
    },
  } satisfies Answer;
  return { answer, range };
};

const overridden = (name: string, value: string | undefined) => {
  if (value === undefined) return [];
  checkHeader(name, value);
  return [[name, value]];
};

const checksumHeaders = ({ checksums }: Pick<StoredObject, "checksums">): Record<string, string> =>
  Object.fromEntries(Object.entries(checksums).map(([name, value]) => [`x-amz-checksum-${name}`, value]));
