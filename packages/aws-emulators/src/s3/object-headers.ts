import { invalidArgument } from "./s3-error.ts";

/** The headers of an upload that are stored and sent with every download. */
export interface ObjectHeaders {
  readonly headers: Readonly<Record<string, string>>;
  readonly metadata: Readonly<Record<string, string>>;
}

export const keptHeaders = [
  "content-type",
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "expires",
] as const;
const META = "x-amz-meta-";

export const parseObjectHeaders = (given: Readonly<Record<string, string | undefined>>): ObjectHeaders => {
  const kept = keptHeaders.map((name) => [name, name === "content-encoding" ? encoding(given[name]) : given[name]]);
  const metadata = Object.entries(given)
    .filter(([name]) => name.startsWith(META))
    .map(([name, value]) => [name.slice(META.length), value]);
  for (const [name, value] of [...kept, ...metadata]) checkHeader(name ?? "", value ?? "");
  return { headers: Object.fromEntries(kept.filter(([, value]) => value)), metadata: Object.fromEntries(metadata) };
};

/** Throws InvalidArgument if a value cannot be sent as an HTTP header: a file name in Hindi, for example. */
export const checkHeader = (name: string, value: string) => {
  if (!/^[\t -~\u0080-\u00ff]*$/.test(value))
    throw invalidArgument(`Header value cannot be represented using ISO-8859-1: ${name}`);
};

export const objectResponseHeaders = ({ headers, metadata }: ObjectHeaders): Record<string, string> => ({
  "content-type": "binary/octet-stream",
  ...headers,
  ...Object.fromEntries(Object.entries(metadata).map(([name, value]) => [META + name, value])),
});

// aws-chunked describes the transfer, not the object.
const encoding = (value: string | undefined) =>
  value
    ?.split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "aws-chunked")
    .join(", ");
