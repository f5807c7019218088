import type { Colour } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { fix, type Point } from "../../shapes/curve.ts";
import { line, repeat, type SvgArt } from "../../shapes/svg.ts";

/** Threads that spread from a corner to one side and down, and arcs between them. */
export const cobweb = ({ u }: PictureSet, [x, y]: Point, way: 1 | -1, size: number, colour: Colour): SvgArt => {
  const at = (spoke: number, share: number): string => {
    const angle = (spoke / 4) * 1.5;
    return `${fix(x + way * Math.cos(angle) * size * share)} ${fix(y + Math.sin(angle) * size * share)}`;
  };
  const spokes = repeat(5, (i) => `M${fix(x)} ${fix(y)}L${at(i, 1)}`);
  const arcs = [0.4, 0.64, 0.88].map(
    (share) => `M${at(0, share)}${repeat(4, (i) => `Q${at(i + 0.5, share * 0.86)} ${at(i + 1, share)}`)}`,
  );
  return line(spokes + arcs.join(""), colour, 3 * u, 0.6);
};
