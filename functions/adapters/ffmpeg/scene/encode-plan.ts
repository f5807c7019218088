import type { SceneOrder } from "#functions/core/media/ports.ts";
import { cutsFor } from "./camera.ts";
import { maxKeyframeDistance } from "./encoder.ts";
import type { SceneLayers } from "./load-layers.ts";
import { placeLayer } from "./painter.ts";

/** Which frames of a scene are encoded, and how the pictures between them are derived. */
export interface EncodePlan {
  readonly coded: readonly number[];
  readonly frames: number;
  /** The coded frames that are keyframes. */
  readonly keys: readonly number[];
  /** Interpolate motion between coded frames, or repeat the last coded frame. */
  readonly between: "movement" | "the same";
}

/** Distance of coded frames while the camera moves. Further apart, the motion between them is not linear. */
const moveStep = 5;
/** Maximum distance of coded frames of a still picture: with six bits of picture order count, 16 is the limit. */
const stillStep = 15;
/** If a larger share of the frames is coded, encoding all of them is cheaper. */
const maxCodedShare = 0.5;

/**
 * The plan of a scene in which only the camera moves, or in which little moves before a still camera; undefined for any
 * other scene. `look` is a key of the overlays' appearance at a frame.
 */
export const planEncoding = (
  order: SceneOrder,
  stage: SceneLayers,
  look: (frame: number) => string,
): EncodePlan | undefined => {
  const moving = stage.layers.filter((layer) => layer.moves);
  const isCameraMoving = order.camera !== "still";
  if (isCameraMoving && moving.length > 0) return undefined;
  const stands = (frame: number): string =>
    moving
      .flatMap((layer) => placeLayer(layer, frame, order.frames, stage.base))
      .map(({ sprite, place }) => `${sprite.luma.alpha} ${place.left} ${place.top}`)
      .join(" ");
  const cuts = order.camera === "zoom" ? cutsFor(stage.hero, order.cuts ?? []) : [];
  const changes = (frame: number): boolean =>
    cuts.includes(frame) || look(frame) !== look(frame - 1) || stands(frame) !== stands(frame - 1);
  const plan = isCameraMoving ? movementPlan(order.frames, changes) : stillPlan(order.frames, changes);
  return plan.coded.length > order.frames * maxCodedShare ? undefined : plan;
};

/** Codes the last frame before each change, the first after it, and some between. */
const movementPlan = (frames: number, changes: (frame: number) => boolean): EncodePlan => {
  const [coded, keys] = [[0], [0]];
  for (let frame = 1; frame < frames; frame++) {
    const key = frame % maxKeyframeDistance === 0;
    if (key || changes(frame)) {
      if (coded.at(-1) !== frame - 1) coded.push(frame - 1);
      coded.push(frame);
    } else if (frame - (coded.at(-1) ?? 0) === moveStep || frame === frames - 1) coded.push(frame);
    if (key) keys.push(frame);
  }
  return { coded, frames, keys, between: "movement" };
};

/** Codes each frame that differs from the previous one. */
const stillPlan = (frames: number, changes: (frame: number) => boolean): EncodePlan => {
  const [coded, keys] = [[0], [0]];
  for (let frame = 1; frame < frames; frame++) {
    const key = frame % maxKeyframeDistance === 0;
    if (key || changes(frame) || frame - (coded.at(-1) ?? 0) === stillStep) coded.push(frame);
    if (key) keys.push(frame);
  }
  return { coded, frames, keys, between: "the same" };
};
