import type { SceneOrder } from "#functions/core/media/ports.ts";
import { type Box, isEmpty } from "../planes/box.ts";
import type { DrawContext } from "../planes/draw-context.ts";
import { copyFrame, type Frame, newFrame } from "../planes/frame.ts";
import type { SceneLayers } from "./load-layers.ts";
import { boxAround, type PlacedSprite, paint, placeLayer } from "./painter.ts";
import type { RenderLayer } from "./render-layer.ts";

/**
 * Paints frames with a still camera. Layers that do not move are merged once; each frame then repaints only the box of
 * the moving layers, together with the layers behind and in front of them.
 */
export const stillPainter = (
  context: DrawContext,
  stage: SceneLayers,
  order: SceneOrder,
): ((frame: number, into: Frame) => void) => {
  const place = stage.base;
  const at = (layers: readonly RenderLayer[], frame: number): PlacedSprite[] =>
    layers.flatMap((layer) => placeLayer(layer, frame, order.frames, place));
  const firstMoving = stage.layers.findIndex((layer) => layer.moves);
  const all = newFrame(context.kernel, order.size);
  paint(
    context,
    all,
    at(
      stage.layers.filter((layer) => !layer.moves),
      0,
    ),
  );
  if (firstMoving < 0) return (_frame, into) => copyFrame(context.kernel, all, into);

  const behind = newFrame(context.kernel, order.size);
  paint(context, behind, at(stage.layers.slice(0, firstMoving), 0));
  const front = stage.layers.slice(firstMoving);
  const moving = front.filter((layer) => layer.moves);

  return (frame, into) => {
    copyFrame(context.kernel, all, into);
    const box = boxAround(context, at(moving, frame));
    if (isEmpty(box)) return;
    restore(context, behind, into, box);
    paint(context, into, at(front, frame), box);
  };
};

const restore = (context: DrawContext, from: Frame, into: Frame, box: Box): void => {
  const { width } = context.size;
  const rows = (a: number, b: number, shrink: 1 | 2): void => {
    const stride = width / shrink;
    const start = (box.top / shrink) * stride + box.left / shrink;
    const [columns, height] = [(box.right - box.left) / shrink, (box.bottom - box.top) / shrink];
    context.kernel.run.copyRows(a + start, stride, b + start, stride, columns, height);
  };
  rows(from.at, into.at, 1);
  rows(from.u, into.u, 2);
  rows(from.v, into.v, 2);
};
