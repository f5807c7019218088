import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { checksumAlgorithms } from "./checksums.ts";
import { decodeChunked } from "./chunked-body.ts";
import { createMeter, type Received } from "./meter.ts";
import { notImplemented, S3Error } from "./s3-error.ts";
import type { S3Request } from "./s3-request.ts";

const MAX_XML_BYTES = 2 * 1024 ** 2;

/**
 * Writes the decoded body of a request to a file. If a checksum or the length is wrong, it throws and leaves no file.
 */
export const receiveBody = async (request: S3Request, file: string): Promise<Received> => {
  const { bytes, verify } = bodyOf(request);
  try {
    await pipeline(request.incoming, bytes, createWriteStream(file));
    return verify();
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
};

/** The body of a request with an XML document. */
export const receiveText = async (request: S3Request): Promise<string> => {
  const { bytes, verify } = bodyOf(request, MAX_XML_BYTES);
  const chunks: Buffer[] = [];
  await pipeline(request.incoming, bytes, async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  });
  verify();
  return Buffer.concat(chunks).toString();
};

const bodyOf = ({ headers }: S3Request, max?: number) => {
  const payload = headers["x-amz-content-sha256"] ?? "UNSIGNED-PAYLOAD";
  const isChunked = payload === "STREAMING-UNSIGNED-PAYLOAD-TRAILER";
  if (payload.startsWith("STREAMING-") && !isChunked) throw notImplemented(payload);

  const trailers = new Map<string, string>();
  const trailer = headers["x-amz-trailer"] ?? "";
  const algorithms = checksumAlgorithms.filter(
    (name) => headers[`x-amz-checksum-${name}`] || trailer.includes(`x-amz-checksum-${name}`),
  );
  if (trailer && !algorithms.some((name) => trailer === `x-amz-checksum-${name}`))
    throw notImplemented(`The trailer ${trailer}`);
  const meter = createMeter(algorithms, max);

  const verify = (): Received => {
    const received = meter.received();
    for (const name of algorithms) {
      const expected = headers[`x-amz-checksum-${name}`] ?? trailers.get(`x-amz-checksum-${name}`);
      if (expected !== received.checksums[name]) throw badDigest(name.toUpperCase());
    }
    const md5 = headers["content-md5"];
    if (md5 && Buffer.from(md5, "base64").toString("hex") !== received.etag) throw badDigest("Content-MD5");
    if (/^[0-9a-f]{64}$/.test(payload) && payload !== meter.sha256())
      throw new S3Error(
        400,
        "XAmzContentSHA256Mismatch",
        "The provided 'x-amz-content-sha256' header does not match what was computed.",
      );
    const length = headers["x-amz-decoded-content-length"];
    if (length !== undefined && Number(length) !== received.size)
      throw new S3Error(400, "IncompleteBody", "You did not provide the number of bytes specified by the header.");
    return received;
  };
  const bytes = (source: AsyncIterable<Buffer>) => meter.measure(isChunked ? decodeChunked(trailers)(source) : source);
  return { bytes, verify };
};

const badDigest = (what: string) =>
  new S3Error(400, "BadDigest", `The ${what} you specified did not match the calculated checksum.`);
