import { type Colour, darken, lighten, mix } from "../../colour/oklab.ts";
import type { Box, PictureSet } from "../../composition/picture-set.ts";
import { sky } from "../../nature/sky.ts";
import { fix } from "../../shapes/curve.ts";
import { group, line, rect, repeat, type SvgArt } from "../../shapes/svg.ts";

const plasters = ["#d9a584", "#c9b9a6", "#a9b4c4", "#c98f7a", "#d8c79f"] as const;

/** A wide window on the houses of a town, in `panes` panes. */
export const townWindow = (set: PictureSet, box: Box, frame: Colour, panes: number): SvgArt => {
  const { u, D } = set;
  const { x, y, width: w, height: h } = box;
  const outside: PictureSet = { ...set, horizon: y + h, orb: { x: x + w * 0.72, y: y + h * 0.24, r: 40 * u } };
  const view = sky(outside) + houses(set, box, 0.34) + houses(set, box, 0.7);
  const bars = repeat(panes - 1, (i) => `M${fix(x + (w * (i + 1)) / panes)} ${fix(y)}v${fix(h)}`);
  return (
    group(view, `clip-path="${D.clip(rect(x, y, w, h, "#fff"))}"`) +
    line(`M${fix(x)} ${fix(y)}h${fix(w)}v${fix(h)}h${fix(-w)}Z${bars}`, frame, 16 * u) +
    rect(x - 26 * u, y + h, w + 52 * u, 22 * u, lighten(frame, 0.05), ` rx="${fix(6 * u)}"`)
  );
};

/** A row of houses, some of their windows lit at night; the nearer the row, the lower and the darker. */
const houses = ({ R, P, u, tint }: PictureSet, { x, y, width: w, height: h }: Box, near: number): SvgArt => {
  const night = P.stars > 0.3;
  const each = 104 * u;
  return repeat(Math.ceil(w / each) + 1, (i) => {
    const high = h * (R.between(0.5, 0.78) - near * 0.42);
    const [left, top] = [x + (i - 0.5) * each, y + h - high];
    const paint = night ? P.mid : tint(R.pick(plasters));
    const colour = darken(mix(P.far, paint, 0.45 + near * 0.4), R.between(0, 0.06));
    const glass = night ? "#ffd98a" : mix(colour, "#e9f2f7", 0.55);
    const windows = repeat(6, (k) =>
      R() < 0.62
        ? rect(left + (16 + (k % 2) * 44) * u, top + (18 + (k >> 1) * 46) * u, 26 * u, 28 * u, glass, ' opacity=".85"')
        : "",
    );
    return rect(left, top, each + 1, high, colour) + windows;
  });
};
