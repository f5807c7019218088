import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";

/** A floor of metal plates, with a pool of light around the lead. */
export const deck = (set: PictureSet, top: number, metal: Colour, lamp: Colour): SvgArt => {
  const { W, H, u, D, feet, heroX } = set;
  const fill = D.body([
    [0, lighten(metal, 0.03)],
    [1, darken(metal, 0.14)],
  ]);
  const seams = repeat(
    12,
    (i) => `M${fix(W * (0.5 + (i - 5.5) * 0.11))} ${fix(top + 4 * u)}L${fix(W * (0.5 + (i - 5.5) * 0.24))} ${fix(H)}`,
  );
  const across = [0.1, 0.26, 0.5, 0.82].map((k) => `M0 ${fix(top + (H - top) * k)}H${fix(W)}`).join("");
  const x = (heroX + W / 2) / 2;
  const y = feet + 12 * u;
  return (
    shape(`M-20 ${fix(top)}H${fix(W + 20)}V${fix(H + 20)}H-20Z`, fill) +
    line(seams + across, darken(metal, 0.13), 4 * u, 0.6) +
    rect(0, top - 18 * u, W, 22 * u, darken(metal, 0.16)) +
    rect(0, top - 6 * u, W, 6 * u, lamp, ' opacity=".8"') +
    ellipse(x, y, W * 0.3, H * 0.075, darken(metal, 0.1)) +
    ellipse(x, y, W * 0.285, H * 0.068, darken(metal, 0.03)) +
    ellipse(
      x,
      y,
      W * 0.34,
      H * 0.1,
      D.glow([
        [0.5, lamp, 0.3],
        [1, lamp, 0],
      ]),
    )
  );
};
