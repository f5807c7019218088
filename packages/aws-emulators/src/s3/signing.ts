import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { accessDenied, S3Error } from "./s3-error.ts";

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The day and the region of a credential. */
export interface Scope {
  readonly day: string;
  readonly region: string;
}

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Parses `id/day/region/s3/aws4_request`. Throws if the id is not the one of the credentials. */
export const parseScope = (credential: string, { accessKeyId }: Credentials): Scope => {
  const [id, day, region, service, end] = credential.split("/");
  if (id !== accessKeyId)
    throw new S3Error(403, "InvalidAccessKeyId", "The AWS Access Key Id you provided does not exist in our records.");
  if (!day || !region || service !== "s3" || end !== "aws4_request")
    throw new S3Error(400, "AuthorizationHeaderMalformed", "The credential is not id/day/region/s3/aws4_request.");
  return { day, region };
};

export const computeSignature = (text: string, { day, region }: Scope, { secretAccessKey }: Credentials): string => {
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, text).toString("hex");
};

export const checkSignature = (given: string, computed: string) => {
  if (given.length !== computed.length || !timingSafeEqual(Buffer.from(given), Buffer.from(computed)))
    throw new S3Error(
      403,
      "SignatureDoesNotMatch",
      "The request signature we calculated does not match the signature you provided. Check your key and signing method.",
    );
};

/** Parses `20260101T000000Z` to milliseconds since 1970. */
export const parseTimestamp = (stamp: string): number => {
  const moment = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (Number.isNaN(moment)) throw accessDenied("AWS authentication requires a valid Date or x-amz-date header");
  return moment;
};

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
