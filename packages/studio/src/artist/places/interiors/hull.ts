import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";

const accents = ["#e08a4f", "#4fb0a8", "#c95f6b", "#5f8fd0"] as const;

/** A wall of plates and ribs, with a strip light at the ceiling. */
export const hull = (set: PictureSet, wall: Colour, lamp: Colour, floor: number): SvgArt => {
  const { W, H, u, R, D } = set;
  const plates = D.body([
    [0, darken(wall, 0.1)],
    [0.45, wall],
    [1, darken(wall, 0.05)],
  ]);
  const rib = D.body(
    [
      [0, lighten(wall, 0.05)],
      [0.5, darken(wall, 0.02)],
      [1, darken(wall, 0.13)],
    ],
    [0, 0, 1, 0],
  );
  const step = 300 * u;
  const count = Math.ceil(W / step) + 1;
  const ceiling = H * 0.09;
  const seams = repeat(3, (i) => `M0 ${fix(ceiling + (floor - ceiling) * (0.3 + i * 0.27))}H${fix(W)}`);
  return (
    rect(0, 0, W, floor, plates) +
    line(seams, darken(wall, 0.09), 4 * u, 0.7) +
    rect(0, ceiling + (floor - ceiling) * 0.72, W, 18 * u, R.pick(accents), ' opacity=".7"') +
    repeat(count, (i) => rivets(set, i * step + 22 * u, ceiling, floor, darken(wall, 0.12))) +
    repeat(count, (i) => rect(i * step - 20 * u, 0, 40 * u, floor, rib)) +
    shape(`M-20 -20H${fix(W + 20)}V${fix(ceiling * 0.62)}H-20Z`, darken(wall, 0.17)) +
    rect(0, ceiling * 0.62, W, 16 * u, lamp) +
    ellipse(
      W / 2,
      ceiling * 0.7,
      W * 0.62,
      H * 0.3,
      D.glow([
        [0, lamp, 0.4],
        [1, lamp, 0],
      ]),
    )
  );
};

const rivets = (set: PictureSet, x: number, top: number, floor: number, colour: Colour): SvgArt =>
  repeat(9, (k) => {
    const r = 4.5 * set.u;
    return ellipse(x + 10 * set.u, top + (floor - top) * (0.06 + k * 0.11), r, r, colour, 0.8);
  });
