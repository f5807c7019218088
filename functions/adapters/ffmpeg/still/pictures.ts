import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { FilmSize, LayeredPicture, Sprite } from "#functions/core/media/ports.ts";
import { flatPicture } from "../../shared/flat-picture.ts";

/** A canvas as a sprite at the given position. */
export const toSprite = (canvas: Canvas, x: number, y: number): Sprite => {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  return { x, y, width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
};

/** Draws the first frame of a picture on one canvas, which it covers completely. */
export const drawFlattened = async (picture: LayeredPicture | Uint8Array, size: FilmSize): Promise<Canvas> => {
  const layered = picture instanceof Uint8Array ? await flatPicture(picture) : picture;
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext("2d");
  const scale = Math.max(size.width / layered.width, size.height / layered.height);
  context.translate((size.width - layered.width * scale) / 2, (size.height - layered.height * scale) / 2);
  context.scale(scale, scale);
  context.imageSmoothingQuality = "high";
  for (const { frames } of layered.layers) {
    const [sprite] = frames;
    if (sprite && sprite.width > 0 && sprite.height > 0) context.drawImage(canvasOf(sprite), sprite.x, sprite.y);
  }
  return canvas;
};

const canvasOf = ({ width, height, rgba }: Sprite): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const pixels = context.createImageData(width, height);
  pixels.data.set(rgba);
  context.putImageData(pixels, 0, 0);
  return canvas;
};
