import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { GetObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { makeZip } from "client-zip";
import type { Artifacts } from "#functions/core/artifact/ports.ts";

const megabyte = 1024 * 1024;

/**
 * Streams stored files into one zip object, so that memory holds only a few upload parts.
 * Without compression, because films and pictures are compressed already.
 */
export const zipObjects =
  (client: S3Client, Bucket: string): Artifacts["zip"] =>
  async (Key, files) => {
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

/** So many files are opened before they are read: to open one takes S3 longer than to read a small one. */
const filesAhead = 4;

/** Opens the files in their order. Those that are not read, because of an error, are closed. */
async function* openFiles(client: S3Client, Bucket: string, files: Parameters<Artifacts["zip"]>[1]) {
  const opened: ReturnType<typeof open>[] = [];
  const open = async ({ key, name }: (typeof files)[number]) => {
    const { Body, LastModified = new Date() } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
    if (!(Body instanceof Readable)) throw new Error(`The body of ${key} is not a stream`);
    return { name, lastModified: LastModified, input: Body };
  };
  try {
    for (const index of files.keys()) {
      for (const file of files.slice(index + opened.length, index + filesAhead)) {
        const opening = open(file);
        // It is thrown when its turn comes.
        opening.catch(() => {});
        opened.push(opening);
      }
      const next = opened.shift();
      if (next) yield await next;
    }
  } finally {
    for (const unread of opened)
      unread.then(
        ({ input }) => input.destroy(),
        () => {},
      );
  }
}
