import { mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { clouds } from "../nature/clouds.ts";
import { hill, mist, mountains } from "../nature/land.ts";
import { flower, grass, stone } from "../nature/plants.ts";
import { sky } from "../nature/sky.ts";
import { pine } from "../nature/trees.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, group, rect, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { frame } from "./frame.ts";
import { lightPool, scatter } from "./near-ground.ts";

export const lake = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, horizon, groundTop, side, portrait } = set;
  const trees = portrait ? 18 : 34;
  const far =
    mountains(set, {
      height: 0.4 * (portrait ? 0.75 : 1),
      colour: mix(P.far, P.sky[1], 0.15),
      peaks: portrait ? 3 : 5,
    }) +
    repeat(trees, (i) =>
      pine(set, {
        x: ((i + R()) / trees) * W,
        y: horizon + 16 * u,
        height: R.between(80, 170) * u,
        colour: mix(P.far, P.mid, 0.55),
        detail: 0.3,
      }),
    ) +
    mist(set, { from: horizon * 0.96, to: horizon, opacity: 0.5 }) +
    water(set);
  const bank = (x: number): number =>
    groundTop + H * 0.02 + side * (x / W - 0.5) * 60 * u + Math.sin((x / W) * 9) * 12 * u;
  const ground =
    hill(set, bank, {
      top: P.ground[0],
      base: P.ground[1],
      rim: mix(P.ground[0], P.rim, 0.55),
      tufts: 40,
      tuftColour: mix(P.ground[0], P.rim, 0.15),
    }) +
    lightPool(set) +
    grass(set, {
      count: 130,
      from: groundTop + H * 0.08,
      to: H,
      colours: [mix(P.ground[1], P.ground[0], 0.5), mix(P.ground[1], P.ground[0], 0.8), mix(P.ground[0], P.rim, 0.2)],
    }) +
    scatter(set, 5, 0.25, (x, y, k) => stone(set, x, y, R.between(50, 110) * u * k, mix("#77839a", P.ambient, 0.45))) +
    scatter(set, 10, 0.3, (x, y) =>
      flower(set, x, y, R.between(26, 42) * u, R.pick(["#ffffff", "#c9d8ff", "#ffe7a8"])),
    );
  return {
    sky: sky(set) + (P.stars < 0.5 ? clouds(set, P.orb === "none" ? 0.55 : 0) : ""),
    far,
    mid: "",
    ground,
    front: frame(set, { trunk: false }),
    fireflies: P.fireflies,
  };
};

const water = (set: PictureSet): SvgArt => {
  const { W, H, u, R, P, D, horizon, portrait, orb } = set;
  const shore = H * 0.8;
  const fill = D.across(
    [
      [0, mix(P.sky[3], P.mid, 0.25)],
      [0.35, mix(P.sky[1], P.mid, 0.3)],
      [1, mix(P.sky[0], P.near, 0.4)],
    ],
    [0, fix(horizon), 0, fix(shore + 60 * u)],
  );
  const count = portrait ? 18 : 34;
  const mirrored = repeat(count, (i) => {
    const x = ((i + R()) / count) * W;
    const h = R.between(60, 140) * u;
    return shape(
      `M${fix(x - h * 0.18)} ${fix(horizon + 10 * u)}L${fix(x)} ${fix(horizon + 10 * u + h)}L${fix(x + h * 0.18)} ${fix(horizon + 10 * u)}Z`,
      mix(P.mid, P.near, 0.4),
    );
  });
  const glitter = repeat(110, () => {
    const t = R();
    const y = horizon + 16 * u + (shore - horizon) * t ** 1.3;
    const inLight = R() < 0.62 && P.orb !== "none";
    const x = inLight ? orb.x + R.wobble() * (26 + t * 190) * u : R() * W;
    const w = R.between(18, 80) * u * (0.35 + t);
    const colour = inLight ? P.light : mix(P.sky[3], "#ffffff", 0.3);
    const opacity = inLight ? R.between(0.35, 0.9) : R.between(0.1, 0.35);
    return ellipse(x, y, w / 2, (0.9 + 1.6 * t) * u, colour, opacity);
  });
  return (
    rect(0, horizon + 8 * u, W, H - horizon, fill) +
    group(mirrored, 'opacity=".3"') +
    glitter +
    mist(set, { count: 4, from: horizon * 1.01, to: horizon * 1.06, opacity: 0.35 })
  );
};
