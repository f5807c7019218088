import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";

/** Uploaded files: valid ones, and ones that contain something else. */

/** Content that no stored file may contain. */
export const foreign = "<script>alert(document.domain)</script>";

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#357", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  });

export const png = (width = 300, height = 300) => noise(width, height).png().toBuffer();
export const jpg = (width = 300, height = 300) => noise(width, height).jpeg().toBuffer();
export const webp = () => noise(64, 64).webp().toBuffer();
export const svg = () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${foreign}</svg>`);
export const page = () => Buffer.from(`<!doctype html><html><body>${foreign}</body></html>`);
export const pdf = () => Buffer.from(`%PDF-1.7\n1 0 obj<</JS(${foreign})>>endobj\n%%EOF`);
export const zip = () => Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]), Buffer.from(foreign)]);

export const gif = async (frames: number, side = 16) => {
  const all = await sharp({ create: { width: side, height: side * frames, channels: 3, background: "#a50" } })
    .composite([
      { input: { create: { width: 1, height: side * frames, channels: 3, background: "#00f" } }, left: 0, top: 0 },
    ])
    .raw()
    .toBuffer();
  // The encoder would join equal frames.
  for (let frame = 0; frame < frames; frame++) all[frame * side * side * 3 + (frame % side) * 3] = 255 - (frame % 200);
  return sharp(all, { raw: { width: side, height: side * frames, channels: 3, pageHeight: side } })
    .gif({ loop: 0, delay: Array(frames).fill(50), reuse: true })
    .toBuffer();
};

const chunk = (type: string, body: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A PNG of some hundred bytes with this size in its header and rows of one colour. */
export const pngOf = (width: number, height: number, more: readonly Buffer[] = []): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(10_000_000, (Math.ceil(width / 8) + 1) * height)));
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    ...more,
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** An animated PNG. */
export const animatedPng = () => {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(500, 0);
  return pngOf(64, 64, [chunk("acTL", control)]);
};

/** A PNG with a text chunk that unpacks to hundreds of megabytes. */
export const pngWithTextBomb = () =>
  pngOf(64, 64, [
    chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(200_000_000), { level: 9 })])),
  ]);

export const pngWithText = async () => {
  const whole = await png();
  return Buffer.concat([whole.subarray(0, 33), chunk("tEXt", Buffer.from(`Comment\0${foreign}`)), whole.subarray(33)]);
};

export const behind = (file: Uint8Array, what: string | Uint8Array = foreign) =>
  Buffer.concat([file, Buffer.from(what)]);

/** A JPG with a GPS position, a comment, and an orientation of 90 degrees. */
export const jpgOfACamera = async () => {
  const photo = await noise(400, 200)
    .withExif({ IFD0: { Copyright: foreign }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, foreign.length + 2]), Buffer.from(foreign)]);
  return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]);
};

/** A tone of one second in the format of the file extension. */
export const sound = async (ending: "mp3" | "wav" | "m4a" | "ogg", args: readonly string[] = []): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), "sounds-"));
  try {
    const path = join(folder, `tone.${ending}`);
    await runFfmpeg([
      "-f",
      "lavfi",
      "-i",
      "sine=frequency=440:duration=2",
      "-metadata",
      `title=${foreign}`,
      ...args,
      path,
    ]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** A video without sound in an M4A file. */
export const film = async (): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), "sounds-"));
  try {
    const path = join(folder, "film.mp4");
    await runFfmpeg(["-f", "lavfi", "-i", "color=red:size=32x32:duration=1", path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
};
