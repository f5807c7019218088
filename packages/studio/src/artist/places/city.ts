import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { clouds } from "../nature/clouds.ts";
import { mist } from "../nature/land.ts";
import { sky } from "../nature/sky.ts";
import { solidShape } from "../nature/solid-shape.ts";
import { leafTree } from "../nature/trees.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { lightPool } from "./near-ground.ts";

export const city = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, horizon, groundTop } = set;
  const far =
    skyline(set, [0.22, 0.52], mix(P.far, P.sky[2], 0.25), horizon + 60 * u, 0.35) +
    mist(set, { count: 4, from: horizon * 0.95, to: horizon * 1.05, opacity: 0.4 });
  const mid =
    skyline(set, [0.3, 0.62], mix(P.far, P.mid, 0.55), groundTop + 14 * u, 0.85) +
    [0.06, 0.32, 0.62, 0.93]
      .map((x) =>
        leafTree(set, {
          x: W * x,
          y: groundTop + H * 0.03,
          height: R.between(170, 230) * u,
          colour: mix(P.mid, "#4f9e4a", 0.35),
          detail: 0.6,
        }),
      )
      .join("");
  return {
    sky: sky(set) + clouds(set, P.orb === "none" ? 0.55 : 0),
    far,
    mid,
    ground: square(set),
    front: [],
  };
};

export const skyline = (
  set: PictureSet,
  [low, high]: readonly [number, number],
  colour: Colour,
  foot: number,
  lit: number,
): SvgArt => {
  const { W, u, R, D, P, horizon } = set;
  const night = P.stars > 0.2;
  const wall = D.body([
    [0, lighten(colour, 0.03)],
    [1, mix(colour, P.sky[3], 0.3)],
  ]);
  let art = "";
  for (let x = -40 * u; x < W + 40 * u; ) {
    const w = R.between(70, 170) * u;
    const h = horizon * R.between(low, high) + (foot - horizon) * 0.5;
    const top = foot - h;
    const roof = R.pick([
      `H${fix(x + w)}`,
      `H${fix(x + w)}`,
      `L${fix(x + w / 2)} ${fix(top - 40 * u)}L${fix(x + w)} ${fix(top)}`,
      `H${fix(x + w * 0.3)}V${fix(top - 26 * u)}H${fix(x + w * 0.7)}V${fix(top)}H${fix(x + w)}`,
    ]);
    let windows = "";
    for (let y = top + 20 * u; y < foot - 20 * u; y += 26 * u)
      for (let wx = x + 12 * u; wx < x + w - 14 * u; wx += 24 * u)
        if (R() < (night ? 0.5 : 0.75))
          windows += `M${fix(wx)} ${fix(y)}h${fix(11 * u)}v${fix(14 * u)}h${fix(-11 * u)}Z`;
    art +=
      solidShape(set, `M${fix(x)} ${fix(foot)}V${fix(top)}${roof}V${fix(foot)}Z`, wall, 0.6) +
      shape(windows, night ? "#ffd98a" : mix("#dff3ff", colour, 0.35), lit);
    x += w + R.between(2, 20) * u;
  }
  return art;
};

const square = (set: PictureSet): SvgArt => {
  const { W, H, u, P, D, groundTop } = set;
  const paving = mix(mix("#8a8f9c", P.ambient, P.ambientShare + 0.1), P.ground[1], 0.1);
  const fill = D.body([
    [0, lighten(paving, 0.1)],
    [1, darken(paving, 0.08)],
  ]);
  const top = groundTop + H * 0.015;
  const seams =
    repeat(
      9,
      (i) =>
        `M${fix(W * ((i / 8) * 1.4 - 0.2))} ${fix(top + 14 * u)}L${fix(W * (0.5 + ((i / 8) * 1.4 - 0.7) * 2.3))} ${fix(H)}`,
    ) + repeat(4, (k) => `M0 ${fix(top + (H - top) * (0.12 + 0.2 * k * (1 + k * 0.12)))}H${W}`);
  return (
    solidShape(set, `M-20 ${fix(top)}H${W + 20}V${H + 20}H-20Z`, fill) +
    rect(0, top, W, 12 * u, lighten(paving, 0.18)) +
    line(seams, darken(paving, 0.05), 3 * u, 0.5) +
    [0.1, 0.9].map((x) => streetLamp(set, W * x, groundTop + H * 0.09, 320 * u)).join("") +
    lightPool(set)
  );
};

export const streetLamp = (set: PictureSet, x: number, y: number, h: number): SvgArt => {
  const { D, P, tint } = set;
  const iron = tint("#3a3f4f");
  const on = P.stars > 0.1 || P.orb === "none";
  const halo = D.glow([
    [0, "#ffe09a", 0.65],
    [1, "#ffe09a", 0],
  ]);
  return (
    (on ? ellipse(x, y - h * 1.06, h * 0.7, h * 0.7, halo) : "") +
    rect(x - h * 0.014, y - h, h * 0.028, h, iron) +
    shape(
      `M${fix(x - h * 0.05)} ${fix(y)}h${fix(h * 0.1)}l${fix(-h * 0.02)} ${fix(-h * 0.06)}h${fix(-h * 0.06)}Z`,
      iron,
    ) +
    shape(
      `M${fix(x - h * 0.05)} ${fix(y - h)}h${fix(h * 0.1)}l${fix(h * 0.02)} ${fix(-h * 0.13)}h${fix(-h * 0.14)}Z`,
      on ? "#ffe9a8" : "#e8f2f8",
    ) +
    shape(`M${fix(x - h * 0.08)} ${fix(y - h * 1.13)}h${fix(h * 0.16)}l${fix(-h * 0.08)} ${fix(-h * 0.06)}Z`, iron)
  );
};
