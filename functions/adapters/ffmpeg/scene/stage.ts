import sharp from "sharp";
import type { FilmSize, Layer, LayeredPicture, Sprite } from "#functions/core/media/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { Placement } from "../planes/easel.ts";
import { type SpritePlanes, spritePlanes } from "../planes/sprite-planes.ts";
import { covering } from "./camera.ts";
import type { Hero } from "./framings.ts";
import { sloped } from "./slope.ts";
import type { StageLayer } from "./stage-layer.ts";

/** A picture on its stage: how it covers the frame when the camera stands still, and its layers back to front. */
export interface Stage {
  readonly base: Placement;
  readonly layers: readonly StageLayer[];
  readonly hero: Hero;
}

/** A picture larger or smaller than the frame by more than this is brought nearer to it first: four taps cannot do it well. */
const largest = 1.2;
const smallest = 1 / 1.3;
const working = 1.15;

export const newStage = async (kernel: Kernel, picture: LayeredPicture, frame: FilmSize): Promise<Stage> => {
  const { scale } = covering(picture, frame);
  const resize = 1 / scale > largest || 1 / scale < smallest ? working * scale : 1;
  const size = { width: picture.width * resize, height: picture.height * resize };
  const layers: StageLayer[] = [];
  // One after the other: only one layer is held twice.
  for (const layer of picture.layers) layers.push(await stageLayer(kernel, layer, resize, size));
  const [only] = layers;
  const deep = only && layers.length === 1 ? sloped(only) : layers;
  return { base: covering(size, frame), layers: deep, hero: heroOf(picture, frame) };
};

const stageLayer = async (kernel: Kernel, layer: Layer, resize: number, size: FilmSize): Promise<StageLayer> => {
  const frames: SpritePlanes[] = [];
  const travel = { x: layer.travel.x * resize, y: layer.travel.y * resize };
  for (const sprite of layer.frames) {
    if (sprite.width === 0 || sprite.height === 0) continue;
    frames.push(spritePlanes(kernel, await resized(sprite, resize), size, travel));
  }
  const moves = frames.length > 1 || travel.x !== 0 || travel.y !== 0;
  return { depth: layer.depth, frames, rate: layer.rate, travel, moves };
};

const resized = async (sprite: Sprite, resize: number): Promise<Sprite> => {
  if (resize === 1) return sprite;
  const width = Math.max(1, Math.round(sprite.width * resize));
  const height = Math.max(1, Math.round(sprite.height * resize));
  const rgba = await sharp(sprite.rgba, { raw: { width: sprite.width, height: sprite.height, channels: 4 } })
    .resize(width, height, { fit: "fill" })
    .raw()
    .toBuffer();
  return { x: sprite.x * resize, y: sprite.y * resize, width, height, rgba };
};

/** The largest thing that moves in itself is whom the scene is about; without one, the middle and the ground below it. */
const heroOf = (picture: LayeredPicture, frame: FilmSize): Hero => {
  const moving = picture.layers.flatMap(({ frames, travel }) => {
    const [sprite] = frames;
    return sprite && frames.length > 1 ? [{ sprite, travel }] : [];
  });
  const area = ({ sprite }: (typeof moving)[number]): number => sprite.width * sprite.height;
  const [hero] = moving.toSorted((a, b) => area(b) - area(a));
  if (!hero) return { x: 0.5, top: 0.3, bottom: 0.72, travel: 0 };
  const { scale, left, top } = covering(picture, frame);
  const { x, y, width, height } = hero.sprite;
  return {
    x: ((x + width / 2) * scale + left) / frame.width,
    top: (y * scale + top) / frame.height,
    bottom: ((y + height) * scale + top) / frame.height,
    travel: (hero.travel.x * scale) / frame.width,
  };
};
