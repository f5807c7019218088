import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inspector } from "#functions/adapters/inspect/inspector.ts";
import type { PictureKind } from "#functions/core/asset/ports.ts";
import * as sent from "./sent-files.ts";

/** Rewrites an uploaded picture. */
const rewrite = async (bytes: Uint8Array, kind: PictureKind) => {
  await inspector.measurePicture(bytes, kind);
  return inspector.rewritePicture(bytes, kind, undefined);
};
const expectRefused = async (work: Promise<unknown>, code: string, words: RegExp) => {
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
  ] as const)("in the format %s keeps its format and size", async (kind, make) => {
    const { bytes, width, height } = await rewrite(await make(), kind);

    expect([width, height]).toEqual([640, 480]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: kind === "jpg" ? "jpeg" : kind, width: 640 });
  });

  it("with an animation stays animated", async () => {
    const moving = await sent.gif(5);

    const { bytes, width, height } = await rewrite(moving, "gif");

    expect([width, height]).toEqual([16, 16]);
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(5);
  });

  it("of a camera is rotated upright and loses its place", async () => {
    const photo = await sent.jpgOfACamera();
    expect(await inspector.measurePicture(photo, "jpg")).toEqual({ width: 200, height: 400 });

    const { bytes } = await rewrite(photo, "jpg");

    const { exif, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 200,
      height: 400,
    });
  });

  it.each([
    ["appended HTML", "png", async () => sent.behind(await sent.png())],
    ["an appended archive", "png", async () => sent.behind(await sent.png(), sent.zip())],
    ["appended HTML", "jpg", async () => sent.behind(await sent.jpg())],
    ["appended HTML", "gif", async () => sent.behind(await sent.gif(2))],
    ["a script in its text chunk", "png", sent.pngWithText],
    ["a script in its comment and copyright", "jpg", sent.jpgOfACamera],
  ] as const)("loses %s (%s)", async (_, kind, make) => {
    const file = await make();
    expect(file.includes(sent.foreign)).toBe(true);

    const { bytes } = await rewrite(file, kind);

    expect(Buffer.from(bytes).includes(sent.foreign)).toBe(false);
  });

  it.each([
    ["HTML", sent.page],
    ["an SVG", sent.svg],
    ["a PDF", sent.pdf],
    ["an archive", sent.zip],
    ["a JPG", sent.jpg],
    ["a WebP", sent.webp],
    ["a GIF", () => sent.gif(2)],
    ["an animated PNG", sent.animatedPng],
    ["a sound", () => sent.sound("mp3")],
    ["nothing but zeros", () => Buffer.alloc(5_000)],
    ["HTML after the first bytes of a picture", async () => sent.behind((await sent.png()).subarray(0, 8))],
  ])("is refused if it is %s named .png", async (_, make) => {
    await expectRefused(rewrite(await make(), "png"), "unsupported_media_type", /is not a PNG image|damaged/);
  });

  it.each([
    ["png", async () => (await sent.png()).subarray(0, 20_000)],
    ["jpg", async () => (await sent.jpg()).subarray(0, 5_000)],
    ["gif", async () => (await sent.gif(20)).subarray(0, 120)],
  ] as const)("is refused if it is truncated (%s)", async (kind, make) => {
    await expectRefused(rewrite(await make(), kind), "unsupported_media_type", /damaged|is not/);
  });

  it.each([
    [60_000, 60_000],
    [8_193, 10],
    [5_000, 5_000],
    [1_000_000, 1],
  ])(
    "of %i x %i is refused before it is decoded, even if its file is small",
    async (width, height) => {
      const bomb = sent.pngOf(width, height);
      expect(bomb.length).toBeLessThan(200_000);

      await expectRefused(inspector.measurePicture(bomb, "png"), "content_too_large", /The image is too large/);
    },
    20_000,
  );

  it("of two thousand million pixels is refused", async () => {
    const bomb = sent.pngOf(2_000_000_000, 1);

    await expect(inspector.measurePicture(bomb, "png")).rejects.toThrow(/too large|damaged/);
  });

  it("with a text chunk of hundreds of unpacked megabytes needs no such memory", async () => {
    const bomb = sent.pngWithTextBomb();
    const before = process.memoryUsage().rss;

    const { bytes } = await rewrite(bomb, "png");

    expect(bytes.length).toBeLessThan(1_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 ** 2);
  });

  it("with too many frames is refused", async () => {
    await expectRefused(inspector.measurePicture(await sent.gif(301), "gif"), "content_too_large", /301 frames/);
  });

  it.each([
    [{ side: 256, by: "cutting" }, 300, 260],
    [{ side: 600, by: "filling" }, 200, 600],
    [{ side: 300, by: "filling" }, 300, 40],
  ] as const)("is cropped to a square: %o", async (square, width, height) => {
    const { side } = square;

    const made = await inspector.rewritePicture(await sent.png(width, height), "png", square);

    expect(made).toMatchObject({ width: side, height: side });
  });

  it("keeps its transparency when it is cropped to a square", async () => {
    const figure = await sharp({ create: { width: 100, height: 300, channels: 4, background: "#f008" } })
      .png()
      .toBuffer();

    const { bytes } = await inspector.rewritePicture(figure, "png", { side: 300, by: "filling" });

    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });
});

