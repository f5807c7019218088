import { describe, expect, it, vi } from "vitest";
import { uploads } from "#contract/catalogue/uploads.ts";
import { routes } from "#functions/api/assets/index.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { fakeUploads, makeAsset } from "#test/support/assets.ts";
import { fakePorts, type Given, ofKind } from "#test/support/ports.ts";
import { context, request } from "#test/support/request.ts";

/** The assets function over a world in memory, as one user calls it. */
const makeClient = (given: Given = {}) => {
  const deps = { ...fakePorts(given), ...fakeUploads() };
  for (const asset of given.assets ?? [])
    void deps.artifacts.put(`uploads/${asset.userId}/${uploads[asset.assetType].folder}/${asset.filePath}`, "old");
  // The routes ask only for what is in it.
  const handler = httpHandler(routes as unknown as readonly Route<typeof deps>[], () => deps);
  const call = async (...[method, path, options]: Parameters<typeof request>) => {
    const [, assetId] = /^\/asset\/([^/]+)/.exec(path) ?? [];
    const [, userId] = /^\/user\/([^/]+)/.exec(path) ?? [];
    const [, storyType] = /\/watermark\/([^/]+)/.exec(path) ?? [];
    const params = { ...(assetId && { assetId }), ...(userId && { userId }), ...(storyType && { storyType }) };
    const { statusCode, body } = await handler(request(method, path, { params, ...options }), context);
    return { status: statusCode, ...JSON.parse(body) };
  };
  const open = async (claim: object = {}) => {
    const body = { assetType: "image", fileName: "dog.png", contentType: "image/png", size: 9, ...claim };
    return call("POST", "/upload-url", { body });
  };
  /** Opens an upload, and lets its file arrive. */
  const send = async (claim: object = {}, bytes: string | Uint8Array = "a picture"): Promise<string> => {
    const { assetId } = await open(claim);
    await deps.artifacts.put(`quarantine/ada/${assetId}`, bytes);
    return assetId;
  };
  return { deps, call, open, send, files: () => [...deps.artifacts.files.keys()] };
};

const watermark = { assetType: "watermark", metadata: { storyType: "fairytale_story" } };

describe("POST /api/upload-url", () => {
  it("returns a form for exactly one file, and lists no asset yet", async () => {
    const { open, call, deps } = makeClient();

    const answer = await open({ assetType: "audio", fileName: "song.mp3", contentType: "" });

    expect(answer).toEqual({
      status: 200,
      success: true,
      url: "https://store.example/files",
      fields: { key: "quarantine/ada/asset_1" },
      assetId: "asset_1",
      expiresIn: 300,
    });
    expect(deps.uploadForms.form).toHaveBeenCalledWith({
      key: "quarantine/ada/asset_1",
      contentType: "audio/mpeg",
      maximum: 50 * 1024 ** 2,
      seconds: 300,
    });
    expect(await call("GET", "/user/ada/assets")).toMatchObject({ assets: [] });
  });

  it.each([
    [{ assetType: "video" }, 400, "Invalid type. Must be one of: character, watermark, audio, image, narration"],
    [{ assetType: "watermark" }, 400, "Please select at least one story type."],
    [{ assetType: "character" }, 400, "Please enter a character name first."],
    [{ fileName: "dog.exe" }, 415, "Invalid file type. Must be one of: png, jpg, jpeg, gif"],
    [{ size: 11 * 1024 ** 2 }, 413, "File size 11 MB exceeds maximum allowed size"],
    [{ size: 0 }, 400, "The file is empty"],
    [{ userId: "bob" }, 403, "Access denied"],
  ])("refuses %o with %i: %s", async (claim, status, error) => {
    const { open, deps } = makeClient();

    expect(await open(claim)).toMatchObject({ status, error });
    expect(deps.committed).toEqual([]);
  });

  it("refuses an upload when the storage is full", async () => {
    const { open, deps } = makeClient();
    deps.assets.stored.mockResolvedValue({ files: 2_000, bytes: 5 });

    expect(await open()).toMatchObject({ status: 413, error: expect.stringMatching(/^Your storage is full/) });
  });
});

