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
import { s3Artefacts } from "#functions/adapters/s3/artefacts.ts";
import { s3UploadForms } from "#functions/adapters/s3/upload-forms.ts";
import { completeUpload } from "#functions/core/asset/complete-upload.ts";
import { deleteAsset } from "#functions/core/asset/delete-asset.ts";
import { fileKey } from "#functions/core/asset/names.ts";
import { openUpload } from "#functions/core/asset/open-upload.ts";
import { aTable, type Records } from "./world.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };

/** A real table, a real store and a real inspector, as the function has them. */
const aWorld = async () => {
  const folder = await mkdtemp(join(tmpdir(), "assets-"));
  const records: Records = await aTable();
  const s3 = await startS3({ folder, credentials });
  const client = new S3Client({ endpoint: s3.endpoint, region: "us-east-1", credentials, maxAttempts: 1 });
  await client.send(new CreateBucketCommand({ Bucket: "films" }));
  let made = 0;
  const use = {
    commit: records.commit,
    assets: assetRecords(records.table),
    artifacts: s3Artefacts(client, "films", (key) => `link to ${key}`),
    uploadForms: s3UploadForms(client, "films", undefined),
    inspector,
    newId: (kind: string) => `${kind}_${++made}_${crypto.randomUUID().slice(0, 8)}`,
    now: () => new Date(),
  };
  return {
    use,
    table: records.table,
    async stop() {
      client.destroy();
      await s3.stop();
      await records.stop();
      await rm(folder, { recursive: true });
    },
  };
};

let world: Awaited<ReturnType<typeof aWorld>>;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.stop());

const aPicture = (colour = "#f80", side = 128) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .png()
    .toBuffer();

const watermark: Omit<UploadClaim, "size"> = {
  assetType: "watermark",
  fileName: "logo.png",
  contentType: "image/png",
  metadata: { storyType: "fairytale_story" },
};

/** As a browser does it: a form, the file in it, to where the server said. */
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
const sent = async (userId: string, bytes: Uint8Array, claim = watermark): Promise<string> => {
  const opened = await openUpload(world.use, userId, { ...claim, size: bytes.length });
  expect((await post(opened, new Uint8Array(bytes))).status).toBe(204);
  return opened.assetId;
};
const aUser = () => `user-${crypto.randomUUID()}`;
const quarantined = (userId: string, id: string) => world.use.artifacts.has(`quarantine/${userId}/${id}`);

