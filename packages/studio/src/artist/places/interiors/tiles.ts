import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { fix, polygon } from "../../shapes/curve.ts";
import { line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";

interface WallTiles {
  readonly top: number;
  readonly bottom: number;
  readonly colour: Colour;
}

/** Square tiles along the wall, with a border of darker ones above. */
export const wallTiles = ({ W, u, D }: PictureSet, { top, bottom, colour }: WallTiles, border: Colour): SvgArt => {
  const size = 78 * u;
  const rows = Math.ceil((bottom - top) / size);
  const down = repeat(Math.ceil(W / size) + 1, (i) => `M${fix(i * size)} ${fix(top)}V${fix(bottom)}`);
  const across = repeat(rows, (i) => `M0 ${fix(top + i * size)}H${fix(W)}`);
  const glaze = D.body([
    [0, lighten(colour, 0.03)],
    [1, darken(colour, 0.03)],
  ]);
  return (
    rect(0, top, W, bottom - top, glaze) +
    line(down + across, darken(colour, 0.07), 4 * u, 0.8) +
    rect(0, top - 34 * u, W, 34 * u, border) +
    rect(0, top - 42 * u, W, 10 * u, lighten(border, 0.12))
  );
};

/** The shares of the floor's depth at which rows of tiles begin: nearer rows are deeper. */
const rows = [0, 0.07, 0.16, 0.28, 0.43, 0.62, 0.85, 1.12] as const;
const columns = 9;

/** A floor of light and dark tiles, with a skirting. */
export const floorTiles = ({ W, H, u, D, portrait }: PictureSet, top: number, light: Colour, dark: Colour): SvgArt => {
  const wide = portrait ? 0.14 : 0.085;
  const at = (i: number, t: number): readonly [number, number] => [W * (0.5 + i * wide * (1 + t)), top + (H - top) * t];
  const tiles = repeat(rows.length - 1, (row) =>
    repeat(columns * 2, (i) => {
      if ((row + i) % 2) return "";
      const [from, to] = [rows[row] ?? 0, rows[row + 1] ?? 1];
      const left = i - columns;
      return polygon([at(left, from), at(left + 1, from), at(left + 1, to), at(left, to)]);
    }),
  );
  const fill = D.body([
    [0, lighten(light, 0.03)],
    [1, darken(light, 0.06)],
  ]);
  return rect(-20, top, W + 40, H - top + 20, fill) + shape(tiles, dark, 0.5) + skirting(W, top, u, light);
};

const skirting = (W: number, top: number, u: number, light: Colour): SvgArt =>
  rect(0, top - 14 * u, W, 18 * u, darken(light, 0.12));