describe("POST /api/asset/{assetId}/complete", () => {
  it("lists the re-encoded file and empties the quarantine", async () => {
    const { call, send, deps, files } = makeClient();
    const id = await send({
      assetType: "character",
      characterName: " Mira Bell ",
      metadata: { storyType: "bible_story" },
    });

    const answer = await call("POST", `/asset/${id}/complete`);

    expect(answer).toMatchObject({
      status: 200,
      asset: {
        id,
        userId: "ada",
        assetType: "character",
        fileName: "bible_story_mira_bell.png",
        fileSize: 1,
        mimeType: "image/png",
        uploadTime: "2026-01-01T00:00:00.000Z",
        width: 600,
        height: 600,
        metadata: { characterName: "Mira Bell", storyType: "bible_story" },
        url: expect.stringMatching(
          /\/uploads\/ada\/characters\/up_2\/bible_story_mira_bell\.png\?until=2026-01-01T00:10/,
        ),
      },
      recommendations: ["Use an image of at least 512x512 pixels for best quality."],
    });
    expect(files()).toEqual(["uploads/ada/characters/up_2/bible_story_mira_bell.png"]);
    expect(deps.uploads.size).toBe(0);
  });

  it("measures a sound", async () => {
    const { call, send } = makeClient();
    const id = await send({ assetType: "audio", fileName: "song.wav", contentType: "audio/wav" });

    const { asset } = await call("POST", `/asset/${id}/complete`);

    expect(asset).toMatchObject({ fileName: "song.wav", mimeType: "audio/wav", duration: 1.23 });
  });

  it("returns the same answer again", async () => {
    const { call, send, deps } = makeClient();
    const id = await send();
    const first = await call("POST", `/asset/${id}/complete`);

    const again = await call("POST", `/asset/${id}/complete`);

    expect(again.asset).toEqual(first.asset);
    expect(ofKind(deps.committed, "list-asset")).toHaveLength(1);
  });

  it("replaces the file of the same name and then deletes it", async () => {
    const { call, send, deps, files } = makeClient({ assets: [makeAsset()] });
    deps.inspector.measurePicture.mockResolvedValue({ width: 128, height: 128 });
    const id = await send({ ...watermark, fileName: "new.jpg", contentType: "image/jpeg" });

    await call("POST", `/asset/${id}/complete`);

    expect(await call("GET", "/user/ada/assets")).toMatchObject({
      assets: [{ id, fileName: "fairytale_story_watermark.jpg" }],
    });
    expect(files()).toEqual(["uploads/ada/watermark/up_2/fairytale_story_watermark.jpg"]);
  });

  it("deletes a refused file and its upload", async () => {
    const { call, send, deps, files } = makeClient();
    deps.inspector.measurePicture.mockRejectedValue(
      new Refusal("unsupported_media_type", "The image is damaged or incomplete."),
    );
    const id = await send();

    expect(await call("POST", `/asset/${id}/complete`)).toMatchObject({
      status: 415,
      error: "The image is damaged or incomplete.",
    });
    expect(files()).toEqual([]);
    expect(deps.uploads.size).toBe(0);
    expect(await call("POST", `/asset/${id}/complete`)).toMatchObject({ status: 404 });
  });

  it("checks the actual file size, not the declared one", async () => {
    const { call, send, files } = makeClient();
    const id = await send(watermark, new Uint8Array(2 * 1024 ** 2 + 1));

    expect(await call("POST", `/asset/${id}/complete`)).toMatchObject({ status: 413 });
    expect(files()).toEqual([]);
  });

  it("keeps an upload whose file has not arrived", async () => {
    const { call, open, deps } = makeClient();
    const { assetId } = await open();

    expect(await call("POST", `/asset/${assetId}/complete`)).toMatchObject({
      status: 409,
      error: "The file has not been uploaded yet. Please upload it, then try again.",
    });
    expect(deps.uploads.size).toBe(1);
  });

  it("keeps the file after an internal error", async () => {
    const { call, send, deps } = makeClient();
    const id = await send();
    deps.inspector.measurePicture.mockRejectedValueOnce(new Error("no memory"));
    vi.spyOn(console, "error").mockImplementationOnce(() => {});

    expect(await call("POST", `/asset/${id}/complete`)).toMatchObject({ status: 500 });
    expect(await call("POST", `/asset/${id}/complete`)).toMatchObject({ status: 200 });
  });

  it("returns 404 a day later", async () => {
    const { call, send, deps } = makeClient();
    const id = await send();
    deps.clock.now = new Date("2026-01-02T00:00:01.000Z");

    expect(await call("POST", `/asset/${id}/complete`)).toMatchObject({ status: 404 });
  });
});

