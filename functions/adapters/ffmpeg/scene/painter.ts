import { framesPerSecond } from "#functions/core/media/film-format.ts";
import { alignToEven, type Box } from "../planes/box.ts";
import { boxOf, type DrawContext, type Placement, wholeFrame } from "../planes/draw-context.ts";
import { drawSprite, rowOf } from "../planes/draw-sprite.ts";
import type { Frame } from "../planes/frame.ts";
import type { SpritePlanes } from "../planes/sprite-planes.ts";
import type { RenderLayer } from "./render-layer.ts";

/** A layer at one frame: the sprite of its animation, and its placement. */
export interface PlacedSprite {
  readonly sprite: SpritePlanes;
  readonly place: Placement;
}

/** The sprite of a layer at a frame, if the camera places the picture at `place`. Empty if the layer has no sprite. */
export const placeLayer = (layer: RenderLayer, frame: number, frames: number, place: Placement): PlacedSprite[] => {
  const cycle = Math.floor((frame / framesPerSecond) * layer.rate);
  const length = layer.frames.length / (layer.mouth?.shapes ?? 1);
  const sprite = layer.frames[(cycle % length) + length * (layer.mouth?.at[frame] ?? 0)];
  if (!sprite) return [];
  const way = (frame / Math.max(1, frames - 1) - 0.5) * place.scale;
  const left = place.left + layer.travel.x * way;
  const top = place.top + layer.travel.y * way;
  return [{ sprite, place: { scale: place.scale, left, top } }];
};

/** Draws from back to front, and skips rows that a layer further in front covers completely. */
export const paint = (context: DrawContext, frame: Frame, layers: readonly PlacedSprite[], clip?: Box): void => {
  const within = clip ?? wholeFrame(context.size);
  let hidden = within.bottom;
  const shown = layers.toReversed().map((layer) => {
    const seen = { ...layer, clip: { ...within, bottom: hidden } };
    hidden = Math.min(hidden, coveredFrom(layer, hidden));
    return seen;
  });
  for (const { sprite, place, clip } of shown.reverse()) drawSprite(context, frame, sprite, place, clip);
};

const coveredFrom = ({ sprite, place }: PlacedSprite, otherwise: number): number =>
  sprite.solidFrom < sprite.height ? Math.max(0, rowOf(sprite, place, sprite.solidFrom)) : otherwise;

/** The bounding box of all sprites. */
export const boxAround = (context: DrawContext, layers: readonly PlacedSprite[]): Box => {
  const boxes = layers.map(({ sprite, place }) => boxOf(sprite, place, context.size));
  return alignToEven({
    left: Math.min(context.size.width, ...boxes.map((box) => box.left)),
    top: Math.min(context.size.height, ...boxes.map((box) => box.top)),
    right: Math.max(0, ...boxes.map((box) => box.right)),
    bottom: Math.max(0, ...boxes.map((box) => box.bottom)),
  });
};
