import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { GetObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { makeZip } from "client-zip";
import type { Artifacts } from "#functions/core/artifact/ports.ts";
import { zipAround } from "./zip-around.ts";

const megabyte = 1024 * 1024;

/**
 * Packs stored files into one zip object, without compression, because films and pictures are compressed already. A large
 * first file is copied on the server where that is possible; else all are streamed, so that memory holds only a few upload
 * parts.
 */
export const zipObjects =
  (client: S3Client, Bucket: string): Artifacts["zip"] =>
  async (Key, files) => {
    if (await zipAround(client, Bucket, Key, files)) return;
    const archive = makeZip(openFiles(client, Bucket, files));
    // The DOM's and Node's ReadableStream are two types of the same object.
    const Body = Readable.fromWeb(archive as ReadableStream);
    await new Upload({
      client,
      params: { Bucket, Key, Body, ContentType: "application/zip" },
      partSize: 8 * megabyte,
      queueSize: 2,
    }).done();
  };

/** Opens each file only when the zip has consumed the previous one. */
async function* openFiles(client: S3Client, Bucket: string, files: Parameters<Artifacts["zip"]>[1]) {
  for (const { key, name } of files) {
    const { Body, LastModified = new Date() } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
    if (!(Body instanceof Readable)) throw new Error(`The body of ${key} is not a stream`);
    yield { name, lastModified: LastModified, input: Body };
  }
}
