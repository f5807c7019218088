import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { Box, PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, group, line, type SvgArt, shape } from "../../shapes/svg.ts";

/** A window with bevelled corners in a heavy frame, with `outside` as its view. */
export const viewport = (
  set: PictureSet,
  { x, y, width: w, height: h }: Box,
  outside: SvgArt,
  frame: Colour,
): SvgArt => {
  const { u, D } = set;
  const pane = bevelled(x, y, w, h, Math.min(w, h) * 0.22);
  const edge = 26 * u;
  const rim = bevelled(x - edge, y - edge, w + 2 * edge, h + 2 * edge, Math.min(w, h) * 0.22 + edge * 0.6);
  const metal = D.body([
    [0, lighten(frame, 0.1)],
    [1, darken(frame, 0.1)],
  ]);
  const bolts = [0.16, 0.5, 0.84].map(
    (k) =>
      ellipse(x + w * k, y - edge / 2, 6 * u, 6 * u, darken(frame, 0.16)) +
      ellipse(x + w * k, y + h + edge / 2, 6 * u, 6 * u, darken(frame, 0.16)),
  );
  const glare = `M${fix(x + w * 0.1)} ${fix(y + h)}L${fix(x + w * 0.3)} ${fix(y)}H${fix(x + w * 0.4)}L${fix(x + w * 0.2)} ${fix(y + h)}Z`;
  return (
    shape(rim, metal) +
    group(outside + shape(glare, "#ffffff", 0.07), `clip-path="${D.clip(`<path d="${pane}"/>`)}"`) +
    line(pane, darken(frame, 0.2), 7 * u) +
    bolts.join("")
  );
};

const bevelled = (x: number, y: number, w: number, h: number, c: number): string =>
  `M${fix(x + c)} ${fix(y)}H${fix(x + w - c)}L${fix(x + w)} ${fix(y + c)}V${fix(y + h - c)}L${fix(x + w - c)} ${fix(y + h)}H${fix(x + c)}L${fix(x)} ${fix(y + h - c)}V${fix(y + c)}Z`;
