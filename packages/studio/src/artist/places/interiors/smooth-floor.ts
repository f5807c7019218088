import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { polygon } from "../../shapes/curve.ts";
import { rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";

/** A floor without seams that shines a little, as in an office or a hospital. */
export const smoothFloor = ({ W, H, u, D }: PictureSet, top: number, colour: Colour): SvgArt => {
  const fill = D.body([
    [0, lighten(colour, 0.05)],
    [1, darken(colour, 0.09)],
  ]);
  const shine = D.body([
    [0, "#ffffff", 0.12],
    [1, "#ffffff", 0],
  ]);
  const gleams = repeat(3, (i) => {
    const x = W * (0.2 + i * 0.3);
    return polygon([
      [x - 60 * u, top],
      [x + 60 * u, top],
      [x + 110 * u + (x - W / 2) * 0.4, H],
      [x - 110 * u + (x - W / 2) * 0.4, H],
    ]);
  });
  return (
    rect(-20, top, W + 40, H - top + 20, fill) +
    shape(gleams, shine) +
    rect(0, top - 18 * u, W, 22 * u, darken(colour, 0.16))
  );
};
