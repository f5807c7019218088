import type { SceneOrder } from "#functions/core/ports.ts";
import type { Easel } from "../planes/draw-sprite.ts";
import { type Frame, mixFrames, newFrame } from "../planes/frame.ts";
import { framesPerSecond } from "../rate.ts";
import { type Shot, seen, shotsOf, viewAt } from "./camera.ts";
import { paint, standing } from "./painter.ts";
import type { Stage } from "./stage.ts";

/** Half of the blend between two framings of a long scene, in frames. */
const lead = 10;

/** Paints the frames of a scene that the camera moves through. */
export const zoomPainter = (easel: Easel, stage: Stage, order: SceneOrder): ((frame: number, into: Frame) => void) => {
  const shots = shotsOf(order.frames, framesPerSecond, order.scene, stage.hero);
  const blends = shots.length > 1;
  const spare = blends
    ? ([newFrame(easel.kernel, order.size), newFrame(easel.kernel, order.size)] as const)
    : undefined;

  const draw = (shot: Shot, frame: number, into: Frame): void => {
    const view = viewAt(shot, frame, blends ? lead : 0);
    const layers = stage.layers.flatMap((layer) =>
      standing(layer, frame, order.frames, seen(stage.base, view, layer.depth, order.size)),
    );
    paint(easel, into, layers);
  };

  return (frame, into) => {
    const [shot, next] = shots.filter(({ from, until }) => frame >= from - lead && frame < until + lead);
    if (!shot) return;
    if (!next || !spare) return draw(shot, frame, into);
    draw(shot, frame, spare[0]);
    draw(next, frame, spare[1]);
    mixFrames(easel.kernel, into, spare, (frame + 0.5 - (next.from - lead)) / (2 * lead));
  };
};
