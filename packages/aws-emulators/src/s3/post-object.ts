import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createMeter } from "./meter.ts";
import { keptHeaders, parseObjectHeaders } from "./object-headers.ts";
import { checkKey, commitObject } from "./objects.ts";
import { type PostedFile, readForm } from "./post-form.ts";
import { checkPolicy, type FormFields, type LengthRange } from "./post-policy.ts";
import { type OperationHandler, requireBucket, type S3Context, type S3Response } from "./s3-context.ts";
import { invalidArgument, notImplemented, S3Error } from "./s3-error.ts";
import type { Bucket, StoredObject } from "./stored-object.ts";
import { uriEncoded, uriEncodedPath } from "./uri.ts";
import { xmlDocument } from "./xml.ts";

/** POST Object: an upload from a browser's form, authorized by the signed policy in the form. */
export const postObject: OperationHandler = async (request, context) => {
  const bucket = requireBucket(request, context);
  const { object, fields } = await readForm(request, async (posted) => {
    const fields = expandFileName(posted, bucket.name);
    const range = checkPolicy(fields, context.credentials, context.now());
    refuseUnknownFields(fields);
    return { object: await storeFile(context, bucket, posted, fields, range), fields };
  });
  return responseFor(fields, bucket.name, object);
};

// S3 inserts the file name before it checks the policy. Old browsers sent a whole path.
const expandFileName = ({ fields, filename }: PostedFile, bucket: string): FormFields => {
  const key = fields.get("key");
  if (!key) throw invalidArgument("Bucket POST must contain a field named 'key'.");
  const name = filename.split(/[/\\]/).at(-1) ?? "";
  // biome-ignore lint/suspicious/noTemplateCurlyInString: S3's placeholder
  return new Map([...fields, ["key", key.replaceAll("${filename}", () => name)], ["bucket", bucket]]);
};

const knownFields = new Set<string>([
  ...keptHeaders,
  ...["key", "bucket", "policy", "success_action_status", "success_action_redirect"],
  ...["x-amz-signature", "x-amz-credential", "x-amz-algorithm", "x-amz-date"],
]);
const refuseUnknownFields = (fields: FormFields) => {
  const other = [...fields.keys()].find((name) => !knownFields.has(name) && !/^x-(amz-meta|ignore)-/.test(name));
  if (other) throw notImplemented(`The form field ${other}`);
};

const storeFile = async (
  context: S3Context,
  bucket: Bucket,
  { file }: PostedFile,
  fields: FormFields,
  range: LengthRange,
) => {
  const key = fields.get("key") ?? "";
  checkKey(key);
  const blob = bucket.newBlob();
  const meter = createMeter([], range.max);
  try {
    await pipeline(file, meter.measure, createWriteStream(bucket.blobFile(blob)));
    const received = meter.received();
    if (received.size < range.min)
      throw new S3Error(400, "EntityTooSmall", "Your proposed upload is smaller than the minimum allowed size");
    const stored = parseObjectHeaders(Object.fromEntries(fields));
    return await commitObject(context, bucket, { key, blob, ...received, ...stored });
  } catch (error) {
    await rm(bucket.blobFile(blob), { force: true });
    throw error;
  }
};

const responseFor = (fields: FormFields, bucket: string, { key, etag }: StoredObject): S3Response => {
  const location = `/${bucket}/${uriEncodedPath(key)}`;
  const page = fields.get("success_action_redirect");
  if (page) {
    const query = `bucket=${bucket}&key=${uriEncoded(key)}&etag=${uriEncoded(`"${etag}"`)}`;
    return { status: 303, headers: { location: `${page}${page.includes("?") ? "&" : "?"}${query}` } };
  }
  const headers = { location, etag: `"${etag}"` };
  switch (fields.get("success_action_status")) {
    case "200":
      return { status: 200, headers };
    case "201": {
      const body = xmlDocument(
        "PostResponse",
        { Location: location, Bucket: bucket, Key: key, ETag: `"${etag}"` },
        false,
      );
      return { status: 201, headers: { ...headers, "content-type": "application/xml" }, body };
    }
    default:
      return { status: 204, headers };
  }
};
