import { type Box, evened } from "../planes/box.ts";
import { drawSprite, rowOf } from "../planes/draw-sprite.ts";
import { boxOf, type Easel, type Placement, wholeFrame } from "../planes/easel.ts";
import type { Frame } from "../planes/frame.ts";
import type { SpritePlanes } from "../planes/sprite-planes.ts";
import { framesPerSecond } from "../rate.ts";
import type { StageLayer } from "./stage-layer.ts";

/** A layer at one moment: which sprite of its cycle, and where. */
export interface Standing {
  readonly sprite: SpritePlanes;
  readonly place: Placement;
}

/** How a layer stands at a frame of a scene of so many, where the camera shows its picture at `place`. */
export const standing = (layer: StageLayer, frame: number, frames: number, place: Placement): Standing[] => {
  const cycle = Math.floor((frame / framesPerSecond) * layer.rate);
  const sprite = layer.frames[cycle % layer.frames.length];
  if (!sprite) return [];
  const way = (frame / Math.max(1, frames - 1) - 0.5) * place.scale;
  const left = place.left + layer.travel.x * way;
  const top = place.top + layer.travel.y * way;
  return [{ sprite, place: { scale: place.scale, left, top } }];
};

/** Draws from back to front, and nothing of a layer where one before it covers the frame's whole width. */
export const paint = (easel: Easel, frame: Frame, layers: readonly Standing[], clip?: Box): void => {
  const within = clip ?? wholeFrame(easel.size);
  let hidden = within.bottom;
  const shown = layers.toReversed().map((layer) => {
    const seen = { ...layer, clip: { ...within, bottom: hidden } };
    hidden = Math.min(hidden, coveredFrom(layer, hidden));
    return seen;
  });
  for (const { sprite, place, clip } of shown.reverse()) drawSprite(easel, frame, sprite, place, clip);
};

const coveredFrom = ({ sprite, place }: Standing, otherwise: number): number =>
  sprite.solidFrom < sprite.height ? Math.max(0, rowOf(sprite, place, sprite.solidFrom)) : otherwise;

/** The box that holds all of them. */
export const boxAround = (easel: Easel, layers: readonly Standing[]): Box => {
  const boxes = layers.map(({ sprite, place }) => boxOf(sprite, place, easel.size));
  return evened({
    left: Math.min(easel.size.width, ...boxes.map((box) => box.left)),
    top: Math.min(easel.size.height, ...boxes.map((box) => box.top)),
    right: Math.max(0, ...boxes.map((box) => box.right)),
    bottom: Math.max(0, ...boxes.map((box) => box.bottom)),
  });
};
