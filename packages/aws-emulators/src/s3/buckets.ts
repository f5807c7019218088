import { join } from "node:path";
import { receiveText } from "./body.ts";
import { createBucketIn } from "./bucket.ts";
import { corsRulesIn } from "./cors.ts";
import { lifecycleRulesIn } from "./lifecycle.ts";
import { bucketOf, type Perform, xmlAnswer } from "./s3-context.ts";
import { S3Error } from "./s3-error.ts";
import { xmlDocument } from "./xml.ts";

export const listBuckets: Perform = async (_request, { buckets, credentials }) => {
  const Bucket = [...buckets.values()]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, settings }) => ({ Name: name, CreationDate: settings().createdAt }));
  const Owner = { ID: credentials.accessKeyId };
  return xmlAnswer(xmlDocument("ListAllMyBucketsResult", { Owner, Buckets: { Bucket } }));
};

export const createBucket: Perform = async (request, { buckets, beingMade, folder, now }) => {
  await receiveText(request);
  const name = request.bucket;
  if (!/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/.test(name))
    throw new S3Error(400, "InvalidBucketName", "The specified bucket is not valid.");
  // Taken before it is made: another request may ask for the same one meanwhile.
  if (buckets.has(name) || beingMade.has(name))
    throw new S3Error(409, "BucketAlreadyOwnedByYou", "Your previous request to create the named bucket succeeded.");
  beingMade.add(name);
  try {
    buckets.set(name, await createBucketIn(name, join(folder, name), new Date(now()).toISOString()));
  } finally {
    beingMade.delete(name);
  }
  return { status: 200, headers: { location: `/${name}` } };
};

export const headBucket: Perform = async (request, house) => {
  bucketOf(request, house);
  return { status: 200 };
};

// What the rules are is checked when they are set: nobody can be told later.
const configurations = {
  cors: { check: corsRulesIn, absent: "NoSuchCORSConfiguration" },
  lifecycle: { check: lifecycleRulesIn, absent: "NoSuchLifecycleConfiguration" },
} as const;
type Configuration = keyof typeof configurations;

export const putConfiguration =
  (name: Configuration): Perform =>
  async (request, house) => {
    const bucket = bucketOf(request, house);
    const document = await receiveText(request);
    configurations[name].check(document);
    await bucket.set({ ...bucket.settings(), [name]: document });
    return { status: 200 };
  };

export const getConfiguration =
  (name: Configuration): Perform =>
  async (request, house) => {
    const document = bucketOf(request, house).settings()[name];
    if (document) return xmlAnswer(document);
    throw new S3Error(404, configurations[name].absent, `The ${name} configuration does not exist`);
  };

export const deleteConfiguration =
  (name: Configuration): Perform =>
  async (request, house) => {
    const bucket = bucketOf(request, house);
    await bucket.set({ ...bucket.settings(), [name]: undefined });
    return { status: 204 };
  };
