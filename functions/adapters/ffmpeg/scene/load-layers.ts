import sharp from "sharp";
import type { FilmSize, Layer, LayeredPicture, SceneOrder, Sprite } from "#functions/core/media/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { Placement } from "../planes/draw-context.ts";
import { type SpritePlanes, spritePlanes } from "../planes/sprite-planes.ts";
import { coverFrame } from "./camera.ts";
import type { Hero } from "./framings.ts";
import type { RenderLayer } from "./render-layer.ts";
import { splitByDepth } from "./split-by-depth.ts";

/** A picture in kernel memory: its placement with a still camera, and its layers from back to front. */
export interface SceneLayers {
  readonly base: Placement;
  readonly layers: readonly RenderLayer[];
  readonly hero: Hero;
}

/** A picture that differs more from the frame's size is resized first: the kernel's four-tap filter cannot do it well. */
const maxDownscale = 1.2;
const minUpscale = 1 / 1.3;
const workingScale = 1.15;

export const loadLayers = async (
  kernel: Kernel,
  picture: LayeredPicture,
  frame: FilmSize,
  mouths: SceneOrder["mouths"],
): Promise<SceneLayers> => {
  const { scale } = coverFrame(picture, frame);
  const resize = 1 / scale > maxDownscale || 1 / scale < minUpscale ? workingScale * scale : 1;
  const size = { width: picture.width * resize, height: picture.height * resize };
  const layers: RenderLayer[] = [];
  // Sequential, so that only one layer at a time is in memory twice.
  for (const layer of picture.layers) {
    const at = layer.mouth && mouths?.get(layer.mouth.of);
    layers.push(await loadLayer(kernel, at ? layer : withClosedMouth(layer), resize, size, at));
  }
  const [only] = layers;
  const deep = only && layers.length === 1 ? splitByDepth(only) : layers;
  return { base: coverFrame(size, frame), layers: deep, hero: findHero(picture, frame) };
};

/** Only the cycle with a closed mouth, which is the first. */
const withClosedMouth = ({ mouth, ...layer }: Layer): Layer =>
  mouth ? { ...layer, frames: layer.frames.slice(0, layer.frames.length / mouth.shapes) } : layer;

const loadLayer = async (
  kernel: Kernel,
  layer: Layer,
  resize: number,
  size: FilmSize,
  at: Uint8Array | undefined,
): Promise<RenderLayer> => {
  const frames: SpritePlanes[] = [];
  const travel = { x: layer.travel.x * resize, y: layer.travel.y * resize };
  // A cycle may show the same sprite several times.
  const loaded = new Map<Sprite, SpritePlanes>();
  for (const sprite of layer.frames) {
    if (sprite.width === 0 || sprite.height === 0) continue;
    const planes = loaded.get(sprite) ?? spritePlanes(kernel, await resized(sprite, resize), size, travel);
    loaded.set(sprite, planes);
    frames.push(planes);
  }
  const moves = frames.length > 1 || travel.x !== 0 || travel.y !== 0;
  const mouth = layer.mouth && at ? { shapes: layer.mouth.shapes, at } : undefined;
  return { depth: layer.depth, frames, rate: layer.rate, travel, moves, mouth };
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

/** The largest animated layer is the hero; without one, the middle of the frame. */
const findHero = (picture: LayeredPicture, frame: FilmSize): Hero => {
  const moving = picture.layers.flatMap(({ frames, travel }) => {
    const [sprite] = frames;
    return sprite && frames.length > 1 ? [{ sprite, travel }] : [];
  });
  const area = ({ sprite }: (typeof moving)[number]): number => sprite.width * sprite.height;
  const [hero] = moving.toSorted((a, b) => area(b) - area(a));
  if (!hero) return { x: 0.5, top: 0.3, bottom: 0.72, travel: 0 };
  const { scale, left, top } = coverFrame(picture, frame);
  const { x, y, width, height } = hero.sprite;
  return {
    x: ((x + width / 2) * scale + left) / frame.width,
    top: (y * scale + top) / frame.height,
    bottom: ((y + height) * scale + top) / frame.height,
    travel: (hero.travel.x * scale) / frame.width,
  };
};