describe("POST /api/upload-asset", () => {
  const form = (fields: Record<string, string>, file = "a picture", type = "image/png", name = "dog.png") => {
    const lines = Object.entries(fields).map(
      ([field, value]) => `--edge\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    );
    const last = file
      ? `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n${file}\r\n`
      : "";
    return {
      body: `${lines.join("")}${last}--edge--\r\n`,
      headers: { "Content-Type": "multipart/form-data; boundary=edge" },
    };
  };

  it("lists a file from a multipart form", async () => {
    const { call } = makeClient();
    const fields = {
      assetType: "character",
      userId: "ada",
      characterName: "Mira",
      metadata: '{"category":"comic_protagonist"}',
    };

    const answer = await call("POST", "/upload-asset", form(fields));

    expect(answer).toMatchObject({
      status: 201,
      asset: { fileName: "comic_story_protagonist_mira.png", metadata: { category: "comic_protagonist" } },
      warnings: ["Image file is small (9 Bytes). It may look blurred in the video."],
    });
    expect(
      (await call("GET", "/user/ada/assets", { query: { assetType: "character", category: "comic_protagonist" } }))
        .assets,
    ).toHaveLength(1);
  });

  it.each([
    [{ assetType: "film" }, "x", 400, "Invalid type. Must be one of: character, watermark, audio, image, narration"],
    [{ assetType: "image", metadata: "{" }, "x", 400, "The metadata is not JSON"],
    [{ assetType: "image" }, "", 400, "Please send the file in the field named file"],
    [{ assetType: "image", userId: "bob" }, "x", 403, "Access denied"],
    [{ assetType: "character" }, "x", 400, "Please enter a character name first."],
  ])("refuses %o", async (fields, file, status, error) => {
    const { call, deps } = makeClient();

    expect(await call("POST", "/upload-asset", form(fields as Record<string, string>, file))).toMatchObject({
      status,
      error,
    });
    expect(deps.committed).toEqual([]);
  });
});

describe("a user's files", () => {
  const character = makeAsset({
    id: "asset_9",
    assetType: "character",
    fileName: "comics_story_mira.png",
    filePath: "up_9/comics_story_mira.png",
    uploadTime: "2025-12-24T00:00:00.000Z",
    metadata: {},
  });

  it("are listed newest first, each with a link that expires after minutes", async () => {
    const { call } = makeClient({ assets: [makeAsset(), character] });

    const { assets } = await call("GET", "/user/ada/assets");

    expect(assets.map(({ id }: { id: string }) => id)).toEqual(["asset_9", "asset_0"]);
    expect(assets[0].url).toMatch(/uploads\/ada\/characters\/up_9\/comics_story_mira\.png\?until=2026-01-01T00:10:00/);
  });

  it("can be filtered by type", async () => {
    const { call } = makeClient({ assets: [makeAsset(), character] });

    expect((await call("GET", "/user/ada/assets", { query: { assetType: "watermark" } })).assets).toHaveLength(1);
    expect((await call("GET", "/user/ada/assets", { query: { category: "comic_protagonist" } })).assets).toEqual([]);
    expect(await call("GET", "/user/ada/assets", { query: { assetType: "film" } })).toMatchObject({ status: 400 });
  });

  it("are deleted with their stored bytes", async () => {
    const { call, files } = makeClient({ assets: [makeAsset()] });

    const answer = await call("DELETE", "/asset/asset_0", { query: { userId: "ada" } });

    expect(answer).toMatchObject({
      status: 200,
      deletedAsset: { id: "asset_0", fileName: "fairytale_story_watermark.png" },
    });
    expect(files()).toEqual([]);
    expect(await call("DELETE", "/asset/asset_0")).toMatchObject({ status: 404, error: "Asset not found: asset_0" });
  });

  it("report whether a story type has a watermark", async () => {
    const { call } = makeClient({ assets: [makeAsset()] });

    expect(await call("GET", "/user/ada/watermark/fairytale_story/exists")).toMatchObject({
      status: 200,
      exists: true,
    });
    expect(await call("GET", "/user/ada/watermark/bible_story/exists")).toMatchObject({ exists: false });
    expect(await call("GET", "/user/ada/watermark/no_story/exists")).toMatchObject({ status: 400 });
  });
});

describe("another user", () => {
  it.each([
    ["POST", "/asset/asset_0/complete"],
    ["DELETE", "/asset/asset_0"],
  ])("gets 404 or 403 at %s %s, and 401 without a token", async (method, path) => {
    const { call, deps, files } = makeClient({ assets: [makeAsset()] });
    const bob = { claims: { sub: "bob" } };

    expect(await call(method, path, bob)).toMatchObject({ status: 404 });
    expect(await call(method, path, { ...bob, query: { userId: "ada" } })).toMatchObject({ status: 403 });
    expect(await call(method, path, { claims: null })).toMatchObject({ status: 401 });
    expect(deps.committed).toEqual([]);
    expect(files()).toHaveLength(1);
  });

  it.each([
    ["GET", "/user/ada/assets"],
    ["GET", "/user/ada/watermark/fairytale_story/exists"],
  ])("is refused at %s %s", async (method, path) => {
    const { call } = makeClient({ assets: [makeAsset()] });

    expect(await call(method, path, { claims: { sub: "bob" } })).toMatchObject({ status: 403, code: "forbidden" });
    expect(await call(method, path, { claims: null })).toMatchObject({ status: 401 });
  });

  it("cannot complete another user's upload", async () => {
    const { call, send, deps } = makeClient();
    const id = await send();

    expect(await call("POST", `/asset/${id}/complete`, { claims: { sub: "bob" } })).toMatchObject({ status: 404 });
    expect(deps.uploads.size).toBe(1);
  });
});
