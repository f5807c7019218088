import { kuwahara } from "../pixels/kuwahara.ts";
import { filmGrain, noise, noiseAt } from "../pixels/noise.ts";
import { blend, copyOf, recolour } from "../pixels/planes.ts";
import { atHalf } from "../pixels/resize.ts";
import { strokes } from "../pixels/strokes.ts";
import { contrast, curve, saturation, texture, vignette } from "../pixels/tone.ts";
import { type Look, type Paint, plain } from "./look.ts";

const fine = noise([64, 128, 256], 0.8, 3);

/** Thick paint in the strokes of a bristle brush, on canvas, warm and dark at the edges. */
export const oil: Look = {
  ...plain,
  frontBlur: 0.2,
  paint(picture, spot) {
    const base = atHalf(picture, (small) => kuwahara(small, 4 * spot.u));
    const painted = strokes(base, spot, {
      passes: [
        { length: 54, width: 16, step: 21 },
        { length: 30, width: 8.5, step: 13 },
        { length: 16, width: 4.5, step: 8, detail: true },
      ],
      bristle: 1,
      drift: 0.14,
      relief: 0.66,
    });
    return varnish(painted, spot);
  },
  paintFigure(picture, spot) {
    const painted = strokes(kuwahara(copyOf(picture), 3), spot, {
      passes: [{ length: 20, width: 6, step: 7 }],
      bristle: 1,
      drift: 0.1,
      relief: 0.5,
    });
    return varnish(blend(painted, texture(picture, spot, fine, 0.06), 0.42), spot);
  },
};

const varnish: Paint = (picture, spot) => {
  recolour(picture, (p, x, y) => {
    const [ax, ay] = [x + spot.x, y + spot.y];
    const weave = Math.sin(ax * 1.57) * Math.cos(ay * 0.785) + Math.sin(ay * 1.57) * Math.cos(ax * 0.785);
    const k = 1 + 0.017 * weave + 0.014 * noiseAt(filmGrain(), ax, ay);
    p.r *= k;
    p.g *= k;
    p.b *= k;
  });
  curve(picture, contrast(0.22));
  saturation(picture, 1.2);
  return vignette(picture, spot, 0.35, [0.05, 0.02, 0]);
};
