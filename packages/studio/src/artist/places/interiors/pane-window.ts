import { type Colour, darken } from "../../colour/oklab.ts";
import type { Box, PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { line, rect, repeat, type SvgArt } from "../../shapes/svg.ts";

/** A plain window of small panes without curtains, with the sky behind it. */
export const paneWindow = (
  { u, P, D }: PictureSet,
  { x, y, width: w, height: h }: Box,
  frame: Colour,
  [columns, rows]: readonly [number, number],
): SvgArt => {
  const sky = D.body([
    [0, P.sky[1]],
    [1, P.sky[3]],
  ]);
  const bars =
    repeat(columns - 1, (i) => `M${fix(x + (w * (i + 1)) / columns)} ${fix(y)}v${fix(h)}`) +
    repeat(rows - 1, (i) => `M${fix(x)} ${fix(y + (h * (i + 1)) / rows)}h${fix(w)}`);
  const gleam = `M${fix(x + w * 0.12)} ${fix(y + h * 0.8)}L${fix(x + w * 0.5)} ${fix(y + h * 0.1)}`;
  return (
    rect(x, y, w, h, sky) +
    line(gleam, "#ffffff", 16 * u, 0.16) +
    line(bars, frame, 9 * u) +
    `<rect x="${fix(x)}" y="${fix(y)}" width="${fix(w)}" height="${fix(h)}" fill="none" stroke="${frame}" stroke-width="${fix(18 * u)}"/>` +
    rect(x - 22 * u, y + h + 4 * u, w + 44 * u, 20 * u, darken(frame, 0.06), ` rx="${fix(5 * u)}"`)
  );
};
