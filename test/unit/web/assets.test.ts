import { describe, expect, it } from "vitest";
import { storyTypeIds } from "#contract/catalogue/story-types.ts";
import type { AssetTypeId } from "#contract/catalogue/uploads.ts";
import { CharacterName } from "#contract/schema/asset.ts";
import { arrange } from "#web/src/features/assets/arrange.ts";
import { fileHint, rejectionReason } from "#web/src/features/assets/file-rules.ts";
import { fileNamesOf, nameError, type SelectedFile, uploadRequestsOf } from "#web/src/features/assets/selected-file.ts";
import { uploadErrorMessage } from "#web/src/features/assets/upload-error.ts";

const MB = 1024 ** 2;
const makeSelectedFile = (given: Partial<SelectedFile> = {}): SelectedFile => ({
  id: "1",
  assetType: "image",
  file: new File(["x"], "old castle.png"),
  name: "old castle",
  role: "fairytale_story",
  kind: "",
  look: "",
  storyTypes: [],
  percent: undefined,
  errors: [],
  ...given,
});

describe("a file that is chosen", () => {
  const square = async () => ({ width: 128, height: 128 });

  it.each<[AssetTypeId, string, number, string]>([
    ["character", "mira.png", 2 * MB, ""],
    ["character", "mira.png", 2 * MB + 1, 'File "mira.png" is too large (2.01MB). Maximum size allowed: 2MB'],
    ["watermark", "mark.jpg", 3 * MB, 'File "mark.jpg" is too large (3.00MB). Maximum size allowed: 2MB'],
    ["image", "dog.gif", 2.5 * MB, 'File "dog.gif" is too large (2.50MB). Maximum size allowed: 2MB'],
    ["audio", "rain.wav", 10 * MB, ""],
    ["audio", "rain.wav", 11 * MB, 'File "rain.wav" is too large (11.00MB). Maximum size allowed: 10MB'],
    ["image", "dog.bmp", 1, 'File "dog.bmp" was skipped: Invalid file type. Must be one of: png, jpg, jpeg, gif'],
    ["audio", "dog.png", 1, 'File "dog.png" was skipped: Invalid file type. Must be one of: mp3, wav, m4a, mpeg'],
  ])("as a %s, %s of %i bytes: %s", async (assetType, name, size, words) => {
    expect(await rejectionReason(assetType, { name, size }, square)).toBe(words);
  });

  it("is a watermark only with 128x128 pixels; the server checks images that the browser cannot decode", async () => {
    const mark = { name: "mark.png", size: 9 };
    const wide = async () => ({ width: 200, height: 128 });
    const damaged = () => Promise.reject(new Error("no picture"));

    expect(await rejectionReason("watermark", mark, square)).toBe("");
    expect(await rejectionReason("watermark", mark, wide)).toBe(
      'File "mark.png" was skipped: A watermark must be exactly 128x128 pixels. This image is 200x128.',
    );
    expect(await rejectionReason("watermark", mark, damaged)).toBe("");
  });

  it("has a hint about the accepted files", () => {
    expect(fileHint("watermark")).toBe("PNG, JPG. Maximum size: 2MB. Exactly 128x128 pixels");
    expect(fileHint("audio")).toBe("MP3, WAV, M4A. Maximum size: 10MB");
  });
});

describe("the name of a character", () => {
  it.each([
    ["  ", "Please enter a character name first"],
    [" K ", "Character name must be at least 2 characters long"],
    ["K".repeat(51), "Character name must be 50 characters or less"],
    ["Mira", ""],
  ])("%j: %s", (name, words) => {
    expect(nameError({ assetType: "character", name })).toBe(words);
  });

  it.each(["K", "K".repeat(51)])("is rejected by the server with the same message", (name) => {
    const [issue] = CharacterName.safeParse(name).error?.issues ?? [];

    expect(issue?.message).toBe(nameError({ assetType: "character", name }));
  });
});

