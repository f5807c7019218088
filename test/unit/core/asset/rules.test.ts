import { describe, expect, it } from "vitest";
import type { UploadClaim } from "#contract/schema/asset.ts";
import { adviceForPicture, adviceForSound } from "#functions/core/asset/advice.ts";
import { checkClaim, checkRoom, sizeText } from "#functions/core/asset/check-claim.ts";
import { squareFor } from "#functions/core/asset/shape.ts";
import { makeClaim } from "#test/support/assets.ts";

const KB = 1024;
const MB = 1024 * KB;
const character = { assetType: "character", characterName: "Mira", fileName: "mira.png" } as const;
const leads = { assetType: "character", metadata: { category: "comic_protagonist" } } as const;

describe("an upload", () => {
  it.each<[Partial<UploadClaim>, string]>([
    [{ assetType: "watermark", metadata: {} }, "Please select at least one story type."],
    [{ assetType: "character", characterName: undefined }, "Please enter a character name first."],
    [{ assetType: "character", characterName: "  " }, "Please enter a character name first."],
    [{ assetType: "character", characterName: "X" }, "Character name must be at least 2 characters long"],
    [{ assetType: "character", characterName: "x".repeat(51) }, "Character name must be 50 characters or less"],
    [{ fileName: "logo.svg", contentType: "image/svg+xml" }, "Invalid file type. Must be one of: png, jpg, jpeg, gif"],
    [{ fileName: "logo.png.html", contentType: "text/html" }, "Invalid file type. Must be one of: png, jpg, jpeg, gif"],
    [{ fileName: "logo", contentType: "image/png" }, "Invalid file type. Must be one of: png, jpg, jpeg, gif"],
    [{ fileName: "logo.png", contentType: "text/html" }, "Invalid file type. Must be one of: png, jpg, jpeg, gif"],
    [{ ...character, fileName: "mira.gif", contentType: "" }, "Invalid file type. Must be one of: png, jpg, jpeg"],
    [
      { assetType: "audio", fileName: "a.ogg", contentType: "" },
      "Invalid file type. Must be one of: mp3, wav, m4a, mpeg",
    ],
    [{ ...character, size: 2 * MB + 1 }, "File size 2 MB exceeds maximum allowed size"],
    [
      { assetType: "watermark", metadata: { storyType: "bible_story" }, size: 3 * MB },
      "File size 3 MB exceeds maximum allowed size",
    ],
    [{ size: 10.5 * MB }, "File size 10.5 MB exceeds maximum allowed size"],
    [
      { assetType: "audio", fileName: "a.mp3", contentType: "", size: 51 * MB },
      "File size 51 MB exceeds maximum allowed size",
    ],
  ])("%o is refused: %s", (claim, message) => {
    expect(() => checkClaim(makeClaim(claim))).toThrow(message);
  });

  it.each<[Partial<UploadClaim>, string]>([
    [{ size: 10 * MB }, "image/png"],
    [{ fileName: "A.JPG", contentType: "image/jpeg; charset=binary" }, "image/jpeg"],
    [{ fileName: "a.gif", contentType: "" }, "image/gif"],
    [{ assetType: "audio", fileName: "a.m4a", contentType: "audio/x-m4a", size: 50 * MB }, "audio/mp4"],
    [{ assetType: "audio", fileName: "a.mp3", contentType: "application/octet-stream" }, "audio/mpeg"],
    [{ ...character, size: 2 * MB }, "image/png"],
  ])("%o is taken as %s", (claim, contentType) => {
    expect(checkClaim(makeClaim(claim))).toEqual({ contentType });
  });

  it("is refused where its owner's storage is full", () => {
    const full = "Your storage is full (2,000 files or 1 GB). Please delete files that you no longer need.";

    expect(() => checkRoom({ files: 2_000, bytes: 0 }, 1)).toThrow(full);
    expect(() => checkRoom({ files: 1, bytes: 1024 ** 3 - 10 }, 11)).toThrow(full);
    expect(() => checkRoom({ files: 1_999, bytes: 1024 ** 3 - 10 }, 10)).not.toThrow();
  });

  it.each([
    [0, "0 Bytes"],
    [1_023, "1023 Bytes"],
    [1_536, "1.5 KB"],
    [2_345_678, "2.24 MB"],
    [1024 ** 3, "1 GB"],
    [1024 ** 5, "1024 TB"],
  ])("of %i bytes is shown as %s", (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});

describe("the shape of", () => {
  it("a watermark is exactly 128 by 128 pixels", () => {
    const watermark = { assetType: "watermark", metadata: {} } as const;

    expect(squareFor(watermark, { width: 128, height: 128 })).toBeUndefined();
    for (const [width, height] of [
      [127, 128],
      [256, 256],
      [128, 129],
    ] as const)
      expect(() => squareFor(watermark, { width, height })).toThrow(
        `A watermark must be exactly 128x128 pixels. This image is ${width}x${height}.`,
      );
  });

  it.each([
    [300, 380],
    [380, 300],
    [255, 255],
    [1_000, 799],
  ])("a protagonist is refused at %i x %i", (width, height) => {
    expect(() => squareFor(leads, { width, height })).toThrow(
      "Image must be approximately square (aspect ratio between 0.8-1.2) and at least 256px on the smaller side.",
    );
  });

  it.each([
    [256, 256, undefined],
    [1_024, 1_024, undefined],
    [1_025, 1_025, { side: 1_024, by: "cutting" }],
    [300, 360, { side: 300, by: "cutting" }],
    [2_000, 1_700, { side: 1_024, by: "cutting" }],
  ])("a protagonist of %i x %i becomes %o", (width, height, square) => {
    expect(squareFor(leads, { width, height })).toEqual(square);
  });

  it("a character of any shape becomes a square: cut where it almost is one, else filled", () => {
    const any = { assetType: "character", metadata: {} } as const;

    expect(squareFor(any, { width: 100, height: 90 })).toEqual({ side: 90, by: "cutting" });
    expect(squareFor(any, { width: 300, height: 900 })).toEqual({ side: 900, by: "filling" });
    expect(squareFor(any, { width: 4_000, height: 900 })).toEqual({ side: 1_024, by: "filling" });
  });

  it("another image stays as it is", () => {
    expect(squareFor({ assetType: "image", metadata: {} }, { width: 4_000, height: 300 })).toBeUndefined();
  });
});

describe("advice", () => {
  const about = (claim: Partial<UploadClaim>, facts: Partial<Parameters<typeof adviceForPicture>[1]>) =>
    adviceForPicture(makeClaim(claim), { size: 200 * KB, kind: "png", square: undefined, ...facts });

  it("is silent where all is well", () => {
    expect(about(character, {})).toEqual({ warnings: [], recommendations: [] });
  });

  it("suggests 512x512 for a character under 50 KB, and for a protagonist under 100 KB", () => {
    const larger = ["Use an image of at least 512x512 pixels for best quality."];

    expect(about(character, { size: 49 * KB }).recommendations).toEqual(larger);
    expect(about(character, { size: 60 * KB }).recommendations).toEqual([]);
    expect(about(leads, { size: 60 * KB }).recommendations).toEqual(larger);
  });

  it("warns of loading speed above 5 MB, for a protagonist above 1.5 MB", () => {
    expect(about({ assetType: "image" }, { size: 6 * MB }).warnings).toEqual([
      "Large image file (6 MB) may affect loading speed",
    ]);
    expect(about(leads, { size: 1.6 * MB }).warnings).toEqual(["Large image file (1.6 MB) may affect loading speed"]);
  });

  it("suggests PNG for a character that is a JPEG, and says that it was made a square", () => {
    const { warnings, recommendations } = about(character, { kind: "jpg", square: { side: 500, by: "cutting" } });

    expect(recommendations).toEqual(["Use PNG for better quality and a transparent background."]);
    expect(warnings).toContain("The image was adjusted to a square of 500x500 pixels.");
  });

  it("says that large audio takes longer", () => {
    expect(adviceForSound(20 * MB + 1).warnings).toEqual(["Large audio file may take longer to process"]);
    expect(adviceForSound(20 * MB).warnings).toEqual([]);
  });
});
