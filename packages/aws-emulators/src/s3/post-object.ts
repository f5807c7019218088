import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { metered } from "./meter.ts";
import { keptHeaders, objectHeadersIn } from "./object-headers.ts";
import { checkKey, makeVisible } from "./objects.ts";
import { type PostedFile, readForm } from "./post-form.ts";
import { allowedBy, type FormFields, type LengthRange } from "./post-policy.ts";
import { type Answer, bucketOf, type House, type Perform } from "./s3-context.ts";
import { invalidArgument, notImplemented, S3Error } from "./s3-error.ts";
import type { Bucket, StoredObject } from "./stored-object.ts";
import { uriEncoded, uriEncodedPath } from "./uri.ts";
import { xmlDocument } from "./xml.ts";

/** An upload straight from a browser's form, allowed by the policy that comes with it. */
export const postObject: Perform = async (request, house) => {
  const bucket = bucketOf(request, house);
  const { object, fields } = await readForm(request, async (posted) => {
    const fields = expanded(posted, bucket.name);
    const range = allowedBy(fields, house.credentials, house.now());
    refuseUnknown(fields);
    return { object: await keep(house, bucket, posted, fields, range), fields };
  });
  return answerTo(fields, bucket.name, object);
};

// S3 fills in the file's name before it looks at the policy. Browsers of old sent a whole path.
const expanded = ({ fields, filename }: PostedFile, bucket: string): FormFields => {
  const key = fields.get("key");
  if (!key) throw invalidArgument("Bucket POST must contain a field named 'key'.");
  const name = filename.split(/[/\\]/).at(-1) ?? "";
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is how S3 spells it
  return new Map([...fields, ["key", key.replaceAll("${filename}", () => name)], ["bucket", bucket]]);
};

const known = new Set<string>([
  ...keptHeaders,
  ...["key", "bucket", "policy", "success_action_status", "success_action_redirect"],
  ...["x-amz-signature", "x-amz-credential", "x-amz-algorithm", "x-amz-date"],
]);
const refuseUnknown = (fields: FormFields) => {
  const other = [...fields.keys()].find((name) => !known.has(name) && !/^x-(amz-meta|ignore)-/.test(name));
  if (other) throw notImplemented(`The form field ${other}`);
};

const keep = async (house: House, bucket: Bucket, { file }: PostedFile, fields: FormFields, range: LengthRange) => {
  const key = fields.get("key") ?? "";
  checkKey(key);
  const blob = bucket.newBlob();
  const meter = metered([], range.max);
  try {
    await pipeline(file, meter.through, createWriteStream(bucket.blobFile(blob)));
    const received = meter.received();
    if (received.size < range.min)
      throw new S3Error(400, "EntityTooSmall", "Your proposed upload is smaller than the minimum allowed size");
    const about = objectHeadersIn(Object.fromEntries(fields));
    return await makeVisible(house, bucket, { key, blob, ...received, ...about });
  } catch (error) {
    await rm(bucket.blobFile(blob), { force: true });
    throw error;
  }
};

const answerTo = (fields: FormFields, bucket: string, { key, etag }: StoredObject): Answer => {
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
