import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { mist } from "../nature/land.ts";
import { solidShape } from "../nature/solid-shape.ts";
import { fix } from "../shapes/curve.ts";
import { repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { meadow } from "./meadow.ts";

/** A meadow with a castle on the hill. */
export const castle = (set: PictureSet): Scenery => {
  const { W, u, horizon, side, portrait } = set;
  const scenery = meadow(set);
  const keep = walls(set, W * (0.5 + side * (portrait ? 0.12 : 0.17)), horizon + 58 * u, (portrait ? 480 : 460) * u);
  return {
    ...scenery,
    mid: keep + mist(set, { count: 3, from: horizon, to: horizon * 1.06, opacity: 0.35 }) + scenery.mid,
  };
};

const towers = [
  [-0.36, 0.13, 0.46],
  [0.36, 0.13, 0.46],
  [-0.16, 0.15, 0.68],
  [0.17, 0.14, 0.6],
  [0, 0.17, 0.88],
] as const;

const walls = (set: PictureSet, x: number, y: number, h: number): SvgArt => {
  const { P, D, tint } = set;
  const stone = tint(mix("#d9cbb8", P.sky[3], 0.25));
  const wall = D.body([
    [0, stone],
    [1, darken(stone, 0.08)],
  ]);
  const battlements = `M${fix(x - h * 0.42)} ${fix(y + h * 0.04)}V${fix(y - h * 0.335)}${repeat(14, () => `h${fix(h * 0.036)}v${fix(h * 0.035)}h${fix(h * 0.024)}v${fix(-h * 0.035)}`)}V${fix(y + h * 0.04)}Z`;
  const gate = `M${fix(x - h * 0.07)} ${fix(y + h * 0.03)}v${fix(-h * 0.14)}a${fix(h * 0.07)} ${fix(h * 0.08)} 0 0 1 ${fix(h * 0.14)} 0v${fix(h * 0.14)}Z`;
  return (
    towers.map(([dx, w, tall]) => tower(set, x + dx * h, y, w * h, tall * h, stone)).join("") +
    solidShape(set, battlements, wall, 0.7) +
    shape(gate, tint("#5a3a2a"))
  );
};

const tower = (set: PictureSet, x: number, y: number, w: number, h: number, stone: Colour): SvgArt => {
  const { D, P, tint, side } = set;
  const roof = tint("#b0503f");
  const wall = D.body(
    [
      [0, lighten(stone, 0.05)],
      [0.6, stone],
      [1, darken(stone, 0.1)],
    ],
    side > 0 ? [1, 0, 0, 0] : [0, 0, 1, 0],
  );
  const tiles = D.body([
    [0, lighten(roof, 0.06)],
    [1, darken(roof, 0.06)],
  ]);
  const top = y - h;
  const lit = P.stars > 0.3 ? "#ffdf8f" : darken(stone, 0.25);
  const windows = repeat(Math.floor(h / (w * 1.35)), (k) => {
    const wy = top + (0.6 + k * 1.15) * w;
    return shape(
      `M${fix(x - w * 0.1)} ${fix(wy)}v${fix(-0.3 * w)}a${fix(w * 0.1)} ${fix(w * 0.1)} 0 0 1 ${fix(w * 0.2)} 0v${fix(0.3 * w)}Z`,
      lit,
      0.9,
    );
  });
  const flag = `M${fix(x)} ${fix(top - w * 1.45)}v${fix(-w * 0.7)}l${fix(w * 0.6)} ${fix(w * 0.2)}l${fix(-w * 0.6)} ${fix(w * 0.2)}Z`;
  return (
    solidShape(
      set,
      `M${fix(x - w / 2)} ${fix(y + 10 * set.u)}V${fix(top)}H${fix(x + w / 2)}V${fix(y + 10 * set.u)}Z`,
      wall,
      0.7,
    ) +
    solidShape(
      set,
      `M${fix(x - w * 0.62)} ${fix(top)}L${fix(x)} ${fix(top - w * 1.5)}L${fix(x + w * 0.62)} ${fix(top)}Z`,
      tiles,
      0.7,
    ) +
    windows +
    solidShape(set, flag, tint("#e0485a"), 0.4)
  );
};
