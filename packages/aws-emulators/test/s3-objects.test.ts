import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
} from "@aws-sdk/client-s3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bucket as Bucket, bytesOf, clientOf, digest, makeFixture, refusalOf, type World } from "./s3-support.ts";

let world: World;
beforeEach(async () => {
  world = await makeFixture();
});
afterEach(() => world.end());

const put = (Key: string, Body: PutObjectCommandInput["Body"], more: Partial<PutObjectCommandInput> = {}) =>
  world.client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const get = (Key: string, more: object = {}) => world.client.send(new GetObjectCommand({ Bucket, Key, ...more }));
const head = (Key: string) => world.client.send(new HeadObjectCommand({ Bucket, Key }));

describe("an object", () => {
  it.each([
    ["text with accents", Buffer.from("héllo")],
    ["nothing", Buffer.alloc(0)],
    ["a picture of a megabyte", randomBytes(1_500_000)],
  ])("of %s comes back byte for byte", async (_what, bytes) => {
    await put("tasks/1/picture.png", bytes, { ContentType: "image/png" });

    const answer = await get("tasks/1/picture.png");

    expect(digest(await bytesOf(answer))).toBe(digest(bytes));
    expect(answer).toMatchObject({
      ContentLength: bytes.length,
      ContentType: "image/png",
      ETag: `"${createHash("md5").update(bytes).digest("hex")}"`,
    });
  });

  it("that is streamed with a trailing checksum is returned byte for byte", async () => {
    const bytes = randomBytes(3_000_001);
    const file = join(world.folder, "film.mp4");
    await writeFile(file, bytes);

    await put("film.mp4", createReadStream(file), { ContentLength: bytes.length });

    const answer = await get("film.mp4");
    expect(digest(await bytesOf(answer))).toBe(digest(bytes));
    expect(answer.ChecksumCRC32).toBeDefined();
  });

  it("is returned byte for byte to a client without checksums", async () => {
    const bytes = randomBytes(100_000);
    const client = clientOf(world.s3.endpoint, {
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });

    await client.send(new PutObjectCommand({ Bucket, Key: "a", Body: bytes }));

    const answer = await client.send(new GetObjectCommand({ Bucket, Key: "a" }));
    expect(digest(await bytesOf(answer))).toBe(digest(bytes));
  });

  it.each([
    ["SHA256", { ChecksumSHA256: createHash("sha256").update("another").digest("base64") }],
    ["CRC32", { ChecksumCRC32: "AAAAAA==" }],
    ["MD5", { ContentMD5: createHash("md5").update("another").digest("base64") }],
  ])("with a wrong %s is refused and not stored", async (_name, checksum) => {
    expect(await refusalOf(put("a", "one thing", checksum))).toEqual({ status: 400, name: "BadDigest" });
    expect(await refusalOf(get("a"))).toMatchObject({ name: "NoSuchKey" });
    expect(await readdir(join(world.folder, Bucket, "blobs"))).toEqual([]);
  });

  it("keeps the headers and metadata of its upload", async () => {
    const about = {
      ContentType: "text/vtt",
      CacheControl: "max-age=60",
      ContentDisposition: 'attachment; filename="captions.vtt"',
      ContentLanguage: "en",
      Metadata: { owner: "user-1", "task-id": "task-1" },
    };

    await put("captions.vtt", "WEBVTT", { ...about, ServerSideEncryption: "AES256", StorageClass: "STANDARD" });

    expect(await head("captions.vtt")).toMatchObject({ ...about, ContentLength: 6 });
  });

  it.each(["a/../b", "a//b", "ü + & ' (1)/%2F", "a\nb", "日本/🦊.png", "tail ", "x?y=z#w"])(
    "may be named %j",
    async (key) => {
      await put(key, key);

      const listed = await world.client.send(new ListObjectsV2Command({ Bucket }));
      await world.client.send(new CopyObjectCommand({ Bucket, Key: "copy", CopySource: source(key) }));
      const copied = await bytesOf(await get("copy"));
      await world.client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: key }] } }));

      expect(listed.Contents?.map(({ Key }) => Key)).toEqual([key]);
      expect(copied.toString()).toBe(key);
      expect(await refusalOf(get(key))).toMatchObject({ name: "NoSuchKey" });
    },
  );

  it("that does not exist causes S3's error", async () => {
    expect(await refusalOf(get("none"))).toEqual({ status: 404, name: "NoSuchKey" });
    expect(await refusalOf(head("none"))).toEqual({ status: 404, name: "NotFound" });
  });

  it("is gone once deleted, and can be deleted again", async () => {
    await put("a", "1");

    await world.client.send(new DeleteObjectCommand({ Bucket, Key: "a" }));
    await world.client.send(new DeleteObjectCommand({ Bucket, Key: "a" }));

    expect(await refusalOf(head("a"))).toMatchObject({ status: 404 });
    expect(await readdir(join(world.folder, Bucket, "blobs"))).toEqual([]);
  });

  it("emits an event when it is created", async () => {
    const made: unknown[] = [];
    world.s3.on("created", (object) => made.push(object));

    await put("a", "123");
    await world.client.send(new CopyObjectCommand({ Bucket, Key: "b", CopySource: source("a") }));

    expect(made).toEqual([
      { bucket: Bucket, key: "a", size: 3 },
      { bucket: Bucket, key: "b", size: 3 },
    ]);
  });

  it("can be one of fifty concurrent uploads", async () => {
    const names = Array.from({ length: 50 }, (_, n) => `many/${n}`);

    await Promise.all(names.map((name) => put(name, randomBytes(20_000))));

    const { KeyCount } = await world.client.send(new ListObjectsV2Command({ Bucket, Prefix: "many/" }));
    expect(KeyCount).toBe(50);
  });

  it("refuses unsupported storage classes, tags and owners", async () => {
    for (const more of [{ StorageClass: "GLACIER" as const }, { Tagging: "a=b" }, { ACL: "public-read" as const }])
      expect(await refusalOf(put("a", "1", more))).toEqual({ status: 501, name: "NotImplemented" });
  });
});

