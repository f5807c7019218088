import { join } from "node:path";
import { receiveText } from "./body.ts";
import { createBucketIn } from "./bucket.ts";
import { parseCorsRules } from "./cors.ts";
import { parseLifecycleRules } from "./lifecycle.ts";
import { type OperationHandler, requireBucket, xmlResponse } from "./s3-context.ts";
import { S3Error } from "./s3-error.ts";
import { xmlDocument } from "./xml.ts";

export const listBuckets: OperationHandler = async (_request, { buckets, credentials }) => {
  const Bucket = [...buckets.values()]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, settings }) => ({ Name: name, CreationDate: settings().createdAt }));
  const Owner = { ID: credentials.accessKeyId };
  return xmlResponse(xmlDocument("ListAllMyBucketsResult", { Owner, Buckets: { Bucket } }));
};

export const createBucket: OperationHandler = async (request, { buckets, bucketsBeingCreated, folder, now }) => {
  await receiveText(request);
  const name = request.bucket;
  if (!/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/.test(name))
    throw new S3Error(400, "InvalidBucketName", "The specified bucket is not valid.");
  // Two concurrent requests must not both create the bucket.
  if (buckets.has(name) || bucketsBeingCreated.has(name))
    throw new S3Error(409, "BucketAlreadyOwnedByYou", "Your previous request to create the named bucket succeeded.");
  bucketsBeingCreated.add(name);
  try {
    buckets.set(name, await createBucketIn(name, join(folder, name), new Date(now()).toISOString()));
  } finally {
    bucketsBeingCreated.delete(name);
  }
  return { status: 200, headers: { location: `/${name}` } };
};

export const headBucket: OperationHandler = async (request, context) => {
  requireBucket(request, context);
  return { status: 200 };
};

// Rules are validated when they are set, because later there is no request to reply to.
const configurations = {
  cors: { check: parseCorsRules, absent: "NoSuchCORSConfiguration" },
  lifecycle: { check: parseLifecycleRules, absent: "NoSuchLifecycleConfiguration" },
} as const;
type Configuration = keyof typeof configurations;

export const putConfiguration =
  (name: Configuration): OperationHandler =>
  async (request, context) => {
    const bucket = requireBucket(request, context);
    const document = await receiveText(request);
    configurations[name].check(document);
    await bucket.set({ ...bucket.settings(), [name]: document });
    return { status: 200 };
  };

export const getConfiguration =
  (name: Configuration): OperationHandler =>
  async (request, context) => {
    const document = requireBucket(request, context).settings()[name];
    if (document) return xmlResponse(document);
    throw new S3Error(404, configurations[name].absent, `The ${name} configuration does not exist`);
  };

export const deleteConfiguration =
  (name: Configuration): OperationHandler =>
  async (request, context) => {
    const bucket = requireBucket(request, context);
    await bucket.set({ ...bucket.settings(), [name]: undefined });
    return { status: 204 };
  };
