import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3";
import { createPresignedPost, type PresignedPostOptions } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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

const HOUR = 60 * 60 * 1000;

let world: World;
beforeEach(async () => {
  world = await makeFixture();
});
afterEach(() => world.end());

const put = (Key: string, Body = "1") => world.client.send(new PutObjectCommand({ Bucket, Key, Body }));
const get = (Key: string) => world.client.send(new GetObjectCommand({ Bucket, Key }));
const isThere = (Key: string) =>
  world.client.send(new HeadObjectCommand({ Bucket, Key })).then(
    () => true,
    () => false,
  );
const later = (ms: number) => {
  world.clock.now = () => Date.now() + ms;
};

describe("a request", () => {
  it.each([
    ["another secret", { ...credentials, secretAccessKey: "wrong" }, "SignatureDoesNotMatch"],
    ["another name", { ...credentials, accessKeyId: "wrong" }, "InvalidAccessKeyId"],
  ])("that is signed with %s is refused", async (_what, wrong, name) => {
    const client = clientOf(world.s3.endpoint, { credentials: wrong });

    const list = client.send(new ListObjectsV2Command({ Bucket }));

    expect(await refusalOf(list)).toEqual({ status: 403, name });
  });

  it("that is unsigned, or was signed an hour ago, is refused", async () => {
    const unsigned = await fetch(`${world.s3.endpoint}/${Bucket}?list-type=2`);
    later(HOUR);
    const client = clientOf(world.s3.endpoint);

    expect(unsigned.status).toBe(403);
    expect(await refusalOf(client.send(new ListObjectsV2Command({ Bucket })))).toMatchObject({ status: 403 });
  });

  it("cannot have an unsigned x-amz- header", async () => {
    const url = await getSignedUrl(world.client, new GetObjectCommand({ Bucket, Key: "a" }));

    const answer = await fetch(url, { headers: { "x-amz-meta-role": "admin" } });

    expect(answer.status).toBe(403);
  });

  it("cannot change the signed bytes", async () => {
    const client = clientOf(world.s3.endpoint);
    client.middlewareStack.add(
      (next) => (call) => {
        (call.request as { body: string }).body = "evil"; // a request of the SDK has a body
        return next(call);
      },
      { step: "finalizeRequest", priority: "low" },
    );

    const sent = client.send(new PutObjectCommand({ Bucket, Key: "a", Body: "good" }));

    expect((await refusalOf(sent)).status).toBe(400);
    expect(await isThere("a")).toBe(false);
  });

  it("reaches the loopback interface only", async () => {
    const { port, hostname } = new URL(world.s3.endpoint);

    const known = Object.values(networkInterfaces()).flat();
    const others = known.filter((face) => face && !face.internal && face.family === "IPv4");
    const knock = (host = "") =>
      new Promise((resolve) => {
        connect({ port: Number(port), host })
          .on("connect", resolve)
          .on("error", resolve);
      });
    const answers = await Promise.all(others.map((face) => knock(face?.address)));

    expect(hostname).toBe("127.0.0.1");
    for (const answer of answers) expect(answer).toMatchObject({ code: "ECONNREFUSED" });
  });
});

describe("a presigned URL", () => {
  it("serves its object with the file name in the URL", async () => {
    await put("tasks/1/ü (1).mp4", "film");
    const command = new GetObjectCommand({
      Bucket,
      Key: "tasks/1/ü (1).mp4",
      ResponseContentDisposition: 'attachment; filename="film.mp4"',
      ResponseContentType: "video/mp4",
    });

    const answer = await fetch(await getSignedUrl(world.client, command, { expiresIn: 60 }));

    expect(await answer.text()).toBe("film");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="film.mp4"');
    expect(answer.headers.get("content-type")).toBe("video/mp4");
  });

  it("refuses a file name that is no valid header value (unencoded Japanese)", async () => {
    await put("a", "film");
    const ask = async (ResponseContentDisposition: string) =>
      fetch(await getSignedUrl(world.client, new GetObjectCommand({ Bucket, Key: "a", ResponseContentDisposition })));

    const plain = await ask('attachment; filename="月.mp4"');
    const encoded = await ask(`attachment; filename*=UTF-8''${encodeURIComponent("月.mp4")}`);

    expect(plain.status).toBe(400);
    expect(encoded.headers.get("content-disposition")).toContain("%E6%9C%88");
  });

  it("stores nothing if the upload is interrupted", async () => {
    const url = await getSignedUrl(world.client, new PutObjectCommand({ Bucket, Key: "a" }));
    const blobs = () => readdir(join(world.folder, Bucket, "blobs"));
    const sender = request(url, { method: "PUT", headers: { "content-length": 1000 } });
    sender.on("error", () => undefined);

    sender.write("the beginning");
    await expect.poll(blobs).toHaveLength(1);
    sender.destroy();

    await expect.poll(blobs).toHaveLength(0);
    expect(await isThere("a")).toBe(false);
  });

  it.each(["WHEN_SUPPORTED", "WHEN_REQUIRED"] as const)("accepts an upload (checksums %s)", async (calculation) => {
    const client = clientOf(world.s3.endpoint, { requestChecksumCalculation: calculation });
    const bytes = randomBytes(100_000);
    const command = new PutObjectCommand({ Bucket, Key: "a", ContentType: "image/png", Metadata: { by: "fox" } });
    const url = await getSignedUrl(client, command, { expiresIn: 60 });

    const answer = await fetch(url, { method: "PUT", body: bytes, headers: { "content-type": "image/png" } });

    const kept = await get("a");
    expect(answer.status).toBe(200);
    expect(digest(await bytesOf(kept))).toBe(digest(bytes));
    expect(kept).toMatchObject({ ContentType: "image/png", Metadata: { by: "fox" } });
  });

  it("is valid for its object, method and time only", async () => {
    await put("a");
    await put("b");
    const url = await getSignedUrl(world.client, new GetObjectCommand({ Bucket, Key: "a" }), { expiresIn: 60 });

    const good = await fetch(url);
    const other = await fetch(url.replace("/a?", "/b?"));
    const way = await fetch(url, { method: "DELETE" });
    const longer = await fetch(url.replace("X-Amz-Expires=60", "X-Amz-Expires=600"));
    later(61_000);
    const late = await fetch(url);

    expect([good, other, way, longer, late].map(({ status }) => status)).toEqual([200, 403, 403, 403, 403]);
    expect(await late.text()).toContain("Request has expired");
  });
});

