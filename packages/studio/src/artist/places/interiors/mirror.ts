import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { group, line, type SvgArt, shape } from "../../shapes/svg.ts";
import type { RoomColours } from "./room-parts.ts";

/** A mirror in units, its outline `d` around 0: it shows the pale room and two bands of light. */
export const mirror = (
  { D }: PictureSet,
  d: string,
  reach: number,
  frame: Colour,
  { lit, wall }: RoomColours,
): SvgArt => {
  const glass = D.body(
    [
      [0, lit("#f2fbff")],
      [0.55, lit("#c3dce6")],
      [1, lighten(wall, 0.04)],
    ],
    [0, 0, 1, 1],
  );
  const band = (at: number, wide: number): string =>
    `M${at - reach} ${reach}L${at + reach * 0.3} ${-reach * 1.6}h${wide}L${at - reach + wide} ${reach}Z`;
  return (
    line(d, darken(frame, 0.12), 30) +
    line(d, frame, 20) +
    shape(d, glass) +
    group(
      shape(band(reach * 0.2, reach * 0.34) + band(reach * 0.72, reach * 0.14), "#ffffff", 0.35),
      `clip-path="${D.clip(`<path d="${d}"/>`)}"`,
    )
  );
};
