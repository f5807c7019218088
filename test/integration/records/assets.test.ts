import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startS3 } from "@animation-agent/aws-emulators/s3";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UploadClaim } from "#contract/schema/asset.ts";
import { assetRecords } from "#functions/adapters/dynamodb/assets.ts";
import { keys } from "#functions/adapters/dynamodb/table.ts";
import { inspector } from "#functions/adapters/inspect/inspector.ts";
import { s3Artifacts } from "#functions/adapters/s3/artifacts.ts";
import { s3UploadForms } from "#functions/adapters/s3/upload-forms.ts";
import { completeUpload } from "#functions/core/asset/complete-upload.ts";
import { deleteAsset } from "#functions/core/asset/delete-asset.ts";
import { fileKey } from "#functions/core/asset/names.ts";
import { openUpload } from "#functions/core/asset/open-upload.ts";
import { makeRecords, type Records } from "./table.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };

/** The table and bucket emulators and the real inspector. */
const makeFixture = async () => {
  const folder = await mkdtemp(join(tmpdir(), "assets-"));
  const records: Records = await makeRecords();
  const s3 = await startS3({ folder, credentials });
  const client = new S3Client({ endpoint: s3.endpoint, region: "us-east-1", credentials, maxAttempts: 1 });
  await client.send(new CreateBucketCommand({ Bucket: "films" }));
  let made = 0;
  const deps = {
    commit: records.commit,
    assets: assetRecords(records.table),
    artifacts: s3Artifacts(client, "films", async () => (key) => `link to ${key}`),
    uploadForms: s3UploadForms(client, "films", undefined),
    inspector,
    newId: (kind: string) => `${kind}_${++made}_${crypto.randomUUID().slice(0, 8)}`,
    now: () => new Date(),
  };
  return {
    deps,
    table: records.table,
    async stop() {
      client.destroy();
      await s3.stop();
      await records.stop();
      await rm(folder, { recursive: true });
    },
  };
};

let fixture: Awaited<ReturnType<typeof makeFixture>>;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.stop());

const makePicture = (colour = "#f80", side = 128) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer();

const watermark: Omit<UploadClaim, "size"> = {
  assetType: "watermark",
  fileName: "logo.png",
  contentType: "image/png",
  metadata: { storyType: "fairytale_story" },
};

/** Uploads a file as a browser does: with a signed form. */
const post = async (
  { url, fields }: { url: string; fields: Readonly<Record<string, string>> },
  bytes: Uint8Array<ArrayBuffer>,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([bytes]), "logo.png");
  const answer = await fetch(url, { method: "POST", body: form });
  return { status: answer.status, text: await answer.text() };
};
const upload = async (userId: string, bytes: Uint8Array, claim = watermark): Promise<string> => {
  const opened = await openUpload(fixture.deps, userId, { ...claim, size: bytes.length });
  expect((await post(opened, new Uint8Array(bytes))).status).toBe(204);
  return opened.assetId;
};
const makeUser = () => `user-${crypto.randomUUID()}`;
const isInQuarantine = (userId: string, id: string) => fixture.deps.artifacts.has(`quarantine/${userId}/${id}`);

