import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { line, rect, repeat, type SvgArt } from "../../shapes/svg.ts";

const rows = [0, 0.1, 0.25, 0.46, 0.74, 1] as const;

/** A floor of stone slabs in rows that are laid half a slab apart, with a step where it meets the wall. */
export const flagstones = ({ W, H, u, D }: PictureSet, floor: number, slab: Colour): SvgArt => {
  const fill = D.body([
    [0, lighten(slab, 0.05)],
    [1, darken(slab, 0.1)],
  ]);
  const y = (t: number): number => floor + (H - floor) * t;
  const x = (column: number, t: number): number => W * 0.5 + column * (180 + 190 * t) * u;
  const joints = rows.slice(1).map((to, row) => {
    const from = rows[row] ?? 0;
    const upright = repeat(13, (i) => {
      const column = i - 6 + (row % 2) / 2;
      return `M${fix(x(column, from))} ${fix(y(from))}L${fix(x(column, to))} ${fix(y(to))}`;
    });
    return `${upright}M0 ${fix(y(to))}H${fix(W)}`;
  });
  return (
    rect(-20, floor, W + 40, H, fill) +
    line(joints.join(""), darken(slab, 0.1), 4 * u, 0.55) +
    rect(0, floor - 16 * u, W, 22 * u, darken(slab, 0.1))
  );
};
