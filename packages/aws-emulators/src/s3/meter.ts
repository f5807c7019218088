import { createHash } from "node:crypto";
import { type ChecksumAlgorithm, digestOf } from "./checksums.ts";
import { S3Error } from "./s3-error.ts";

const MAX_OBJECT_BYTES = 5 * 1024 ** 3;

export interface Received {
  readonly size: number;
  /** The MD5 of the bytes in hex: S3's entity tag. */
  readonly etag: string;
  readonly checksums: Readonly<Partial<Record<ChecksumAlgorithm, string>>>;
}

/** Measures size and checksums of a stream. Throws EntityTooLarge. */
export const createMeter = (algorithms: readonly ChecksumAlgorithm[], max = Number.POSITIVE_INFINITY) => {
  let size = 0;
  const md5 = createHash("md5");
  const sha256 = createHash("sha256");
  const digests = algorithms.map((name) => ({ name, digest: digestOf(name) }));
  return {
    measure: async function* (source: AsyncIterable<Buffer>) {
      for await (const bytes of source) {
        size += bytes.length;
        if (size > Math.min(max, MAX_OBJECT_BYTES))
          throw new S3Error(400, "EntityTooLarge", "Your proposed upload exceeds the maximum allowed size");
        md5.update(bytes);
        sha256.update(bytes);
        for (const { digest } of digests) digest.update(bytes);
        yield bytes;
      }
    },
    sha256: () => sha256.digest("hex"),
    received: (): Received => ({
      size,
      etag: md5.digest("hex"),
      checksums: Object.fromEntries(digests.map(({ name, digest }) => [name, digest.base64()])),
    }),
  };
};
