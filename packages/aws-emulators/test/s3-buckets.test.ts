import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import {
  CreateBucketCommand,
  DeleteBucketCorsCommand,
  GetBucketCorsCommand,
  GetBucketLifecycleConfigurationCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListBucketsCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutBucketVersioningCommand,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startS3 } from "../src/s3/index.ts";
import { bucket as Bucket, bytesOf, clientOf, credentials, makeFixture, refusalOf, type World } from "./s3-support.ts";

let world: World;
beforeEach(async () => {
  world = await makeFixture();
});
afterEach(() => world.end());

const put = (Key: string, Body = "1") => world.client.send(new PutObjectCommand({ Bucket, Key, Body }));

describe("buckets", () => {
  it("are created once, listed and found", async () => {
    await world.client.send(new CreateBucketCommand({ Bucket: "uploads" }));

    const { Buckets } = await world.client.send(new ListBucketsCommand());
    const again = await refusalOf(world.client.send(new CreateBucketCommand({ Bucket: "uploads" })));
    const none = await refusalOf(world.client.send(new HeadBucketCommand({ Bucket: "none" })));

    expect(Buckets?.map(({ Name }) => Name)).toEqual([Bucket, "uploads"]);
    expect(again).toEqual({ status: 409, name: "BucketAlreadyOwnedByYou" });
    expect(none).toMatchObject({ status: 404 });
    await world.client.send(new HeadBucketCommand({ Bucket: "uploads" }));
  });

  it("are unchanged after a restart, except for an unfinished one", async () => {
    await put("a", "kept");
    await world.s3.stop();
    await mkdir(join(world.folder, "half-made"));

    const again = await startS3({ folder: world.folder, credentials });
    const client = clientOf(again.endpoint);

    const { Buckets } = await client.send(new ListBucketsCommand());
    const kept = await client.send(new GetObjectCommand({ Bucket, Key: "a" }));
    expect(Buckets).toHaveLength(1);
    expect((await bytesOf(kept)).toString()).toBe("kept");
    await again.stop();
  });

  it("refuse unsupported features by name", async () => {
    const versions = { Bucket, VersioningConfiguration: { Status: "Enabled" as const } };

    const versioning = await refusalOf(world.client.send(new PutBucketVersioningCommand(versions)));
    const oldList = await refusalOf(world.client.send(new ListObjectsCommand({ Bucket })));

    expect(versioning).toEqual({ status: 501, name: "NotImplemented" });
    expect(oldList).toEqual({ status: 501, name: "NotImplemented" });
  });
});

describe("a list", () => {
  const pagesOf = async (query: Omit<ListObjectsV2CommandInput, "Bucket">) => {
    const pages: string[][] = [];
    for (let token: string | undefined, first = true; first || token; first = false) {
      const page = await world.client.send(new ListObjectsV2Command({ Bucket, ...query, ContinuationToken: token }));
      const prefixes = (page.CommonPrefixes ?? []).map(({ Prefix = "" }) => Prefix);
      pages.push([...(page.Contents ?? []).map(({ Key = "" }) => Key), ...prefixes]);
      expect(page.KeyCount).toBe(pages.at(-1)?.length);
      token = page.NextContinuationToken;
    }
    return pages;
  };

  it("is returned in pages, ordered by the keys' bytes", async () => {
    const keys = ["é", "z", "Z", "a b", "a+b", "日本", "🦊", "\uff5e"].map((key) => `list/${key}`);
    for (const key of [...keys, "other"]) await put(key);

    const pages = await pagesOf({ Prefix: "list/", MaxKeys: 3 });

    const inOrder = [...keys].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 2]);
    expect(pages.flat()).toEqual(inOrder);
  });

  it("is the same with URL-encoded keys", async () => {
    await put("list/ü + x");

    const { Contents } = await world.client.send(new ListObjectsV2Command({ Bucket, EncodingType: "url" }));

    expect(Contents?.map(({ Key = "" }) => decodeURIComponent(Key))).toEqual(["list/ü + x"]);
  });

  it("can start after a key", async () => {
    for (const key of ["a", "b", "c"]) await put(key);

    expect(await pagesOf({ StartAfter: "a" })).toEqual([["b", "c"]]);
  });

  it("shows each folder once for any page size", async () => {
    for (const key of ["1", "a/1", "a/2", "a/b/3", "b/1", "c"]) await put(key);

    expect((await pagesOf({ Delimiter: "/", MaxKeys: 1 })).flat()).toEqual(["1", "a/", "b/", "c"]);
    expect((await pagesOf({ Delimiter: "/", Prefix: "a/" })).flat()).toEqual(["a/1", "a/2", "a/b/"]);
    expect((await pagesOf({ Delimiter: "/", StartAfter: "a/1" })).flat()).toEqual(["c", "a/", "b/"]);
  });

  it("refuses an unknown continuation token", async () => {
    const list = world.client.send(new ListObjectsV2Command({ Bucket, ContinuationToken: "forged" }));

    expect(await refusalOf(list)).toEqual({ status: 400, name: "InvalidArgument" });
  });
});

