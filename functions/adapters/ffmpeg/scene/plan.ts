import type { SceneOrder } from "#functions/core/media/ports.ts";
import { cutsFor } from "./camera.ts";
import { keyDistance } from "./encoder.ts";
import { standing } from "./painter.ts";
import type { Stage } from "./stage.ts";

/** Which frames of a scene are encoded, and what the pictures are that stand between them. */
export interface ScenePlan {
  readonly coded: readonly number[];
  readonly frames: number;
  /** Of the coded frames, those that need no other. */
  readonly keys: readonly number[];
  /** The camera moves from one coded frame to the next, or the coded frame stays until then. */
  readonly between: "movement" | "the same";
}

/** Frames from one to the next that is encoded while the camera moves. Further apart, the way between is not straight. */
const moveStep = 5;
/** A still picture is coded anew that often: pictures of a stream may be only 16 apart where six bits say their order. */
const stillStep = 15;
/** Where more than this share of a scene's frames is coded, coding all of them costs less. */
const worthwhile = 0.5;

/**
 * The plan of a scene in which only the camera moves, or in which little moves before a still one; of any other
 * there is none. `look` is what lies over the picture: the same text for frames on which it is the same.
 */
export const planOf = (order: SceneOrder, stage: Stage, look: (frame: number) => string): ScenePlan | undefined => {
  const moving = stage.layers.filter((layer) => layer.moves);
  if (order.camera === "zoom" && moving.length > 0) return undefined;
  const stands = (frame: number): string =>
    moving
      .flatMap((layer) => standing(layer, frame, order.frames, stage.base))
      .map(({ sprite, place }) => `${sprite.luma.alpha} ${place.left} ${place.top}`)
      .join(" ");
  const cuts = order.camera === "zoom" ? cutsFor(stage.hero, order.cuts ?? []) : [];
  const changes = (frame: number): boolean =>
    cuts.includes(frame) || look(frame) !== look(frame - 1) || stands(frame) !== stands(frame - 1);
  const plan = order.camera === "zoom" ? movementPlan(order.frames, changes) : stillPlan(order.frames, changes);
  return plan.coded.length > order.frames * worthwhile ? undefined : plan;
};

/** Coded are the last frame before each change, the first after it, and some between. */
const movementPlan = (frames: number, changes: (frame: number) => boolean): ScenePlan => {
  const [coded, keys] = [[0], [0]];
  for (let frame = 1; frame < frames; frame++) {
    const key = frame % keyDistance === 0;
    if (key || changes(frame)) {
      if (coded.at(-1) !== frame - 1) coded.push(frame - 1);
      coded.push(frame);
    } else if (frame - (coded.at(-1) ?? 0) === moveStep || frame === frames - 1) coded.push(frame);
    if (key) keys.push(frame);
  }
  return { coded, frames, keys, between: "movement" };
};

/** Coded is what is seen for the first time. */
const stillPlan = (frames: number, changes: (frame: number) => boolean): ScenePlan => {
  const [coded, keys] = [[0], [0]];
  for (let frame = 1; frame < frames; frame++) {
    const key = frame % keyDistance === 0;
    if (key || changes(frame) || frame - (coded.at(-1) ?? 0) === stillStep) coded.push(frame);
    if (key) keys.push(frame);
  }
  return { coded, frames, keys, between: "the same" };
};