describe("what is sent", () => {
  it("is one copy of a watermark for each of its story types", () => {
    const chosen = makeSelectedFile({ assetType: "watermark", storyTypes: storyTypeIds });

    expect(fileNamesOf(chosen)).toHaveLength(14);
    expect(fileNamesOf(chosen)[0]).toBe("fairytale_story_watermark.png");
    expect(uploadRequestsOf(chosen)[5]).toMatchObject({
      storyType: "sci_fi_story",
      claim: { metadata: { title: "Sci-Fi Story Watermark", storyType: "sci_fi_story" } },
    });
  });

  it("is a character with its name and role", () => {
    const mira = makeSelectedFile({ assetType: "character", name: " Mira Bell " });
    const lead = makeSelectedFile({ assetType: "character", name: "Captain K", role: "comic_protagonist" });

    expect(fileNamesOf(mira)).toEqual(["fairytale_story_mira_bell.png"]);
    expect(uploadRequestsOf(mira)[0]?.claim.metadata).toEqual({ title: "Mira Bell", storyType: "fairytale_story" });
    expect(fileNamesOf(lead)).toEqual(["comic_story_protagonist_captain_k.png"]);
    expect(uploadRequestsOf(lead)[0]?.claim.metadata).toEqual({ title: "Captain K", category: "comic_protagonist" });
  });

  it("is an image with its new name and its own extension", () => {
    expect(fileNamesOf(makeSelectedFile({ name: "The Keep" }))).toEqual(["The_Keep.png"]);
  });
});

describe("an upload that did not succeed", () => {
  const refused = { status: 413, code: "content_too_large", message: "File size 11 MB exceeds maximum allowed size" };
  const store = { status: 403, code: "store", message: "Upload failed" };
  const offline = { status: 0, code: "store", message: "Upload error" };

  it.each<[Parameters<typeof uploadErrorMessage>[0], Partial<SelectedFile>, string | undefined, string]>([
    [refused, {}, undefined, "Upload failed: File size 11 MB exceeds maximum allowed size"],
    [refused, {}, "Comics Story", "Upload failed for Comics Story: File size 11 MB exceeds maximum allowed size"],
    [store, {}, undefined, "Upload failed: Failed to upload file"],
    [store, { assetType: "character" }, undefined, "Upload failed: Failed to upload character image"],
    [
      store,
      { assetType: "character", role: "comic_protagonist" },
      undefined,
      "Upload failed: Failed to upload comic protagonist image",
    ],
    [offline, {}, undefined, "Upload error: Network error. Please try again."],
    [offline, {}, "Comics Story", "Upload error for Comics Story: Network error. Please try again."],
    [new Error("out of memory"), {}, undefined, "Upload error: out of memory"],
  ])("says why", (error, chosen, storyType, message) => {
    expect(uploadErrorMessage(error, makeSelectedFile(chosen), storyType)).toBe(message);
  });
});

describe("the list", () => {
  const asset = (fileName: string, uploadTime: string, fileSize: number, assetType: AssetTypeId, title?: string) => ({
    id: fileName,
    userId: "ada",
    filePath: fileName,
    mimeType: "",
    url: "",
    fileName,
    assetType,
    uploadTime,
    fileSize,
    metadata: { ...(title && { title }) },
  });
  const assets = [
    asset("rain.mp3", "2026-01-02", 300, "audio"),
    asset("zebra.png", "2026-01-03", 100, "image", "A striped horse"),
    asset("moon.png", "2026-01-01", 200, "image"),
  ];
  const names = (wanted: Partial<Parameters<typeof arrange>[1]>) =>
    arrange(assets, { assetType: "all", search: "", sort: "date", ...wanted }).map(({ fileName }) => fileName);

  it("sorts by date, name or size", () => {
    expect(names({})).toEqual(["zebra.png", "rain.mp3", "moon.png"]);
    expect(names({ sort: "name" })).toEqual(["zebra.png", "moon.png", "rain.mp3"]);
    expect(names({ sort: "size" })).toEqual(["rain.mp3", "moon.png", "zebra.png"]);
  });

  it("filters by type, name and file name", () => {
    expect(names({ assetType: "image" })).toEqual(["zebra.png", "moon.png"]);
    expect(names({ search: " STRIPED " })).toEqual(["zebra.png"]);
    expect(names({ search: "zebra" })).toEqual(["zebra.png"]);
  });
});
