import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";
import type { PictureSet } from "../composition/picture-set.ts";
import type { PeakStyle } from "../looks/look.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { solidShape } from "./solid-shape.ts";

export interface StylisedPeaks {
  /** The y of their feet. */
  readonly base: number;
  readonly height: number;
  readonly colour: Colour;
  readonly snow: boolean;
  readonly count: number;
}

type DrawPeaks = (set: PictureSet, peaks: StylisedPeaks) => SvgArt;

/** Large triangles with one side in shade. */
const triangles: DrawPeaks = ({ W, R, side }, { base, height, colour, snow, count }) =>
  repeat(count, (i) => {
    const x = (W * (i + R.between(0.2, 0.8))) / count;
    const h = height * R.between(0.8, 1.35);
    const w = h * 0.8;
    const tone = lighten(colour, R.between(-0.03, 0.05));
    const cap = 0.26;
    return (
      shape(`M${fix(x - w)} ${fix(base)}L${fix(x)} ${fix(base - h)}L${fix(x + w)} ${fix(base)}Z`, tone) +
      shape(`M${fix(x - side * w)} ${fix(base)}L${fix(x)} ${fix(base - h)}V${fix(base)}Z`, darken(tone, 0.06)) +
      (snow
        ? shape(
            `M${fix(x)} ${fix(base - h)}L${fix(x + w * cap)} ${fix(base - h * (1 - cap))}L${fix(x)} ${fix(base - h * (1 - cap * 0.7))}L${fix(x - w * cap)} ${fix(base - h * (1 - cap))}Z`,
            "#ffffff",
          )
        : "")
    );
  });

/** One volcano with hollow slopes and a white cap above low hills. */
const cone: DrawPeaks = (set, { base, height, colour, snow }) => {
  const { W, R, side, P } = set;
  const x = W * (0.5 - side * R.between(0.12, 0.24));
  const h = Math.min(height * 1.75, base * 0.6);
  const w = h * 1.5;
  const top = h * 0.1;
  const body = `M${fix(x - w)} ${fix(base)}Q${fix(x - w * 0.3)} ${fix(base - h * 0.24)} ${fix(x - top)} ${fix(base - h)}q${fix(top)} ${fix(-top * 0.3)} ${fix(top * 2)} 0Q${fix(x + w * 0.3)} ${fix(base - h * 0.24)} ${fix(x + w)} ${fix(base)}Z`;
  const teeth = repeat(5, (i) => `l${fix(-h * 0.052)} ${fix(h * (i % 2 ? -0.1 : 0.12))}`);
  const cap = `M${fix(x - top)} ${fix(base - h)}q${fix(top)} ${fix(-top * 0.3)} ${fix(top * 2)} 0L${fix(x + h * 0.18)} ${fix(base - h * 0.74)}l${fix(-h * 0.05)} ${fix(-h * 0.06)}${teeth}Z`;
  const hills = repeat(4, (i) => {
    const cx = (W * (i + R())) / 4;
    const r = height * R.between(0.5, 0.9);
    return solidShape(
      set,
      `M${fix(cx - r * 1.6)} ${fix(base)}Q${fix(cx)} ${fix(base - r)} ${fix(cx + r * 1.6)} ${fix(base)}Z`,
      mix(colour, P.mid, 0.45),
      0.7,
    );
  });
  return solidShape(set, body, darken(colour, 0.04), 0.9) + (snow ? shape(cap, "#fbf6e6") : "") + hills;
};

/** Round hills, one before the other. */
const rounds: DrawPeaks = (set, { base, height, colour, count }) => {
  const { W, R, P } = set;
  return repeat(2, (row) =>
    repeat(count + row, (i) => {
      const x = (W * (i + R.between(0.25, 0.75))) / (count + row);
      const r = (W / count) * R.between(0.62, 0.9);
      const h = height * R.between(0.62, 1) * (row ? 0.62 : 1);
      const tone = mix(colour, P.mid, 0.2 + row * 0.4);
      return solidShape(
        set,
        `M${fix(x - r)} ${fix(base)}C${fix(x - r * 0.8)} ${fix(base - h * 1.3)} ${fix(x + r * 0.8)} ${fix(base - h * 1.3)} ${fix(x + r)} ${fix(base)}Z`,
        lighten(tone, R.between(-0.02, 0.04)),
        0.7,
      );
    }),
  );
};

/** Thin towers of rock, and islands that float among them. */
const needles: DrawPeaks = (set, { base, height, colour, count }) => {
  const { W, R, side, P } = set;
  const towers = repeat(count * 3, (i) => {
    const x = (W * (i + R())) / (count * 3);
    const h = height * R.between(0.5, 1.8);
    const w = height * R.between(0.09, 0.17);
    const tone = mix(colour, P.sky[2], R.between(0, 0.35));
    return (
      shape(
        `M${fix(x - w * 1.5)} ${fix(base)}L${fix(x - w * 0.5)} ${fix(base - h * 0.7)}L${fix(x)} ${fix(base - h)}L${fix(x + w * 0.4)} ${fix(base - h * 0.75)}L${fix(x + w * 1.5)} ${fix(base)}Z`,
        tone,
      ) +
      shape(
        `M${fix(x - side * w * 1.5)} ${fix(base)}L${fix(x - side * w * 0.5)} ${fix(base - h * 0.7)}L${fix(x)} ${fix(base - h)}L${fix(x - side * w * 0.2)} ${fix(base)}Z`,
        darken(tone, 0.07),
      )
    );
  });
  const islands = repeat(2, (i) => {
    const x = W * (i ? 0.5 + side * 0.1 : 0.5 - side * 0.3);
    const y = base - height * (i ? 2.1 : 1.75);
    const w = height * (i ? 0.3 : 0.46);
    return (
      shape(
        `M${fix(x - w)} ${fix(y)}L${fix(x - w * 0.4)} ${fix(y + w * 0.6)}L${fix(x)} ${fix(y + w * 1.15)}L${fix(x + w * 0.5)} ${fix(y + w * 0.5)}L${fix(x + w)} ${fix(y)}Z`,
        darken(colour, 0.1),
      ) +
      ellipse(x, y, w * 1.04, w * 0.2, mix(P.ground[0], colour, 0.3)) +
      ellipse(x - w * 0.3, y - w * 0.2, w * 0.22, w * 0.24, mix(P.mid, P.ground[0], 0.4)) +
      ellipse(x + w * 0.2, y - w * 0.26, w * 0.28, w * 0.3, mix(P.mid, P.ground[1], 0.4))
    );
  });
  return towers + islands;
};

const styles: Readonly<Record<PeakStyle, DrawPeaks>> = { triangles, cone, rounds, needles };

export const stylisedPeaks = (set: PictureSet, style: PeakStyle, peaks: StylisedPeaks): SvgArt =>
  styles[style](set, peaks);
