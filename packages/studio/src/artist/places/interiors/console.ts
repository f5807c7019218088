import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { Box, PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";

const lamps = ["#ff6b5e", "#ffd166", "#6ee7a0", "#6ec6ff", "#c79bff"] as const;

/** A panel in a wall: a screen with a curve on it, and rows of lights. */
export const panel = (set: PictureSet, { x, y, width: w, height: h }: Box, metal: Colour): SvgArt => {
  const { u, D } = set;
  const body = D.body([
    [0, darken(metal, 0.08)],
    [1, darken(metal, 0.2)],
  ]);
  const inset = 14 * u;
  return (
    rect(x, y, w, h, body, ` rx="${fix(14 * u)}"`) +
    screen(set, { x: x + inset, y: y + inset, width: w - 2 * inset, height: h * 0.5 }) +
    lights(set, { x: x + inset, y: y + h * 0.62, width: w - 2 * inset, height: h * 0.32 })
  );
};

/** A desk along a wall. */
export const desk = (set: PictureSet, { x, y, width: w, height: h }: Box, metal: Colour): SvgArt => {
  const { u, D } = set;
  const front = D.body([
    [0, darken(metal, 0.06)],
    [1, darken(metal, 0.22)],
  ]);
  const lean = h * 0.34;
  const top = `M${fix(x + lean * 0.5)} ${fix(y)}H${fix(x + w - lean * 0.5)}L${fix(x + w)} ${fix(y + lean)}H${fix(x)}Z`;
  return (
    rect(x + 6 * u, y + lean, w - 12 * u, h - lean, front) +
    shape(top, lighten(metal, 0.03)) +
    lights(set, { x: x + lean, y: y + lean * 0.2, width: w - 2 * lean, height: lean * 0.66 }) +
    line(`M${fix(x + 24 * u)} ${fix(y + h * 0.62)}H${fix(x + w - 24 * u)}`, "#6ec6ff", 5 * u, 0.7)
  );
};

const screen = (set: PictureSet, { x, y, width: w, height: h }: Box): SvgArt => {
  const { u, R, D } = set;
  const glow = D.body([
    [0, "#123a55"],
    [1, "#0a2036"],
  ]);
  const points = Array.from({ length: 9 }, (_, i) => `${fix(x + (w * i) / 8)} ${fix(y + h * R.between(0.24, 0.8))}`);
  return (
    rect(x, y, w, h, glow, ` rx="${fix(8 * u)}"`) +
    line(
      repeat(3, (i) => `M${fix(x)} ${fix(y + (h * (i + 1)) / 4)}h${fix(w)}`),
      "#4fb3e8",
      2 * u,
      0.25,
    ) +
    line(`M${points.join("L")}`, "#7ff0d0", 5 * u, 0.9)
  );
};

const lights = (set: PictureSet, { x, y, width: w, height: h }: Box): SvgArt => {
  const { u, R } = set;
  const step = 38 * u;
  const rows = Math.max(1, Math.floor(h / step));
  return repeat(rows, (row) =>
    repeat(Math.max(1, Math.floor(w / step)), (k) => {
      const [cx, cy] = [x + (k + 0.5) * step, y + (row + 0.5) * (h / rows)];
      const colour = R.pick(lamps);
      if (R() < 0.3)
        return rect(cx - 12 * u, cy - 7 * u, 24 * u, 14 * u, "#dfe7ef", ` rx="${fix(3 * u)}" opacity=".75"`);
      return ellipse(cx, cy, 13 * u, 13 * u, colour, 0.25) + ellipse(cx, cy, 7.5 * u, 7.5 * u, colour);
    }),
  );
};
