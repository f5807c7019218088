import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inspector } from "#functions/adapters/inspect/inspector.ts";
import type { PictureKind } from "#functions/core/asset/ports.ts";
import * as sent from "./sent-files.ts";

/** What becomes of a picture that is uploaded. */
const kept = async (bytes: Uint8Array, kind: PictureKind) => {
  await inspector.measurePicture(bytes, kind);
  return inspector.rewritePicture(bytes, kind, undefined);
};
const refused = async (work: Promise<unknown>, code: string, words: RegExp) => {
  const error: unknown = await work.then(
    () => "it was accepted",
    (why: unknown) => why,
  );
  expect(error).toMatchObject({ name: "Refusal", code, message: expect.stringMatching(words) });
};

describe("a picture", () => {
  it.each([
    ["png", () => sent.png(640, 480)],
    ["jpg", () => sent.jpg(640, 480)],
  ] as const)("that is %s stays one, of the same size", async (kind, make) => {
    const { bytes, width, height } = await kept(await make(), kind);

    expect([width, height]).toEqual([640, 480]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: kind === "jpg" ? "jpeg" : kind, width: 640 });
  });

  it("that moves goes on to move", async () => {
    const moving = await sent.gif(5);

    const { bytes, width, height } = await kept(moving, "gif");

    expect([width, height]).toEqual([16, 16]);
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(5);
  });

  it("of a camera is turned as it is seen, and tells nothing of where it was taken", async () => {
    const photo = await sent.jpgOfACamera();
    expect(await inspector.measurePicture(photo, "jpg")).toEqual({ width: 200, height: 400 });

    const { bytes } = await kept(photo, "jpg");

    const { exif, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 200,
      height: 400,
    });
  });

  it.each([
    ["a page behind it", "png", async () => sent.behind(await sent.png())],
    ["an archive behind it", "png", async () => sent.behind(await sent.png(), sent.zip())],
    ["a page behind it", "jpg", async () => sent.behind(await sent.jpg())],
    ["a page behind it", "gif", async () => sent.behind(await sent.gif(2))],
    ["a script in its text", "png", sent.pngWithText],
    ["a script in its comment and its rights", "jpg", sent.jpgOfACamera],
  ] as const)("keeps nothing of %s (%s)", async (_, kind, make) => {
    const file = await make();
    expect(file.includes(sent.foreign)).toBe(true);

    const { bytes } = await kept(file, kind);

    expect(Buffer.from(bytes).includes(sent.foreign)).toBe(false);
  });

  it.each([
    ["a page", sent.page],
    ["an SVG", sent.svg],
    ["a PDF", sent.pdf],
    ["an archive", sent.zip],
    ["a JPG", sent.jpg],
    ["a WebP", sent.webp],
    ["a GIF", () => sent.gif(2)],
    ["an animated PNG", sent.animatedPng],
    ["a sound", () => sent.sound("mp3")],
    ["nothing but zeros", () => Buffer.alloc(5_000)],
    ["a page behind the first bytes of a picture", async () => sent.behind((await sent.png()).subarray(0, 8))],
  ])("is not %s that is named .png", async (_, make) => {
    await refused(kept(await make(), "png"), "unsupported_media_type", /is not a PNG image|damaged/);
  });

  it.each([
    ["png", async () => (await sent.png()).subarray(0, 20_000)],
    ["jpg", async () => (await sent.jpg()).subarray(0, 5_000)],
    ["gif", async () => (await sent.gif(20)).subarray(0, 120)],
  ] as const)("is refused where it is cut off (%s)", async (kind, make) => {
    await refused(kept(await make(), kind), "unsupported_media_type", /damaged|is not/);
  });

  it.each([
    [60_000, 60_000],
    [8_193, 10],
    [5_000, 5_000],
    [1_000_000, 1],
  ])(
    "of %i x %i is refused before it is opened, however small its file",
    async (width, height) => {
      const bomb = sent.pngOf(width, height);
      expect(bomb.length).toBeLessThan(200_000);

      await refused(inspector.measurePicture(bomb, "png"), "content_too_large", /The image is too large/);
    },
    20_000,
  );

  it("of two thousand million pixels is refused, whether its header can be read on this machine or not", async () => {
    const bomb = sent.pngOf(2_000_000_000, 1);

    await expect(inspector.measurePicture(bomb, "png")).rejects.toThrow(/too large|damaged/);
  });

  it("with a text that unpacks to hundreds of megabytes costs none of them", async () => {
    const bomb = sent.pngWithTextBomb();
    const before = process.memoryUsage().rss;

    const { bytes } = await kept(bomb, "png");

    expect(bytes.length).toBeLessThan(1_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 ** 2);
  });

  it("of too many frames is refused", async () => {
    await refused(inspector.measurePicture(await sent.gif(301), "gif"), "content_too_large", /301 frames/);
  });

  it.each([
    [{ side: 256, by: "cutting" }, 300, 260],
    [{ side: 600, by: "filling" }, 200, 600],
    [{ side: 300, by: "filling" }, 300, 40],
  ] as const)("is made a square: %o", async (square, width, height) => {
    const { side } = square;

    const made = await inspector.rewritePicture(await sent.png(width, height), "png", square);

    expect(made).toMatchObject({ width: side, height: side });
  });

  it("that is cut out stays cut out when it is made a square", async () => {
    const figure = await sharp({ create: { width: 100, height: 300, channels: 4, background: "#f008" } })
      .png()
      .toBuffer();

    const { bytes } = await inspector.rewritePicture(figure, "png", { side: 300, by: "filling" });

    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });
});

