import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { GetObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { makeZip } from "client-zip";
import type { Artifacts } from "#functions/core/artifact/ports.ts";

const megabyte = 1024 * 1024;

/**
 * One file of many, packed while they are read: of an hour of film there are never more than some parts in memory.
 * Nothing is compressed, as films and pictures are already.
 */
export const zip =
  (client: S3Client, Bucket: string): Artifacts["zip"] =>
  async (Key, files) => {
    const packed = makeZip(opened(client, Bucket, files));
    // The browser's stream and Node's are the same one under two types.
    const Body = Readable.fromWeb(packed as ReadableStream);
    await new Upload({
      client,
      params: { Bucket, Key, Body, ContentType: "application/zip" },
      partSize: 8 * megabyte,
      queueSize: 2,
    }).done();
  };

/** Each file is opened when the one before it is packed. */
async function* opened(client: S3Client, Bucket: string, files: Parameters<Artifacts["zip"]>[1]) {
  for (const { key, name } of files) {
    const { Body, LastModified = new Date() } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
    if (!(Body instanceof Readable)) throw new Error(`${key} is no stream`);
    yield { name, lastModified: LastModified, input: Body };
  }
}
