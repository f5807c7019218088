import { kuwahara } from "../pixels/kuwahara.ts";
import { blend, copyOf, type Planes, recolour } from "../pixels/planes.ts";
import { atHalf } from "../pixels/resize.ts";
import { strokes } from "../pixels/strokes.ts";
import { contrast, curve, saturation } from "../pixels/tone.ts";
import { type Look, plain } from "./look.ts";

/** Broad flat strokes of opaque colour with hard edges, bright and matt: a palette knife, not a bristle. */
export const acrylic: Look = {
  ...plain,
  scenery: { ...plain.scenery, rays: false },
  figures: { ...plain.figures, build: { head: 0.92, tall: 1.04, eyes: 0.9 }, rim: false },
  frontBlur: 0.15,
  paint(picture, spot) {
    // Broad strokes lose nothing at half the size.
    const half = { ...spot, x: spot.x >> 1, y: spot.y >> 1, u: spot.u / 2 };
    const painted = atHalf(picture, (small) =>
      strokes(steps(kuwahara(kuwahara(small, 6 * spot.u), 4 * spot.u), 9), half, {
        passes: [
          { length: 96, width: 34, step: 32 },
          { length: 46, width: 19, step: 20 },
          { length: 22, width: 9, step: 11, detail: true },
        ],
        bristle: 0.12,
        drift: 0.17,
        relief: 0.26,
      }),
    );
    return matt(painted);
  },
  paintFigure(picture, spot) {
    const painted = strokes(steps(kuwahara(copyOf(picture), 4), 9), spot, {
      passes: [{ length: 30, width: 13, step: 11 }],
      bristle: 0.1,
      drift: 0.1,
      relief: 0.2,
    });
    return matt(blend(painted, picture, 0.45));
  },
};

/** Fewer tones, as mixed on a palette. */
const steps = (picture: Planes, count: number): Planes =>
  recolour(picture, (p) => {
    const top = Math.max(p.r, p.g, p.b, 0.01);
    const k = (Math.round(top * count) / count) * 0.7 + top * 0.3;
    p.r *= k / top;
    p.g *= k / top;
    p.b *= k / top;
  });

const matt = (picture: Planes): Planes => {
  curve(picture, (x) => 0.03 + 0.95 * x ** 0.9);
  curve(picture, contrast(0.25));
  return saturation(picture, 1.34);
};