describe("a file from a browser", () => {
  it("is listed and leaves the quarantine when its upload is completed", async () => {
    const { deps } = fixture;
    const ada = makeUser();
    const id = await upload(ada, await makePicture());
    expect(await isInQuarantine(ada, id)).toBe(true);
    expect(await deps.assets.all(ada)).toEqual([]);

    const { asset } = await completeUpload(deps, ada, id);

    expect(await deps.assets.all(ada)).toEqual([asset]);
    expect(await deps.assets.named(ada, "watermark#fairytale_story")).toEqual(asset);
    expect(await deps.assets.find(ada, id)).toEqual(asset);
    expect(await deps.assets.stored(ada)).toEqual({ files: 1, bytes: asset.fileSize });
    expect(await isInQuarantine(ada, id)).toBe(false);
    expect(await sharp(await deps.artifacts.get(fileKey(asset))).metadata()).toMatchObject({
      width: 128,
      format: "png",
    });
  });

  it("is refused by the bucket if it does not match the form", async () => {
    const opened = await openUpload(fixture.deps, makeUser(), { ...watermark, size: 10 });
    const small = new Uint8Array(10);

    expect(await post(opened, new Uint8Array(2 * 1024 ** 2 + 1))).toMatchObject({
      status: 400,
      text: expect.stringContaining("EntityTooLarge"),
    });
    expect(await post(opened, new Uint8Array(0))).toMatchObject({ status: 400 });
    const changes: Record<string, string>[] = [
      { key: "uploads/ada/logo.png" },
      { "Content-Type": "text/html" },
      { acl: "public-read" },
    ];
    for (const changed of changes)
      expect(await post({ ...opened, fields: { ...opened.fields, ...changed } }, small)).toMatchObject({ status: 403 });
  });

  it("is deleted with its upload if its content does not match its type", async () => {
    const { deps } = fixture;
    const ada = makeUser();
    const id = await upload(ada, Buffer.from("<!doctype html><script>alert(1)</script>"));

    await expect(completeUpload(deps, ada, id)).rejects.toMatchObject({ code: "unsupported_media_type" });

    expect(await isInQuarantine(ada, id)).toBe(false);
    expect(await deps.assets.upload(ada, id)).toBeUndefined();
    expect(await deps.assets.all(ada)).toEqual([]);
    await expect(completeUpload(deps, ada, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("cannot be completed or deleted by another user", async () => {
    const { deps } = fixture;
    const [ada, bob] = [makeUser(), makeUser()];
    const id = await upload(ada, await makePicture());
    await expect(completeUpload(deps, bob, id)).rejects.toMatchObject({ code: "not_found" });
    await completeUpload(deps, ada, id);

    await expect(deleteAsset(deps, bob, id)).rejects.toMatchObject({ code: "not_found" });

    expect(await deps.assets.all(ada)).toHaveLength(1);
    expect(await deps.assets.all(bob)).toEqual([]);
  });

  it("is listed once, even if it is completed several times simultaneously", async () => {
    const { deps } = fixture;
    const ada = makeUser();
    const id = await upload(ada, await makePicture());

    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => completeUpload(deps, ada, id)));

    const [asset] = await deps.assets.all(ada);
    const kept = answers.flatMap((each) => (each.status === "fulfilled" ? [each.value.asset.filePath] : []));
    expect(new Set(kept)).toEqual(new Set([asset?.filePath]));
    expect(await deps.assets.stored(ada)).toEqual({ files: 1, bytes: asset?.fileSize });
    expect(asset && (await deps.artifacts.has(fileKey(asset)))).toBe(true);
  });
});

describe("a second file of the same name", () => {
  it("replaces the first and deletes its file", async () => {
    const { deps } = fixture;
    const ada = makeUser();
    const { asset: first } = await completeUpload(deps, ada, await upload(ada, await makePicture("#f00")));

    const { asset: second } = await completeUpload(deps, ada, await upload(ada, await makePicture("#0f0")));

    expect(await deps.assets.all(ada)).toEqual([second]);
    expect(await deps.artifacts.has(fileKey(first))).toBe(false);
    expect(await deps.artifacts.has(fileKey(second))).toBe(true);
    expect(await deps.assets.stored(ada)).toEqual({ files: 1, bytes: second.fileSize });
  });

  it("leaves exactly one of two simultaneous files, with its content", async () => {
    const { deps } = fixture;
    const ada = makeUser();
    const ids = await Promise.all(
      ["#f00", "#0f0", "#00f"].map(async (colour) => upload(ada, await makePicture(colour))),
    );

    const done = await Promise.all(ids.map((id) => completeUpload(deps, ada, id)));

    const [winner, ...others] = await deps.assets.all(ada);
    expect(others).toEqual([]);
    for (const { asset } of done)
      expect([asset.id, await deps.artifacts.has(fileKey(asset))]).toEqual([asset.id, asset.id === winner?.id]);
    expect(await deps.assets.stored(ada)).toEqual({ files: 1, bytes: winner?.fileSize });
  });
});

describe("a user's storage", () => {
  it("shrinks when a file is deleted", async () => {
    const { deps } = fixture;
    const ada = makeUser();
    const { asset } = await completeUpload(deps, ada, await upload(ada, await makePicture()));

    await deleteAsset(deps, ada, asset.id);

    expect(await deps.assets.stored(ada)).toEqual({ files: 0, bytes: 0 });
    expect(await deps.artifacts.has(fileKey(asset))).toBe(false);
    expect(await deps.assets.all(ada)).toEqual([]);
  });

  it.each([
    { files: 2_000, bytes: 5 },
    { files: 3, bytes: 1024 ** 3 - 5 },
  ])("is full at %o: only a replacement is accepted", async (stored) => {
    const { deps, table } = fixture;
    const ada = makeUser();
    await completeUpload(deps, ada, await upload(ada, await makePicture("#f00")));
    const late = await upload(ada, await makePicture("#abc", 300), {
      ...watermark,
      assetType: "image",
      fileName: "late.png",
    });
    const same = await upload(ada, await makePicture("#f00"));
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.storage(ada),
        UpdateExpression: "SET files = :files, bytes = :bytes",
        ExpressionAttributeValues: { ":files": stored.files, ":bytes": stored.bytes },
      }),
    );

    await expect(completeUpload(deps, ada, late)).rejects.toMatchObject({
      code: "content_too_large",
      message: expect.stringMatching(/^Your storage is full/),
    });
    expect(await deps.assets.all(ada, "image")).toEqual([]);
    expect((await completeUpload(deps, ada, same)).asset.id).toBe(same);
  });
});
