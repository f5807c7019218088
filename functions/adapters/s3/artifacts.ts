import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NotFound,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { Artifacts } from "#functions/core/artifact/ports.ts";
import { copyObject } from "./copy-object.ts";
import { retryTransfer } from "./retry-transfer.ts";
import { zipObjects } from "./zip-objects.ts";

/** Files in the bucket of generated content. S3 writes are atomic: no reader sees a partial object. */
export const s3Artifacts = (client: S3Client, Bucket: string, signer: Artifacts["signer"]): Artifacts => ({
  async has(Key) {
    try {
      await client.send(new HeadObjectCommand({ Bucket, Key }));
      return true;
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  },
  async put(Key, Body, ContentType) {
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
  },
  copy: (from, to) => copyObject(client, Bucket, { from, to }),
  get: (Key) =>
    retryTransfer(async () => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      if (!Body) throw new Error(`${Key} is empty`);
      return Body.transformToByteArray();
    }),
  async size(Key) {
    const { ContentLength = 0 } = await client.send(new HeadObjectCommand({ Bucket, Key }));
    return ContentLength;
  },
  getPart: (Key, from, bytes) =>
    retryTransfer(async () => {
      const Range = `bytes=${from}-${from + bytes - 1}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
      if (!Body) throw new Error(`${Key} is empty`);
      return Body.transformToByteArray();
    }),
  async upload(Key, path, ContentType) {
    // The SDK cannot send a stream again. This reads it in parts of 5 MB and repeats the part that failed.
    await new Upload({ client, params: { Bucket, Key, Body: createReadStream(path), ContentType } }).done();
  },
  download: (Key, path) =>
    retryTransfer(async () => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      if (!(Body instanceof Readable)) throw new Error(`The body of ${Key} is not a stream`);
      await pipeline(Body, createWriteStream(path));
    }),
  async list(Prefix) {
    const found = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
      found.push(...Contents.map(({ Key = "", LastModified }) => ({ Key, at: LastModified?.getTime() ?? 0 })));
    return found.sort((one, other) => one.at - other.at).map(({ Key }) => Key);
  },
  async removeAll(Prefix) {
    for (;;) {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
      if (Contents.length === 0) return;
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket, Delete: { Objects: Contents.map(({ Key }) => ({ Key })), Quiet: true } }),
      );
      if (Errors[0]) throw new Error(`${Errors[0].Key} could not be deleted: ${Errors[0].Message}`);
    }
  },
  zip: zipObjects(client, Bucket),
  signer,
});
