import type { IncomingMessage } from "node:http";
import { S3Error } from "./s3-error.ts";

/** A path-style request. `headers` includes those that a presigned URL has in its query. */
export interface S3Request {
  readonly incoming: IncomingMessage;
  readonly method: string;
  readonly path: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export const parseRequest = (incoming: IncomingMessage): S3Request => {
  // The URL class would resolve "..", which is legal in a key.
  const [path = "", search = ""] = splitOnce(incoming.url ?? "/", "?");
  const [bucket = "", key = ""] = splitOnce(path.slice(1), "/");
  const query = new Map(
    search
      .split("&")
      .filter(Boolean)
      .map((pair) => {
        const [name = "", value = ""] = splitOnce(pair, "=");
        return [decode(name), decode(value.replaceAll("+", " "))];
      }),
  );
  return {
    incoming,
    method: incoming.method ?? "GET",
    path,
    bucket: decode(bucket),
    key: decode(key),
    query,
    headers: { ...headersInQuery(query), ...headersOf(incoming) },
  };
};

const splitOnce = (text: string, by: string) => {
  const at = text.indexOf(by);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + by.length)];
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error(400, "InvalidURI", "Couldn't parse the specified URI.");
  }
};

/**
 * A presigned URL has its x-amz- headers in the query. S3 ignores a checksum there: the SDK signs before there is a
 * body and adds the checksum of an empty one.
 */
const headersInQuery = (query: ReadonlyMap<string, string>) =>
  Object.fromEntries([...query].filter(([name]) => /^x-amz-(?!checksum-(?!mode))/.test(name)));

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
