import type { SceneOrder } from "#functions/core/media/ports.ts";
import { newKernel } from "../kernel/kernel.ts";
import type { Box } from "../planes/box.ts";
import { newDrawContext } from "../planes/draw-context.ts";
import { newFrame } from "../planes/frame.ts";
import { type EncodePlan, planEncoding } from "./encode-plan.ts";
import { loadLayers } from "./load-layers.ts";
import { newOverlays } from "./overlays.ts";
import { stillPainter } from "./paint-still.ts";
import { zoomPainter } from "./paint-zoom.ts";

/** A scene with all pixels loaded, ready to be painted frame by frame. */
export interface Scene {
  /** The pixels of a frame in planar YUV 4:2:0. The buffer is one of a ring of three, so it is overwritten later. */
  paint(frame: number): Uint8Array;
  /** The boxes of overlays (captions, card, watermark), which stand still over a moving picture. */
  still(frame: number): Box[];
  /** Which frames need to be encoded; undefined if all do. */
  readonly plan: EncodePlan | undefined;
}

export const newScene = async (order: SceneOrder): Promise<Scene> => {
  const { size } = order;
  if (size.width % 2 || size.height % 2)
    throw new RangeError(`A film is of even size, not ${size.width} x ${size.height}`);
  const kernel = newKernel();
  const context = newDrawContext(kernel, size);
  const ring = [newFrame(kernel, size), newFrame(kernel, size), newFrame(kernel, size)] as const;
  const stage = await loadLayers(kernel, order.picture, size, order.mouths);
  const picture = (order.camera === "still" ? stillPainter : zoomPainter)(context, stage, order);
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
    plan: planEncoding(order, stage, overlays.look),
  };
};
