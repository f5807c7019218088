import type { SceneOrder } from "#functions/core/media/ports.ts";
import { newKernel } from "../kernel/kernel.ts";
import type { Box } from "../planes/box.ts";
import { newEasel } from "../planes/easel.ts";
import { newFrame } from "../planes/frame.ts";
import { newOverlays } from "./overlays.ts";
import { stillPainter } from "./paint-still.ts";
import { zoomPainter } from "./paint-zoom.ts";
import { planOf, type ScenePlan } from "./plan.ts";
import { newStage } from "./stage.ts";

/** A scene that is ready to be painted. */
export interface Scene {
  /** A frame as the encoder takes it, in a ring of three. */
  paint(frame: number): Uint8Array;
  /** Where something stands still over the picture. */
  still(frame: number): Box[];
  /** How few of its frames need to be encoded; nothing where all do. */
  readonly plan: ScenePlan | undefined;
}

export const newScene = async (order: SceneOrder): Promise<Scene> => {
  const { size } = order;
  if (size.width % 2 || size.height % 2)
    throw new RangeError(`A film is of even size, not ${size.width} x ${size.height}`);
  const kernel = newKernel();
  const easel = newEasel(kernel, size);
  const ring = [newFrame(kernel, size), newFrame(kernel, size), newFrame(kernel, size)] as const;
  const stage = await newStage(kernel, order.picture, size);
  const picture = (order.camera === "zoom" ? zoomPainter : stillPainter)(easel, stage, order);
  const overlays = await newOverlays(kernel, order);
  const memory = kernel.bytes();
  let painted = 0;
  return {
    paint(frame) {
      const into = ring[painted++ % 3] ?? ring[0];
      picture(frame, into);
      overlays.paint(frame, into);
      return memory.subarray(into.at, into.at + into.bytes);
    },
    still: overlays.boxes,
    plan: planOf(order, stage, overlays.look),
  };
};
