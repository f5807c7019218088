import { crc32 } from "node:zlib";
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type S3Client,
  UploadPartCommand,
  UploadPartCopyCommand,
} from "@aws-sdk/client-s3";
import { mapConcurrently } from "#functions/core/shared/map-concurrently.ts";
import { copySource } from "./copy-object.ts";
import { retryTransfer } from "./retry-transfer.ts";
import { localHeader, maxZipBytes, type ZipEntry, zipDirectory } from "./zip-format.ts";

const megabyte = 1024 ** 2;
/** S3 takes no smaller part of an upload, but for the last one. */
export const minPartBytes = 5 * megabyte;
/** All files but the first one are in memory. */
const maxOtherBytes = 64 * megabyte;
const copiedPartBytes = 256 * megabyte;

/** The metadata in which `upload` keeps the CRC-32 of a large file, in hexadecimal. */
export const crcOf = (crc: number): Record<string, string> => ({ crc32: crc.toString(16) });

interface StoredFile extends Omit<ZipEntry, "crc32"> {
  readonly key: string;
  /** Undefined if it is not kept with the file. */
  readonly crc32: number | undefined;
}
type LargeFile = StoredFile & { readonly crc32: number };

/**
 * Packs stored files into a zip object. The bytes of the first one are copied on the server, so a film is not read again.
 * Returns false, and stores nothing, if that cannot be done: the file is small, or its CRC-32 is not known.
 */
export const zipAround = async (
  client: S3Client,
  Bucket: string,
  Key: string,
  files: readonly { readonly key: string; readonly name: string }[],
): Promise<boolean> => {
  const [head, ...rest] = files;
  const first = head && (await find(client, Bucket, head));
  if (!first || !isLarge(first)) return false;
  const others = await mapConcurrently(rest, (file) => find(client, Bucket, file));
  const otherBytes = others.reduce((sum, { bytes }) => sum + bytes, 0);
  if (otherBytes > maxOtherBytes || first.bytes + 2 * otherBytes > maxZipBytes) return false;
  const target = { Bucket, Key };
  const created = { ...target, ContentType: "application/zip", ChecksumAlgorithm: "CRC32" } as const;
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(created));
  try {
    const Parts = await partsOf({ client, target: { ...target, UploadId }, first, others });
    await client.send(new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts } }));
    return true;
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...target, UploadId }));
    throw error;
  }
};

const find = async (client: S3Client, Bucket: string, file: { key: string; name: string }): Promise<StoredFile> => {
  const head = await client.send(new HeadObjectCommand({ Bucket, Key: file.key }));
  const { ContentLength: bytes = 0, LastModified: at = new Date(), Metadata = {} } = head;
  const crc = Metadata["crc32"];
  return { ...file, bytes, at, crc32: crc === undefined ? undefined : Number.parseInt(crc, 16) };
};

/** Whether its beginning and the rest are both large enough to be parts. */
const isLarge = (file: StoredFile): file is LargeFile => file.crc32 !== undefined && file.bytes >= 2 * minPartBytes;

interface Archive {
  readonly client: S3Client;
  readonly target: { readonly Bucket: string; readonly Key: string; readonly UploadId: string | undefined };
  readonly first: LargeFile;
  readonly others: readonly StoredFile[];
}

/** The header with the beginning of the first file; its rest, copied; all other files with the directory. */
const partsOf = async ({ client, target, first, others }: Archive): Promise<CompletedPart[]> => {
  const read = async (key: string, Range?: string): Promise<Uint8Array> =>
    retryTransfer(async () => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: target.Bucket, Key: key, Range }));
      if (!Body) throw new Error(`${key} is empty`);
      return Body.transformToByteArray();
    });
  const put = async (PartNumber: number, Body: Uint8Array): Promise<CompletedPart> => {
    const { ETag, ChecksumCRC32 } = await client.send(new UploadPartCommand({ ...target, PartNumber, Body }));
    return { PartNumber, ETag, ChecksumCRC32 };
  };
  const copy = async (PartNumber: number, [from, to]: readonly [number, number]): Promise<CompletedPart> => {
    const CopySource = copySource(target.Bucket, first.key);
    const part = { ...target, PartNumber, CopySource, CopySourceRange: `bytes=${from}-${to - 1}` };
    const { ETag, ChecksumCRC32 } = (await client.send(new UploadPartCopyCommand(part))).CopyPartResult ?? {};
    return { PartNumber, ETag, ChecksumCRC32 };
  };
  const ranges = copiedRanges(first.bytes);
  const beginning = async (): Promise<CompletedPart> =>
    put(1, Buffer.concat([localHeader(first), await read(first.key, `bytes=0-${minPartBytes - 1}`)]));
  const end = async (): Promise<CompletedPart> => {
    const packed = await mapConcurrently(others, async ({ key, ...file }) => {
      const content = await read(key);
      return { content, entry: { ...file, bytes: content.length, crc32: crc32(content) } };
    });
    return put(ranges.length + 2, endOf(first, packed));
  };
  return allEnded([beginning(), ...ranges.map((range, index) => copy(index + 2, range)), end()]);
};

/** The results of all. If one fails, the others have ended too: a part that is still being uploaded would outlive its upload. */
const allEnded = async <T>(all: readonly Promise<T>[]): Promise<T[]> => {
  await Promise.allSettled(all);
  return Promise.all(all);
};

/** The bytes after the beginning of a file, in ranges of about the same length. */
const copiedRanges = (bytes: number): readonly (readonly [number, number])[] => {
  const count = Math.ceil((bytes - minPartBytes) / copiedPartBytes);
  const border = (index: number): number => minPartBytes + Math.round((index * (bytes - minPartBytes)) / count);
  return Array.from({ length: count }, (_, index) => [border(index), border(index + 1)]);
};

const endOf = (
  first: ZipEntry,
  packed: readonly { readonly entry: ZipEntry; readonly content: Uint8Array }[],
): Buffer => {
  let start = localHeader(first).length + first.bytes;
  const entries = [{ entry: first, start: 0 }];
  const pieces: Uint8Array[] = [];
  for (const { entry, content } of packed) {
    entries.push({ entry, start });
    pieces.push(localHeader(entry), content);
    start += localHeader(entry).length + content.length;
  }
  return Buffer.concat([...pieces, zipDirectory(entries)]);
};