describe("a recording of a narration", () => {
  it.each(["mp3", "wav", "m4a", "ogg"] as const)("in the format %s becomes WAV, 48 kHz, mono", async (kind) => {
    const { bytes, seconds } = await inspector.rewriteRecording(await sent.sound(kind), kind);

    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect(Buffer.from(bytes).toString("latin1", 0, 4)).toBe("RIFF");
    expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([1, 48_000, 16]);
    expect(seconds).toBeCloseTo(2, 0);
    expect(bytes.length).toBe(44 + Math.round(seconds * 48_000) * 2);
    expect(Buffer.from(bytes).includes(sent.foreign)).toBe(false);
  });

  it.each([
    ["of silence", "wav", () => sent.sound("wav", ["-af", "volume=0"]), /silent or too quiet/],
    ["of another format", "webm", () => sent.sound("ogg"), /not a WebM file/],
    ["that is a film without sound", "m4a", sent.film, /damaged/],
    ["that is a header", "wav", async () => (await sent.sound("wav")).subarray(0, 44), /damaged|too short/],
    ["that is short", "wav", () => sent.sound("wav", ["-t", "0.2"]), /too short/],
  ] as const)("%s is refused", async (_, kind, make, message) => {
    await expectRefused(inspector.rewriteRecording(await make(), kind), "unsupported_media_type", message);
  });

  const lasting = (seconds: number) =>
    sent.sound("wav", ["-af", "aloop=loop=-1:size=96000", "-ar", "4000", "-t", String(seconds)]);

  it("of more than half an hour has the sample rate of narrators, so that its file is not too large", async () => {
    const { bytes, seconds } = await inspector.rewriteRecording(await lasting(1802), "wav");

    expect(Math.abs(seconds - 1802)).toBeLessThan(1);
    expect(new DataView(bytes.buffer, bytes.byteOffset).getUint32(24, true)).toBe(24_000);
    expect(bytes.length).toBeLessThan(90 * 1024 ** 2);
  });

  it("of more than 90 minutes is refused", async () => {
    const long = await lasting(5402);

    await expectRefused(inspector.rewriteRecording(long, "wav"), "content_too_large", /up to 90 minutes/);
  });
});

describe("a sound", () => {
  it.each(["mp3", "wav", "m4a"] as const)("in the format %s is measured and loses its metadata", async (kind) => {
    const file = await sent.sound(kind);
    expect(file.includes(sent.foreign)).toBe(true);

    const { bytes, seconds } = await inspector.rewriteSound(file, kind);

    expect(seconds).toBeCloseTo(2, 0);
    expect(Buffer.from(bytes).includes(sent.foreign)).toBe(false);
    // The rewritten file passes the check again.
    expect((await inspector.rewriteSound(bytes, kind)).seconds).toBeCloseTo(seconds, 1);
  });

  it.each(["mp3", "wav", "m4a"] as const)("loses appended HTML (%s)", async (kind) => {
    const { bytes } = await inspector.rewriteSound(sent.behind(await sent.sound(kind, ["-map_metadata", "-1"])), kind);

    expect(Buffer.from(bytes).includes(sent.foreign)).toBe(false);
  });

  it("loses HTML between its frames", async () => {
    const whole = await sent.sound("mp3");
    const { bytes: frames } = await inspector.rewriteSound(whole, "mp3");
    const half = Math.floor(frames.length / 2);
    const mixed = Buffer.concat([frames.subarray(0, half), Buffer.from(sent.foreign), frames.subarray(half)]);

    const { bytes, seconds } = await inspector.rewriteSound(mixed, "mp3");

    expect(Buffer.from(bytes).includes(sent.foreign)).toBe(false);
    expect(seconds).toBeCloseTo(2, 0);
  });

  it.each([
    ["HTML", "mp3", sent.page],
    ["a picture", "mp3", sent.png],
    ["a sound of another format", "mp3", () => sent.sound("wav")],
    ["a sound of another format", "wav", () => sent.sound("ogg")],
    ["a film without sound", "m4a", sent.film],
    ["a tag without sound", "mp3", () => Buffer.concat([Buffer.from("ID3\x04\0\0\0\0\0\x0a"), Buffer.alloc(4_000)])],
    ["a header without sound", "wav", async () => (await sent.sound("wav")).subarray(0, 44)],
    ["half a file", "m4a", async () => (await sent.sound("m4a")).subarray(0, 3_000)],
  ] as const)("is refused if it is %s (%s)", async (_, kind, make) => {
    await expectRefused(inspector.rewriteSound(await make(), kind), "unsupported_media_type", /is not|damaged/);
  });
});