describe("a POST form", () => {
  const Key = "uploads/user-1/watermark.png";
  const upload = async (
    options: Partial<PresignedPostOptions> = {},
    change: (form: FormData) => void = () => undefined,
    file: Buffer = Buffer.from("picture"),
  ) => {
    const { url, fields } = await createPresignedPost(world.client, { Bucket, Key, Expires: 60, ...options });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    change(form);
    form.append("file", new Blob([new Uint8Array(file)], { type: "image/png" }), "my fox ü.png");
    const answer = await fetch(url, { method: "POST", body: form, redirect: "manual" });
    return { status: answer.status, text: await answer.text(), location: answer.headers.get("location") };
  };
  const image: Partial<PresignedPostOptions> = {
    Conditions: [
      ["content-length-range", 1, 2_000_000],
      ["starts-with", "$Content-Type", "image/"],
    ],
    Fields: { "Content-Type": "image/png", "x-amz-meta-user": "user-1" },
  };

  it("stores the file byte for byte, with its headers", async () => {
    const bytes = randomBytes(1_500_000);
    const made: unknown[] = [];
    world.s3.on("created", (object) => made.push(object));

    const { status } = await upload(image, undefined, bytes);

    const kept = await get(Key);
    expect(status).toBe(204);
    expect(digest(await bytesOf(kept))).toBe(digest(bytes));
    expect(kept).toMatchObject({ ContentType: "image/png", Metadata: { user: "user-1" } });
    expect(made).toEqual([{ bucket: Bucket, key: Key, size: bytes.length }]);
  });

  it("responds as the form requests", async () => {
    const created = await upload({ Fields: { success_action_status: "201" } });
    const fine = await upload({ Fields: { success_action_status: "200" } });
    const sent = await upload({ Fields: { success_action_redirect: "http://localhost:3000/done" } });

    expect(created).toMatchObject({ status: 201, text: expect.stringContaining(`<Key>${Key}</Key>`) });
    expect(fine.status).toBe(200);
    expect(sent).toMatchObject({
      status: 303,
      location: expect.stringContaining("http://localhost:3000/done?bucket="),
    });
  });

  it("inserts the file name into the key", async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that is how S3 spells it
    await upload({ Key: "uploads/${filename}" });

    expect(await isThere("uploads/my fox ü.png")).toBe(true);
  });

  it.each<[string, Partial<PresignedPostOptions>, (form: FormData) => void]>([
    ["a file that is too long", { Conditions: [["content-length-range", 1, 6]] }, () => undefined],
    ["a file that is too short", { Conditions: [["content-length-range", 8, 20]] }, () => undefined],
    [
      "a file that is too long for one of two ranges",
      {
        Conditions: [
          ["content-length-range", 1, 100],
          ["content-length-range", 1, 6],
        ],
      },
      () => undefined,
    ],
    ["another type", image, (form) => form.set("Content-Type", "text/html")],
    ["one more type", image, (form) => form.set("Content-Type", "image/png, text/html")],
    ["another key", {}, (form) => form.set("key", "uploads/user-2/watermark.png")],
    ["a field that the policy does not allow", {}, (form) => form.set("x-amz-meta-role", "admin")],
    ["a policy of its own", {}, (form) => form.set("Policy", Buffer.from('{"conditions":[]}').toString("base64"))],
    ["no policy", {}, (form) => form.delete("Policy")],
    ["a wrong signature", {}, (form) => form.set("X-Amz-Signature", "0".repeat(64))],
    ["an access list", { Fields: { acl: "public-read" } }, () => undefined],
  ])("refuses %s and stores nothing", async (_what, options, change) => {
    const { status } = await upload(options, change);

    expect(status).toBeGreaterThanOrEqual(400);
    const { KeyCount } = await world.client.send(new ListObjectsV2Command({ Bucket }));
    expect(KeyCount).toBe(0);
  });

  it("refuses a too large file early, and the client receives the error", async () => {
    const limit = { Conditions: [["content-length-range", 1, 1000] as ["content-length-range", number, number]] };

    const { status, text } = await upload(limit, undefined, randomBytes(8_000_000));

    expect(status).toBe(400);
    expect(text).toContain("<Code>EntityTooLarge</Code>");
  });

  it("is refused after its expiry", async () => {
    later(61_000);

    const { status, text } = await upload();

    expect(status).toBe(403);
    expect(text).toContain("Policy expired");
  });
});
