import type { SceneOrder } from "#functions/core/media/ports.ts";
import type { Easel } from "../planes/easel.ts";
import type { Frame } from "../planes/frame.ts";
import { framesPerSecond } from "../rate.ts";
import { cameraPath, seen } from "./camera.ts";
import { paint, standing } from "./painter.ts";
import type { Stage } from "./stage.ts";

/** Paints the frames of a scene that the camera moves through. */
export const zoomPainter = (easel: Easel, stage: Stage, order: SceneOrder): ((frame: number, into: Frame) => void) => {
  const viewAt = cameraPath(order.frames, framesPerSecond, order.scene, stage.hero, order.cuts);
  return (frame, into) => {
    const view = viewAt(frame);
    const layers = stage.layers.flatMap((layer) =>
      standing(layer, frame, order.frames, seen(stage.base, view, layer.depth, order.size)),
    );
    paint(easel, into, layers);
  };
};