describe("a sound", () => {
  it.each(["mp3", "wav", "m4a"] as const)("that is %s is measured, and keeps nothing but itself", async (kind) => {
    const file = await sent.sound(kind);
    expect(file.includes(sent.foreign)).toBe(true);

    const { bytes, seconds } = await inspector.rewriteSound(file, kind);

    expect(seconds).toBeCloseTo(2, 0);
    expect(Buffer.from(bytes).includes(sent.foreign)).toBe(false);
    // The rewritten file passes the check again.
    expect((await inspector.rewriteSound(bytes, kind)).seconds).toBeCloseTo(seconds, 1);
  });

  it.each(["mp3", "wav", "m4a"] as const)("keeps nothing of a page behind it (%s)", async (kind) => {
    const { bytes } = await inspector.rewriteSound(sent.behind(await sent.sound(kind, ["-map_metadata", "-1"])), kind);

    expect(Buffer.from(bytes).includes(sent.foreign)).toBe(false);
  });

  it("keeps nothing of a page between its frames", async () => {
    const whole = await sent.sound("mp3");
    const { bytes: frames } = await inspector.rewriteSound(whole, "mp3");
    const half = Math.floor(frames.length / 2);
    const mixed = Buffer.concat([frames.subarray(0, half), Buffer.from(sent.foreign), frames.subarray(half)]);

    const { bytes, seconds } = await inspector.rewriteSound(mixed, "mp3");

    expect(Buffer.from(bytes).includes(sent.foreign)).toBe(false);
    expect(seconds).toBeCloseTo(2, 0);
  });

  it.each([
    ["a page", "mp3", sent.page],
    ["a picture", "mp3", sent.png],
    ["a sound of another kind", "mp3", () => sent.sound("wav")],
    ["a sound of another kind", "wav", () => sent.sound("ogg")],
    ["a film without sound", "m4a", sent.film],
    ["a tag without sound", "mp3", () => Buffer.concat([Buffer.from("ID3\x04\0\0\0\0\0\x0a"), Buffer.alloc(4_000)])],
    ["a header without sound", "wav", async () => (await sent.sound("wav")).subarray(0, 44)],
    ["half a file", "m4a", async () => (await sent.sound("m4a")).subarray(0, 3_000)],
  ] as const)("is not %s (%s)", async (_, kind, make) => {
    await refused(inspector.rewriteSound(await make(), kind), "unsupported_media_type", /is not|damaged/);
  });
});
