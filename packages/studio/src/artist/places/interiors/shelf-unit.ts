import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { Box, PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { rect, repeat, type SvgArt } from "../../shapes/svg.ts";

/** Open shelves. `things` draws what stands on a board: it gets the board's left end, its y and its row. */
export const shelfUnit = (
  { u, D }: PictureSet,
  { x, y, width, height }: Box,
  rows: number,
  wood: Colour,
  things: (left: number, board: number, row: number) => SvgArt,
): SvgArt => {
  // The lowest board is clear of the skirting of the floor.
  const each = (height - 40 * u) / rows;
  const shade = D.body([
    [0, darken(wood, 0.22)],
    [1, darken(wood, 0.14)],
  ]);
  const post = (at: number): SvgArt => rect(at, y - 14 * u, 22 * u, height + 34 * u, darken(wood, 0.05));
  return (
    rect(x, y, width, height, shade) +
    repeat(rows, (row) => {
      const board = y + (row + 1) * each - 16 * u;
      return things(x, board, row) + rect(x, board, width, 16 * u, lighten(wood, 0.04));
    }) +
    post(x - 16 * u) +
    post(x + width - 6 * u) +
    rect(x - 26 * u, y - 22 * u, width + 52 * u, 22 * u, lighten(wood, 0.06), ` rx="${fix(5 * u)}"`)
  );
};
