import { S3Error } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";
import type { StoredObject } from "./stored-object.ts";

type Headers = S3Request["headers"];

/** Whether a conditional read returns 304. Throws PreconditionFailed (412). */
export const isNotModified = (headers: Headers, object: StoredObject): boolean => {
  const { "if-match": match, "if-none-match": noneMatch } = headers;
  if (match !== undefined && !names(match, object)) throw preconditionFailed();
  if (match === undefined && headers["if-unmodified-since"] && isNewer(object, headers["if-unmodified-since"]))
    throw preconditionFailed();
  if (noneMatch !== undefined) return names(noneMatch, object);
  return headers["if-modified-since"] !== undefined && !isNewer(object, headers["if-modified-since"]);
};

/** The check of a conditional write. Throws PreconditionFailed if the current object must not be replaced. */
export const writePrecondition =
  (headers: Headers) =>
  (current: StoredObject | undefined): void => {
    const { "if-match": match, "if-none-match": noneMatch } = headers;
    if (noneMatch !== undefined && noneMatch !== "*")
      throw new S3Error(501, "NotImplemented", "If-None-Match of a write can only be *");
    if (noneMatch !== undefined && current) throw preconditionFailed();
    if (match === undefined) return;
    if (!current) throw new S3Error(404, "NoSuchKey", "The specified key does not exist.");
    if (!names(match, current)) throw preconditionFailed();
  };

const names = (list: string, { etag }: StoredObject) =>
  list.split(",").some((tag) => ["*", etag].includes(tag.trim().replaceAll('"', "")));

// HTTP dates have no milliseconds.
const isNewer = ({ modifiedAt }: StoredObject, date: string) =>
  Math.floor(Date.parse(modifiedAt) / 1000) > Math.floor(Date.parse(date) / 1000);

const preconditionFailed = () =>
  new S3Error(412, "PreconditionFailed", "At least one of the pre-conditions you specified did not hold");
