import type { SceneOrder } from "#functions/core/media/ports.ts";
import { type Box, isEmpty } from "../planes/box.ts";
import type { Easel } from "../planes/easel.ts";
import { copyFrame, type Frame, newFrame } from "../planes/frame.ts";
import { boxAround, paint, type Standing, standing } from "./painter.ts";
import type { Stage } from "./stage.ts";
import type { StageLayer } from "./stage-layer.ts";

/**
 * Paints the frames of a scene before a camera that stands still. What does not move in itself is merged once;
 * then only the box of what moves is painted, between what lies behind it and what stands before it.
 */
export const stillPainter = (easel: Easel, stage: Stage, order: SceneOrder): ((frame: number, into: Frame) => void) => {
  const place = stage.base;
  const at = (layers: readonly StageLayer[], frame: number): Standing[] =>
    layers.flatMap((layer) => standing(layer, frame, order.frames, place));
  const firstMoving = stage.layers.findIndex((layer) => layer.moves);
  const all = newFrame(easel.kernel, order.size);
  paint(
    easel,
    all,
    at(
      stage.layers.filter((layer) => !layer.moves),
      0,
    ),
  );
  if (firstMoving < 0) return (_frame, into) => copyFrame(easel.kernel, all, into);

  const behind = newFrame(easel.kernel, order.size);
  paint(easel, behind, at(stage.layers.slice(0, firstMoving), 0));
  const front = stage.layers.slice(firstMoving);
  const moving = front.filter((layer) => layer.moves);

  return (frame, into) => {
    copyFrame(easel.kernel, all, into);
    const box = boxAround(easel, at(moving, frame));
    if (isEmpty(box)) return;
    restore(easel, behind, into, box);
    paint(easel, into, at(front, frame), box);
  };
};

const restore = (easel: Easel, from: Frame, into: Frame, box: Box): void => {
  const { width } = easel.size;
  const rows = (a: number, b: number, shrink: 1 | 2): void => {
    const stride = width / shrink;
    const start = (box.top / shrink) * stride + box.left / shrink;
    const [columns, height] = [(box.right - box.left) / shrink, (box.bottom - box.top) / shrink];
    easel.kernel.run.copyRows(a + start, stride, b + start, stride, columns, height);
  };
  rows(from.at, into.at, 1);
  rows(from.u, into.u, 2);
  rows(from.v, into.v, 2);
};