describe("a file from a browser", () => {
  it("is listed when it is complete, and is in quarantine no more", async () => {
    const { use } = world;
    const ada = aUser();
    const id = await sent(ada, await aPicture());
    expect(await quarantined(ada, id)).toBe(true);
    expect(await use.assets.all(ada)).toEqual([]);

    const { asset } = await completeUpload(use, ada, id);

    expect(await use.assets.all(ada)).toEqual([asset]);
    expect(await use.assets.named(ada, "watermark#fairytale_story")).toEqual(asset);
    expect(await use.assets.find(ada, id)).toEqual(asset);
    expect(await use.assets.stored(ada)).toEqual({ files: 1, bytes: asset.fileSize });
    expect(await quarantined(ada, id)).toBe(false);
    expect(await sharp(await use.artifacts.get(fileKey(asset))).metadata()).toMatchObject({
      width: 128,
      format: "png",
    });
  });

  it("is refused by the store where it is not what the form is for", async () => {
    const opened = await openUpload(world.use, aUser(), { ...watermark, size: 10 });
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

  it("is gone where it is not what it says, and so is its upload", async () => {
    const { use } = world;
    const ada = aUser();
    const id = await sent(ada, Buffer.from("<!doctype html><script>alert(1)</script>"));

    await expect(completeUpload(use, ada, id)).rejects.toMatchObject({ code: "unsupported_media_type" });

    expect(await quarantined(ada, id)).toBe(false);
    expect(await use.assets.upload(ada, id)).toBeUndefined();
    expect(await use.assets.all(ada)).toEqual([]);
    await expect(completeUpload(use, ada, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is nobody else's to complete or to delete", async () => {
    const { use } = world;
    const [ada, bob] = [aUser(), aUser()];
    const id = await sent(ada, await aPicture());
    await expect(completeUpload(use, bob, id)).rejects.toMatchObject({ code: "not_found" });
    await completeUpload(use, ada, id);

    await expect(deleteAsset(use, bob, id)).rejects.toMatchObject({ code: "not_found" });

    expect(await use.assets.all(ada)).toHaveLength(1);
    expect(await use.assets.all(bob)).toEqual([]);
  });

  it("is listed once, however often it is completed at once", async () => {
    const { use } = world;
    const ada = aUser();
    const id = await sent(ada, await aPicture());

    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => completeUpload(use, ada, id)));

    const [asset] = await use.assets.all(ada);
    const kept = answers.flatMap((each) => (each.status === "fulfilled" ? [each.value.asset.filePath] : []));
    expect(new Set(kept)).toEqual(new Set([asset?.filePath]));
    expect(await use.assets.stored(ada)).toEqual({ files: 1, bytes: asset?.fileSize });
    expect(asset && (await use.artifacts.has(fileKey(asset)))).toBe(true);
  });
});

describe("a second file of the same name", () => {
  it("takes the place of the first, whose file is gone", async () => {
    const { use } = world;
    const ada = aUser();
    const { asset: first } = await completeUpload(use, ada, await sent(ada, await aPicture("#f00")));

    const { asset: second } = await completeUpload(use, ada, await sent(ada, await aPicture("#0f0")));

    expect(await use.assets.all(ada)).toEqual([second]);
    expect(await use.artifacts.has(fileKey(first))).toBe(false);
    expect(await use.artifacts.has(fileKey(second))).toBe(true);
    expect(await use.assets.stored(ada)).toEqual({ files: 1, bytes: second.fileSize });
  });

  it("at the same moment leaves one of them, with its file, and none without", async () => {
    const { use } = world;
    const ada = aUser();
    const ids = await Promise.all(["#f00", "#0f0", "#00f"].map(async (colour) => sent(ada, await aPicture(colour))));

    const done = await Promise.all(ids.map((id) => completeUpload(use, ada, id)));

    const [winner, ...others] = await use.assets.all(ada);
    expect(others).toEqual([]);
    for (const { asset } of done)
      expect([asset.id, await use.artifacts.has(fileKey(asset))]).toEqual([asset.id, asset.id === winner?.id]);
    expect(await use.assets.stored(ada)).toEqual({ files: 1, bytes: winner?.fileSize });
  });
});

describe("a user's storage", () => {
  it("is counted down by what is deleted", async () => {
    const { use } = world;
    const ada = aUser();
    const { asset } = await completeUpload(use, ada, await sent(ada, await aPicture()));

    await deleteAsset(use, ada, asset.id);

    expect(await use.assets.stored(ada)).toEqual({ files: 0, bytes: 0 });
    expect(await use.artifacts.has(fileKey(asset))).toBe(false);
    expect(await use.assets.all(ada)).toEqual([]);
  });

  it.each([
    { files: 2_000, bytes: 5 },
    { files: 3, bytes: 1024 ** 3 - 5 },
  ])("takes nothing more at %o, but a file in place of another", async (stored) => {
    const { use, table } = world;
    const ada = aUser();
    await completeUpload(use, ada, await sent(ada, await aPicture("#f00")));
    const late = await sent(ada, await aPicture("#abc", 300), {
      ...watermark,
      assetType: "image",
      fileName: "late.png",
    });
    const same = await sent(ada, await aPicture("#f00"));
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.storage(ada),
        UpdateExpression: "SET files = :files, bytes = :bytes",
        ExpressionAttributeValues: { ":files": stored.files, ":bytes": stored.bytes },
      }),
    );

    await expect(completeUpload(use, ada, late)).rejects.toMatchObject({
      code: "content_too_large",
      message: expect.stringMatching(/^Your storage is full/),
    });
    expect(await use.assets.all(ada, "image")).toEqual([]);
    expect((await completeUpload(use, ada, same)).asset.id).toBe(same);
  });
});
