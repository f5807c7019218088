import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutObjectCommand,
  UploadPartCommand,
  UploadPartCopyCommand,
} from "@aws-sdk/client-s3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startS3 } from "../src/s3/index.ts";
import {
  bucket as Bucket,
  bytesOf,
  clientOf,
  credentials,
  digest,
  makeFixture,
  refusalOf,
  type World,
} from "./s3-support.ts";

const MB = 1024 ** 2;
const Key = "tasks/1/video.mp4";

let world: World;
beforeEach(async () => {
  world = await makeFixture();
});
afterEach(() => world.end());

const createUpload = async (client = world.client) => {
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ Bucket, Key, ContentType: "video/mp4", Metadata: { by: "fox" } }),
  );
  return UploadId ?? "";
};
const send = async (UploadId: string, PartNumber: number, Body: Buffer, client = world.client) => {
  const { ETag, ChecksumCRC32 } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
  return { PartNumber, ETag, ChecksumCRC32 };
};
const complete = (UploadId: string, Parts: CompletedPart[], client = world.client) =>
  client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));

describe("a multipart upload", () => {
  it("has parts that are ranges of a stored object", async () => {
    const bytes = randomBytes(5 * MB + 7);
    await world.client.send(new PutObjectCommand({ Bucket, Key: "tasks/1/source", Body: bytes }));
    const id = await createUpload();
    const copyPart = async (PartNumber: number, CopySourceRange: string) => {
      const part = { Bucket, Key, UploadId: id, PartNumber, CopySource: `${Bucket}/tasks/1/source`, CopySourceRange };
      const { CopyPartResult } = await world.client.send(new UploadPartCopyCommand(part));
      return { PartNumber, ETag: CopyPartResult?.ETag };
    };

    await complete(id, [
      await copyPart(1, `bytes=0-${5 * MB - 1}`),
      await copyPart(2, `bytes=${5 * MB}-${5 * MB + 6}`),
    ]);

    const film = await world.client.send(new GetObjectCommand({ Bucket, Key }));
    expect(digest(await bytesOf(film))).toBe(digest(bytes));
    const wrong = {
      Bucket,
      Key,
      UploadId: await createUpload(),
      PartNumber: 1,
      CopySource: `${Bucket}/tasks/1/source`,
    };
    expect(
      await refusalOf(world.client.send(new UploadPartCopyCommand({ ...wrong, CopySourceRange: "5-6" }))),
    ).toMatchObject({ name: "InvalidArgument" });
  });

  it("becomes one object for any order of uploaded parts", async () => {
    const bytes = randomBytes(12 * MB);
    const id = await createUpload();

    const parts = await Promise.all([
      send(id, 3, bytes.subarray(10 * MB)),
      send(id, 1, bytes.subarray(0, 5 * MB)),
      send(id, 2, bytes.subarray(5 * MB, 10 * MB)),
    ]);
    const { ETag } = await complete(
      id,
      parts.sort((one, other) => one.PartNumber - other.PartNumber),
    );

    const film = await world.client.send(new GetObjectCommand({ Bucket, Key }));
    expect(digest(await bytesOf(film))).toBe(digest(bytes));
    expect(film).toMatchObject({ ETag, ContentType: "video/mp4", Metadata: { by: "fox" } });
    expect(ETag).toMatch(/^"[0-9a-f]{32}-3"$/);
    expect(await readdir(join(world.folder, Bucket, "uploads"))).toEqual([]);
  });

  it("is no object before it is completed, and lists its parts", async () => {
    const id = await createUpload();
    await send(id, 1, Buffer.from("first"));
    await send(id, 1, Buffer.from("better"));

    const { Uploads } = await world.client.send(new ListMultipartUploadsCommand({ Bucket }));
    const { Parts } = await world.client.send(new ListPartsCommand({ Bucket, Key, UploadId: id }));

    expect(Uploads).toMatchObject([{ Key, UploadId: id }]);
    expect(Parts).toMatchObject([{ PartNumber: 1, Size: 6 }]);
    expect(await refusalOf(world.client.send(new GetObjectCommand({ Bucket, Key })))).toMatchObject({ status: 404 });
  });

  it("can continue after a restart", async () => {
    const id = await createUpload();
    const first = await send(id, 1, Buffer.alloc(5 * MB, "a"));
    await world.s3.stop();

    const again = await startS3({ folder: world.folder, credentials });
    const client = clientOf(again.endpoint);
    await complete(id, [first, await send(id, 2, Buffer.from("b"), client)], client);

    const film = await client.send(new GetObjectCommand({ Bucket, Key }));
    expect(await bytesOf(film)).toHaveLength(5 * MB + 1);
    await again.stop();
  });

  it("is deleted when aborted", async () => {
    const id = await createUpload();
    const part = await send(id, 1, Buffer.from("1"));

    await world.client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId: id }));

    expect(await refusalOf(complete(id, [part]))).toEqual({ status: 404, name: "NoSuchUpload" });
    expect(await refusalOf(send(id, 2, Buffer.from("2")))).toEqual({ status: 404, name: "NoSuchUpload" });
  });

  it("refuses parts that are too small, unknown, or out of order", async () => {
    const id = await createUpload();
    const small = await send(id, 1, Buffer.from("1"));
    const last = await send(id, 2, Buffer.from("2"));
    const unknown = { PartNumber: 3, ETag: '"00000000000000000000000000000000"' };

    expect(await refusalOf(complete(id, [small, last]))).toMatchObject({ name: "EntityTooSmall" });
    expect(await refusalOf(complete(id, [unknown]))).toMatchObject({ name: "InvalidPart" });
    expect(await refusalOf(complete(id, [last, small]))).toMatchObject({ name: "InvalidPartOrder" });
  });

  it("that is never completed is deleted by its lifecycle rule", async () => {
    await createUpload();
    await world.client.send(
      new PutBucketLifecycleConfigurationCommand({
        Bucket,
        LifecycleConfiguration: {
          Rules: [{ Status: "Enabled", Filter: {}, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }],
        },
      }),
    );

    const today = await world.s3.applyLifecycleRules(new Date());
    const later = await world.s3.applyLifecycleRules(new Date(Date.now() + 3 * 24 * 60 * 60 * 1000));

    expect(today).toEqual({ objects: 0, uploads: 0 });
    expect(later).toEqual({ objects: 0, uploads: 1 });
  });
});
