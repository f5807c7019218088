import { framesPerSecond } from "#functions/core/media/film-format.ts";
import type { SceneOrder } from "#functions/core/media/ports.ts";
import type { DrawContext } from "../planes/draw-context.ts";
import type { Frame } from "../planes/frame.ts";
import { cameraPath, panPath, placeAtDepth } from "./camera.ts";
import type { SceneLayers } from "./load-layers.ts";
import { paint, placeLayer } from "./painter.ts";

/** Paints frames with a moving camera. */
export const zoomPainter = (
  context: DrawContext,
  stage: SceneLayers,
  order: SceneOrder,
): ((frame: number, into: Frame) => void) => {
  const viewAt =
    order.camera === "pan"
      ? panPath(order.frames, framesPerSecond, order.scene, stage.hero)
      : cameraPath(order.frames, framesPerSecond, order.scene, stage.hero, order.cuts);
  return (frame, into) => {
    const view = viewAt(frame);
    const layers = stage.layers.flatMap((layer) =>
      placeLayer(layer, frame, order.frames, placeAtDepth(stage.base, view, layer.depth, order.size)),
    );
    paint(context, into, layers);
  };
};
