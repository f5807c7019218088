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

/** All buckets, and what every operation needs besides its request. */
export interface House {
  readonly folder: string;
  readonly credentials: Credentials;
  readonly buckets: Map<string, Bucket>;
  readonly beingMade: Set<string>;
  readonly now: () => number;
  readonly created: (object: CreatedObject) => void;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: string | Readable;
}
export type Perform = (request: S3Request, house: House) => Promise<Answer>;

export const bucketOf = ({ bucket }: S3Request, { buckets }: House): Bucket => {
  const found = buckets.get(bucket);
  if (!found) throw new S3Error(404, "NoSuchBucket", "The specified bucket does not exist");
  return found;
};

export const xmlAnswer = (body: string): Answer => ({
  status: 200,
  headers: { "content-type": "application/xml" },
  body,
});
