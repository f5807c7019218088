import sharp from "sharp";
import * as z from "zod";
import type { LayeredPicture, Origin, PictureFiles, Sprite } from "#functions/core/media/ports.ts";
import { originMark } from "../shared/origin-mark.ts";
import { tile } from "./tile.ts";

const Box = z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int(), bytes: z.int() });
const Header = z.object({
  width: z.int(),
  height: z.int(),
  sprites: z.array(Box),
  layers: z.array(
    z.object({
      depth: z.number(),
      rate: z.number(),
      travel: z.object({ x: z.number(), y: z.number() }),
      /** Indices into `sprites`: an animation may show the same sprite several times. */
      frames: z.array(z.int()),
      mouth: z.object({ of: z.string(), shapes: z.int().min(1) }).optional(),
    }),
  ),
});

/**
 * A layered picture in one file: the length of the JSON header (four bytes, little-endian), the header, and then the
 * sprites as PNGs in the header's order.
 */
export const layeredPictureFiles: PictureFiles = {
  async pack(picture) {
    const sprites = [...new Set(picture.layers.flatMap(({ frames }) => frames))];
    const images = await Promise.all(sprites.map(encodePng));
    const header = JSON.stringify({
      width: picture.width,
      height: picture.height,
      sprites: sprites.map(({ x, y, width, height }, at) => ({ x, y, width, height, bytes: images[at]?.length ?? 0 })),
      layers: picture.layers.map(({ depth, rate, travel, frames, mouth }) => ({
        depth,
        rate,
        travel,
        mouth,
        frames: frames.map((sprite) => sprites.indexOf(sprite)),
      })),
    });
    const length = Buffer.alloc(4);
    length.writeUInt32LE(Buffer.byteLength(header));
    return Buffer.concat([length, Buffer.from(header), ...images]);
  },

  async unpack(file) {
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const body = 4 + bytes.readUInt32LE(0);
    const { width, height, sprites: boxes, layers } = Header.parse(JSON.parse(bytes.subarray(4, body).toString()));
    let at = body;
    const images = boxes.map(({ bytes: size, ...box }) => {
      const png = bytes.subarray(at, at + size);
      at += size;
      return { box, png };
    });
    const sprites = await Promise.all(
      images.map(async ({ box, png }) => ({ ...box, rgba: await sharp(png).ensureAlpha().raw().toBuffer() })),
    );
    return {
      width,
      height,
      layers: layers.map(({ frames, ...layer }) => ({
        ...layer,
        frames: frames.flatMap((sprite) => sprites[sprite] ?? []),
      })),
    };
  },

  async flatten({ width, height, layers }: LayeredPicture, origin?: Origin) {
    const first = layers.flatMap(({ frames }) => frames.slice(0, 1));
    const base = sharp({ create: { width, height, channels: 3, background: "#000" } });
    const parts = first.flatMap((sprite) => cropToPicture(sprite, width, height));
    const png = base.composite(parts).png({ compressionLevel: 4 });
    return (origin ? png.withXmp(originMark(origin)) : png).toBuffer();
  },

  tile,
};

const raw = ({ width, height }: Sprite) => ({ width, height, channels: 4 as const });

/** Optimised for speed: the next stage reads the file a moment later. */
const encodePng = (sprite: Sprite): Promise<Buffer> =>
  sharp(sprite.rgba, { raw: raw(sprite) })
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toBuffer();

/** sharp refuses to composite an image that exceeds the picture, so crop it first. Empty if nothing is left. */
const cropToPicture = (sprite: Sprite, width: number, height: number) => {
  const left = Math.max(0, sprite.x);
  const top = Math.max(0, sprite.y);
  const right = Math.min(width, sprite.x + sprite.width);
  const bottom = Math.min(height, sprite.y + sprite.height);
  if (right <= left || bottom <= top) return [];
  const rows = Buffer.alloc((right - left) * (bottom - top) * 4);
  for (let y = top; y < bottom; y++) {
    const from = ((y - sprite.y) * sprite.width + (left - sprite.x)) * 4;
    rows.set(sprite.rgba.subarray(from, from + (right - left) * 4), (y - top) * (right - left) * 4);
  }
  return [{ input: rows, raw: { width: right - left, height: bottom - top, channels: 4 as const }, left, top }];
};
