import type { Readable } from "node:stream";
import { S3Error } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";
import type { Credentials } from "./signing.ts";
import type { Bucket } from "./stored-object.ts";

export interface CreatedObject {
  readonly bucket: string;
  readonly key: string;
  readonly size: number;
}

/** What every operation needs besides its request. */
export interface S3Context {
  readonly folder: string;
  readonly credentials: Credentials;
  readonly buckets: Map<string, Bucket>;
  readonly bucketsBeingCreated: Set<string>;
  readonly now: () => number;
  readonly onCreated: (object: CreatedObject) => void;
}

export interface S3Response {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: string | Readable;
}
export type OperationHandler = (request: S3Request, context: S3Context) => Promise<S3Response>;

export const requireBucket = ({ bucket }: S3Request, { buckets }: S3Context): Bucket => {
  const found = buckets.get(bucket);
  if (!found) throw new S3Error(404, "NoSuchBucket", "The specified bucket does not exist");
  return found;
};

export const xmlResponse = (body: string): S3Response => ({
  status: 200,
  headers: { "content-type": "application/xml" },
  body,
});