describe("a range of an object", () => {
  const bytes = randomBytes(1000);

  it.each([
    ["bytes=100-199", 100, 200],
    ["bytes=0-0", 0, 1],
    ["bytes=990-", 990, 1000],
    ["bytes=-50", 950, 1000],
    ["bytes=-5000", 0, 1000],
    ["bytes=990-9999", 990, 1000],
  ])("%s returns exactly these bytes", async (Range, start, end) => {
    await put("film.mp4", bytes);

    const answer = await get("film.mp4", { Range });

    expect(answer.$metadata.httpStatusCode).toBe(206);
    expect(answer.ContentRange).toBe(`bytes ${start}-${end - 1}/1000`);
    expect(await bytesOf(answer)).toEqual(bytes.subarray(start, end));
  });

  it("beyond the end is refused", async () => {
    await put("film.mp4", bytes);

    expect(await refusalOf(get("film.mp4", { Range: "bytes=1000-" }))).toMatchObject({ status: 416 });
  });
});

describe("a condition", () => {
  it("returns 304 for an unchanged object", async () => {
    const { ETag } = await put("a", "1");
    const { LastModified } = await head("a");

    expect(await refusalOf(get("a", { IfNoneMatch: ETag }))).toMatchObject({ status: 304 });
    expect(await refusalOf(get("a", { IfModifiedSince: LastModified }))).toMatchObject({ status: 304 });
    expect(await refusalOf(get("a", { IfMatch: '"another"' }))).toMatchObject({ status: 412 });
    expect((await get("a", { IfMatch: ETag, IfNoneMatch: '"another"' })).ContentLength).toBe(1);
  });

  it("prevents replacing an existing object", async () => {
    await put("a", "first");

    const second = await refusalOf(put("a", "second", { IfNoneMatch: "*" }));

    expect(second).toEqual({ status: 412, name: "PreconditionFailed" });
    expect((await bytesOf(await get("a"))).toString()).toBe("first");
  });

  it("lets only one of many writers create an object", async () => {
    const writers = Array.from({ length: 20 }, (_, n) => put("a", `${n}`, { IfNoneMatch: "*" }));

    const outcomes = await Promise.allSettled(writers);

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await readdir(join(world.folder, Bucket, "blobs"))).toHaveLength(1);
  });

  it("lets a writer replace only the version that it has read", async () => {
    const { ETag } = await put("a", "first");

    await put("a", "second", { IfMatch: ETag });

    expect(await refusalOf(put("a", "third", { IfMatch: ETag }))).toMatchObject({ status: 412 });
    expect(await refusalOf(put("none", "1", { IfMatch: ETag }))).toMatchObject({ status: 404 });
  });
});

describe("a copy", () => {
  it("keeps or replaces the headers of the object", async () => {
    await put("a", "1", { ContentType: "text/plain", Metadata: { by: "fox" } });
    const CopySource = source("a");

    await world.client.send(new CopyObjectCommand({ Bucket, Key: "same", CopySource }));
    await world.client.send(
      new CopyObjectCommand({ Bucket, Key: "a", CopySource, MetadataDirective: "REPLACE", Metadata: { by: "owl" } }),
    );

    expect(await head("same")).toMatchObject({ ContentType: "text/plain", Metadata: { by: "fox" } });
    expect(await head("a")).toMatchObject({ Metadata: { by: "owl" } });
  });

  it("of an object onto itself must change something", async () => {
    await put("a", "1");

    const copy = world.client.send(new CopyObjectCommand({ Bucket, Key: "a", CopySource: source("a") }));

    expect(await refusalOf(copy)).toEqual({ status: 400, name: "InvalidRequest" });
  });
});

describe("a download in progress", () => {
  it("completes although the object is replaced", async () => {
    const bytes = randomBytes(5_000_000);
    await put("a", bytes);
    const before = await get("a");

    await put("a", "another");

    expect(digest(await bytesOf(before))).toBe(digest(bytes));
    expect((await bytesOf(await get("a"))).toString()).toBe("another");
  });
});

const source = (key: string) => `${Bucket}/${encodeURIComponent(key)}`;
