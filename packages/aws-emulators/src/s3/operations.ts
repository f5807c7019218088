import {
  createBucket,
  deleteConfiguration,
  getConfiguration,
  headBucket,
  listBuckets,
  putConfiguration,
} from "./buckets.ts";
import { completeMultipartUpload } from "./complete-upload.ts";
import { copyObject } from "./copy-object.ts";
import { deleteObjects } from "./delete-objects.ts";
import { listObjects } from "./list-objects.ts";
import {
  abortMultipartUpload,
  createMultipartUpload,
  listMultipartUploads,
  listParts,
  uploadPart,
  uploadPartCopy,
} from "./multipart.ts";
import { keptHeaders } from "./object-headers.ts";
import { deleteObject, getObject, headObject, putObject } from "./objects.ts";
import type { OperationHandler } from "./s3-context.ts";
import { notImplemented } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";

interface Operation {
  readonly on: "service" | "bucket" | "object";
  readonly method: string;
  /** Query parameters that the operation requires. */
  readonly needs?: readonly string[];
  /** Query parameters that it also accepts. */
  readonly accepts?: readonly string[];
  readonly perform: OperationHandler;
}

const page = ["prefix", "delimiter", "max-keys", "continuation-token", "start-after", "encoding-type"];
const overrides = keptHeaders.map((name) => `response-${name}`);

const operations: readonly Operation[] = [
  { on: "service", method: "GET", perform: listBuckets },
  { on: "bucket", method: "PUT", perform: createBucket },
  { on: "bucket", method: "HEAD", perform: headBucket },
  { on: "bucket", method: "GET", needs: ["list-type"], accepts: page, perform: listObjects },
  { on: "bucket", method: "POST", needs: ["delete"], perform: deleteObjects },
  { on: "bucket", method: "GET", needs: ["uploads"], perform: listMultipartUploads },
  ...(["cors", "lifecycle"] as const).flatMap((name): Operation[] => [
    { on: "bucket", method: "PUT", needs: [name], perform: putConfiguration(name) },
    { on: "bucket", method: "GET", needs: [name], perform: getConfiguration(name) },
    { on: "bucket", method: "DELETE", needs: [name], perform: deleteConfiguration(name) },
  ]),
  { on: "object", method: "GET", accepts: overrides, perform: getObject },
  { on: "object", method: "HEAD", accepts: overrides, perform: headObject },
  { on: "object", method: "PUT", perform: (request, context) => putOrCopy(request)(request, context) },
  { on: "object", method: "DELETE", perform: deleteObject },
  { on: "object", method: "POST", needs: ["uploads"], perform: createMultipartUpload },
  {
    on: "object",
    method: "PUT",
    needs: ["uploadId", "partNumber"],
    perform: (request, context) => partOrCopy(request)(request, context),
  },
  { on: "object", method: "POST", needs: ["uploadId"], perform: completeMultipartUpload },
  { on: "object", method: "DELETE", needs: ["uploadId"], perform: abortMultipartUpload },
  { on: "object", method: "GET", needs: ["uploadId"], perform: listParts },
];

/**
 * The handler of a request. Throws NotImplemented if the emulator does not support any of its parameters or headers.
 */
export const operationFor = (request: S3Request): OperationHandler => {
  const { method, bucket, key, query, path } = request;
  refuseUnknownHeaders(request);
  const on = key ? "object" : bucket ? "bucket" : "service";
  const parameters = [...query.keys()].filter((name) => name !== "x-id" && !/^x-amz-/i.test(name));
  const found = operations.find(
    ({ needs = [], accepts = [], ...operation }) =>
      operation.on === on &&
      operation.method === method &&
      needs.every((name) => parameters.includes(name)) &&
      parameters.every((name) => needs.includes(name) || accepts.includes(name)),
  );
  if (!found) throw notImplemented(`${method} ${path}${parameters.length > 0 ? ` with ${parameters.join(", ")}` : ""}`);
  return found.perform;
};

const partOrCopy = ({ headers }: S3Request): OperationHandler =>
  headers["x-amz-copy-source"] ? uploadPartCopy : uploadPart;

const putOrCopy = ({ headers }: S3Request): OperationHandler => (headers["x-amz-copy-source"] ? copyObject : putObject);

const knownHeaders = new Set([
  ...["x-amz-date", "x-amz-content-sha256", "x-amz-user-agent", "x-amz-trailer", "x-amz-decoded-content-length"],
  ...["x-amz-sdk-checksum-algorithm", "x-amz-checksum-algorithm", "x-amz-checksum-type", "x-amz-checksum-mode"],
  ...["x-amz-checksum-crc32", "x-amz-checksum-sha1", "x-amz-checksum-sha256"],
  ...["x-amz-copy-source", "x-amz-copy-source-range", "x-amz-metadata-directive", "x-amz-mp-object-size"],
]);
// These values are S3's defaults.
const sameAsDefault: Readonly<Record<string, string>> = {
  "x-amz-server-side-encryption": "AES256",
  "x-amz-storage-class": "STANDARD",
};

const refuseUnknownHeaders = ({ headers }: S3Request) => {
  const unknown = Object.keys(headers).find(
    (name) =>
      name.startsWith("x-amz-") &&
      !name.startsWith("x-amz-meta-") &&
      !knownHeaders.has(name) &&
      sameAsDefault[name] !== headers[name],
  );
  if (unknown) throw notImplemented(`The header ${unknown}: ${headers[unknown]}`);
};
