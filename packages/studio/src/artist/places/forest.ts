import { type Colour, darken, mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { mist, mountains } from "../nature/land.ts";
import { sky } from "../nature/sky.ts";
import { leafTree, pine } from "../nature/trees.ts";
import { repeat, type SvgArt } from "../shapes/svg.ts";
import { frame } from "./frame.ts";
import { nearGround } from "./near-ground.ts";

export const forest = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, horizon, groundTop, portrait, orb, look } = set;
  const wash = look.scenery.wash === true;
  const tall = portrait ? 1.25 : 1;
  const far =
    mountains(set, {
      height: (wash ? 0.72 : 0.3) * (portrait ? 0.75 : 1),
      colour: mix(P.far, P.sky[2], wash ? 0.12 : 0.35),
      snow: false,
      peaks: wash || portrait ? 3 : 5,
    }) +
    (wash ? mist(set, { count: 6, from: horizon * 0.62, to: horizon * 0.95, opacity: 0.6 }) : "") +
    mist(set, { count: 4, from: horizon * 0.92, to: horizon * 1.02, opacity: 0.45 }) +
    row(set, horizon + 40 * u, portrait ? 15 : 26, [150 * tall, 270 * tall], mix(P.far, P.sky[2], 0.18), 0.2) +
    mist(set, { from: horizon * 0.98, to: horizon * 1.06, opacity: 0.42 });
  const edges = portrait ? [0.02, 0.17, 0.84, 0.99] : [0.01, 0.1, 0.2, 0.29, 0.8, 0.9, 0.985];
  const mid =
    row(set, groundTop - 4 * u, portrait ? 9 : 15, [270 * tall, 430 * tall], mix(P.far, P.mid, 0.55), 0.4) +
    edges
      .filter((x) => Math.abs(W * x - orb.x) > 150 * u)
      .map((x) =>
        pine(set, {
          x: W * x + R.wobble() * 20 * u,
          y: groundTop + H * 0.05 + R.between(-20, 10) * u,
          height: R.between(500, 690) * u * tall,
          colour: mix(P.mid, P.near, R.between(0.15, 0.45)),
        }),
      )
      .join("") +
    mist(set, { count: 3, from: groundTop - H * 0.03, to: groundTop + H * 0.02, opacity: 0.16 });
  return {
    sky: sky(set),
    far,
    mid,
    ground: nearGround(set, { mushrooms: 7, flowers: 16, stones: 5 }),
    front: frame(set, {}),
    fireflies: P.fireflies,
    rays: true,
  };
};

const row = (
  set: PictureSet,
  y: number,
  count: number,
  [low, high]: readonly [number, number],
  colour: Colour,
  detail: number,
): SvgArt => {
  const { W, R, u, P, orb } = set;
  return repeat(count, (i) => {
    const x = ((i + R.between(0.1, 0.9)) / count) * (W * 1.16) - W * 0.08;
    const foot = y + R.between(-8, 18) * u;
    if (detail > 0.3 && Math.abs(x - orb.x) < 120 * u) return "";
    if (R() < 0.75 || detail < 0.3)
      return pine(set, {
        x,
        y: foot,
        height: R.between(low, high) * u,
        colour: mix(colour, P.sky[2], R.between(0, 0.1)),
        detail,
      });
    return leafTree(set, {
      x,
      y: foot,
      height: R.between(low, high) * 0.82 * u,
      colour: mix(colour, "#6fb06a", 0.1),
      detail,
      trunk: mix(darken(colour, 0.04), "#6b4a3a", 0.25),
    });
  });
};
