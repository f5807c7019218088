import { type OperationHandler, requireBucket, xmlResponse } from "./s3-context.ts";
import { invalidArgument, notImplemented } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";
import type { StoredObject } from "./stored-object.ts";
import { uriEncodedPath } from "./uri.ts";
import { xmlDocument } from "./xml.ts";

const MAX_KEYS = 1000;

/** The end of a page: after a key, or after all keys with a common prefix. */
interface Position {
  readonly after: string;
  readonly isPrefix: boolean;
}
interface Page {
  readonly keys: readonly string[];
  readonly prefixes: readonly string[];
  readonly next: Position | undefined;
}

export const listObjects: OperationHandler = async (request, context) => {
  const { query } = request;
  if (query.get("list-type") !== "2") throw notImplemented(`list-type ${query.get("list-type")}`);
  const bucket = requireBucket(request, context);
  const limit = parseMaxKeys(query.get("max-keys"));
  const page = pageOf(bucket.keys(), request, limit);
  const encode = query.get("encoding-type") === "url" ? uriEncodedPath : (text: string) => text;
  return xmlResponse(
    xmlDocument("ListBucketResult", {
      Name: bucket.name,
      Prefix: encode(query.get("prefix") ?? ""),
      Delimiter: query.get("delimiter"),
      StartAfter: query.get("start-after"),
      EncodingType: query.get("encoding-type"),
      MaxKeys: limit,
      KeyCount: page.keys.length + page.prefixes.length,
      IsTruncated: page.next !== undefined,
      NextContinuationToken: page.next && tokenOf(page.next),
      Contents: page.keys.map((key) => {
        const object = bucket.objects.get(key);
        return object && { Key: encode(key), ...listEntry(object) };
      }),
      CommonPrefixes: page.prefixes.map((prefix) => ({ Prefix: encode(prefix) })),
    }),
  );
};

const listEntry = ({ modifiedAt, etag, size }: StoredObject) => ({
  LastModified: modifiedAt,
  ETag: `"${etag}"`,
  Size: size,
  StorageClass: "STANDARD",
});

const pageOf = (all: readonly string[], { query }: S3Request, limit: number): Page => {
  const prefix = query.get("prefix") ?? "";
  const delimiter = query.get("delimiter");
  const start = startPosition(query);
  const keys: string[] = [];
  const prefixes = new Set<string>();
  let last: Position | undefined;

  for (const key of all) {
    if (!key.startsWith(prefix) || isBefore(key, start)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    const common = delimiter && end >= 0 ? key.slice(0, end + delimiter.length) : undefined;
    if (common !== undefined && prefixes.has(common)) continue;
    if (keys.length + prefixes.size >= limit) return { keys, prefixes: [...prefixes], next: last };
    if (common === undefined) keys.push(key);
    else prefixes.add(common);
    last = { after: common ?? key, isPrefix: common !== undefined };
  }
  return { keys, prefixes: [...prefixes], next: undefined };
};

const isBefore = (key: string, { after, isPrefix }: Position) =>
  (after !== "" && Buffer.compare(Buffer.from(key), Buffer.from(after)) <= 0) || (isPrefix && key.startsWith(after));

const startPosition = (query: S3Request["query"]): Position => {
  const token = query.get("continuation-token");
  if (token === undefined) return { after: query.get("start-after") ?? "", isPrefix: false };
  const [, kind, after] = /^([kp])(.*)$/s.exec(Buffer.from(token, "base64url").toString()) ?? [];
  if (kind === undefined || after === undefined) throw invalidArgument("The continuation token provided is incorrect");
  return { after, isPrefix: kind === "p" };
};

const tokenOf = ({ after, isPrefix }: Position) => Buffer.from((isPrefix ? "p" : "k") + after).toString("base64url");

const parseMaxKeys = (text = String(MAX_KEYS)) => {
  if (!/^\d+$/.test(text)) throw invalidArgument("Provided max-keys is not an integer or within range");
  return Math.min(Number(text), MAX_KEYS);
};
