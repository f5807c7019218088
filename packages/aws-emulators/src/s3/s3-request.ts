import type { IncomingMessage } from "node:http";
import { S3Error } from "./s3-error.ts";

/** A request as S3 reads it: a path of bucket and key, and headers that a signed address may carry as well. */
export interface S3Request {
  readonly incoming: IncomingMessage;
  readonly method: string;
  readonly path: string;
  readonly bucket: string;
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export const s3Request = (incoming: IncomingMessage): S3Request => {
  // Not by URL: it would resolve "..", which is a legal part of a key.
  const [path = "", search = ""] = splitOnce(incoming.url ?? "/", "?");
  const [bucket = "", key = ""] = splitOnce(path.slice(1), "/");
  const query = new Map(
    search
      .split("&")
      .filter(Boolean)
      .map((pair) => {
        const [name = "", value = ""] = splitOnce(pair, "=");
        return [decoded(name), decoded(value.replaceAll("+", " "))];
      }),
  );
  return {
    incoming,
    method: incoming.method ?? "GET",
    path,
    bucket: decoded(bucket),
    key: decoded(key),
    query,
    headers: { ...hoisted(query), ...plain(incoming) },
  };
};

const splitOnce = (text: string, by: string) => {
  const at = text.indexOf(by);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + by.length)];
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error(400, "InvalidURI", "Couldn't parse the specified URI.");
  }
};

/**
 * A signed address carries x-amz- headers in its query. S3 passes over a checksum there: the SDK, which
 * signs before there is a body, puts that of an empty one.
 */
const hoisted = (query: ReadonlyMap<string, string>) =>
  Object.fromEntries([...query].filter(([name]) => /^x-amz-(?!checksum-(?!mode))/.test(name)));

const plain = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
