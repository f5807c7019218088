import { darken, lighten } from "../../colour/oklab.ts";
import type { Box, PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, group, rect, type SvgArt } from "../../shapes/svg.ts";
import type { RoomColours } from "./room-parts.ts";

/** A small landscape in a frame, which hangs on a wall. */
export const framedPicture = (
  set: PictureSet,
  { x, y, width: w, height: h }: Box,
  { lit, wood }: RoomColours,
): SvgArt => {
  const { u, D, roomR } = set;
  const [air, land, near] = roomR.pick([
    ["#bfe0ea", "#7fae6a", "#5d8f58"],
    ["#f3d9a8", "#c98b5a", "#8f6a4a"],
    ["#cfe3f2", "#5f93b8", "#e6d39a"],
  ] as const);
  const edge = 16 * u;
  const mat = 18 * u;
  const [left, top, iw, ih] = [x + mat, y + mat, w - 2 * mat, h - 2 * mat];
  const view =
    rect(left, top, iw, ih, lit(air)) +
    ellipse(left + iw * 0.7, top + ih * 0.32, ih * 0.13, ih * 0.13, lit("#fff1c0")) +
    ellipse(left + iw * 0.2, top + ih * 1.02, iw * 0.52, ih * 0.5, lit(land)) +
    ellipse(left + iw * 0.82, top + ih * 1.1, iw * 0.6, ih * 0.42, lit(near));
  const pane = D.clip(rect(left, top, iw, ih, "#fff"));
  return (
    rect(
      x - edge,
      y - edge + 6 * u,
      w + 2 * edge,
      h + 2 * edge,
      darken(wood, 0.2),
      ` rx="${fix(6 * u)}" opacity=".3"`,
    ) +
    rect(x - edge, y - edge, w + 2 * edge, h + 2 * edge, lighten(wood, 0.04), ` rx="${fix(6 * u)}"`) +
    rect(x, y, w, h, lit("#f6efe0")) +
    group(view, `clip-path="${pane}"`)
  );
};
