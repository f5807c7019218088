import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";

export interface Digest {
  readonly update: (bytes: Buffer) => void;
  readonly base64: () => string;
}

export const checksumAlgorithms = ["crc32", "sha1", "sha256"] as const;
export type ChecksumAlgorithm = (typeof checksumAlgorithms)[number];

/** A checksum that is computed chunk by chunk. */
export const digestOf = (algorithm: ChecksumAlgorithm): Digest => {
  if (algorithm === "crc32") return crc32Digest();
  const hash = createHash(algorithm);
  return { update: (bytes) => hash.update(bytes), base64: () => hash.digest("base64") };
};

const crc32Digest = (): Digest => {
  let sum = 0;
  return {
    update: (bytes) => {
      sum = crc32(bytes, sum);
    },
    base64: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(sum);
      return bytes.toString("base64");
    },
  };
};