describe("pages of another origin", () => {
  const site = "http://localhost:3000";
  const allow = () =>
    world.client.send(
      new PutBucketCorsCommand({
        Bucket,
        CORSConfiguration: {
          CORSRules: [
            {
              AllowedOrigins: ["http://localhost:*"],
              AllowedMethods: ["GET", "PUT", "POST"],
              AllowedHeaders: ["content-*"],
              ExposeHeaders: ["ETag"],
              MaxAgeSeconds: 600,
            },
          ],
        },
      }),
    );
  const ask = (origin: string, method: string, headers = "content-type") =>
    fetch(`${world.s3.endpoint}/${Bucket}/a`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": method, "access-control-request-headers": headers },
    });

  it("can do what a rule of the bucket allows", async () => {
    await allow();

    const { status, headers } = await ask(site, "PUT");

    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe(site);
    expect(headers.get("access-control-allow-methods")).toContain("PUT");
    expect(headers.get("access-control-allow-headers")).toBe("content-type");
    expect(headers.get("access-control-max-age")).toBe("600");
  });

  it("can do nothing else", async () => {
    const before = await ask(site, "PUT");
    await allow();

    expect(before.status).toBe(403);
    expect((await ask("https://example.org", "PUT")).status).toBe(403);
    expect((await ask(site, "DELETE")).status).toBe(403);
    expect((await ask(site, "PUT", "x-other")).status).toBe(403);
  });

  it("can read responses and errors", async () => {
    await allow();

    const { status, headers } = await fetch(`${world.s3.endpoint}/${Bucket}/a`, { headers: { origin: site } });

    expect(status).toBe(403);
    expect(headers.get("access-control-allow-origin")).toBe(site);
    expect(headers.get("access-control-expose-headers")).toBe("ETag");
  });

  it("are allowed by rules that are stored and can be deleted", async () => {
    await allow();

    const { CORSRules } = await world.client.send(new GetBucketCorsCommand({ Bucket }));
    await world.client.send(new DeleteBucketCorsCommand({ Bucket }));

    expect(CORSRules).toMatchObject([{ AllowedOrigins: ["http://localhost:*"] }]);
    expect(await refusalOf(world.client.send(new GetBucketCorsCommand({ Bucket })))).toMatchObject({ status: 404 });
  });
});

describe("a lifecycle rule", () => {
  const DAY = 24 * 60 * 60 * 1000;
  const noon = Date.parse("2026-01-01T12:00:00Z");
  const at = (time: number) => {
    world.clock.now = () => time;
  };
  const rule = (more: object) =>
    world.client.send(
      new PutBucketLifecycleConfigurationCommand({
        Bucket,
        LifecycleConfiguration: {
          Rules: [{ ID: "r", Status: "Enabled", Filter: { Prefix: "tasks/" }, Expiration: { Days: 7 }, ...more }],
        },
      }),
    );
  const clientAt = (time: number) => {
    at(time);
    return clientOf(world.s3.endpoint, { systemClockOffset: time - Date.now() });
  };
  const keys = async (time: number) => {
    const { Contents } = await clientAt(time).send(new ListObjectsV2Command({ Bucket }));
    return (Contents ?? []).map(({ Key }) => Key);
  };

  it("deletes old objects with its prefix at the midnight after its days", async () => {
    await rule({});
    const client = clientAt(noon);
    await client.send(new PutObjectCommand({ Bucket, Key: "tasks/1", Body: "1" }));
    await client.send(new PutObjectCommand({ Bucket, Key: "samples/1", Body: "1" }));

    const early = await world.s3.applyLifecycleRules(new Date(noon + 7 * DAY));
    const due = await world.s3.applyLifecycleRules(new Date("2026-01-09T00:00:00Z"));

    expect(early).toEqual({ objects: 0, uploads: 0 });
    expect(due).toEqual({ objects: 1, uploads: 0 });
    expect(await keys(noon)).toEqual(["samples/1"]);
  });

  it("does nothing while it is disabled", async () => {
    await rule({ Status: "Disabled" });
    await clientAt(noon).send(new PutObjectCommand({ Bucket, Key: "tasks/1", Body: "1" }));

    expect(await world.s3.applyLifecycleRules(new Date(noon + 100 * DAY))).toEqual({ objects: 0, uploads: 0 });
  });

  it("is stored as it was written", async () => {
    await rule({});

    const { Rules } = await world.client.send(new GetBucketLifecycleConfigurationCommand({ Bucket }));

    expect(Rules).toEqual([{ ID: "r", Status: "Enabled", Filter: { Prefix: "tasks/" }, Expiration: { Days: 7 } }]);
  });

  it.each([
    ["moves to another class", { Transitions: [{ Days: 1, StorageClass: "GLACIER" }] }],
    ["goes by tag", { Filter: { Tag: { Key: "a", Value: "b" } } }],
    ["ends on a date", { Expiration: { Date: new Date(noon) } }],
  ])("that %s is refused", async (_what, more) => {
    expect(await refusalOf(rule(more))).toEqual({ status: 501, name: "NotImplemented" });
  });
});
