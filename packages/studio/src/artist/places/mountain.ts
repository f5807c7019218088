import { mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { clouds } from "../nature/clouds.ts";
import { hill, mist, mountains } from "../nature/land.ts";
import { sky } from "../nature/sky.ts";
import { pine } from "../nature/trees.ts";
import { ridge } from "../shapes/curve.ts";
import { repeat } from "../shapes/svg.ts";
import { nearGround } from "./near-ground.ts";

export const mountain = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, horizon, groundTop, portrait } = set;
  const far =
    mountains(set, {
      height: 0.78 * (portrait ? 0.72 : 1),
      colour: mix(P.far, P.sky[1], 0.18),
      peaks: portrait ? 2 : 3,
    }) +
    mist(set, { from: horizon * 0.9, to: horizon, opacity: 0.5 }) +
    mountains(set, {
      foot: 1.04,
      height: 0.44 * (portrait ? 0.75 : 1),
      colour: mix(P.far, P.mid, 0.45),
      peaks: portrait ? 3 : 4,
    }) +
    mist(set, { from: horizon * 0.98, to: horizon * 1.05, opacity: 0.5 });
  const slope = ridge(R, W, horizon + 62 * u, 36 * u, 4);
  const mid =
    hill(set, slope, {
      top: mix(P.mid, P.ground[0], 0.35),
      base: mix(P.near, P.ground[1], 0.5),
      rim: mix(P.mid, P.rim, 0.5),
    }) +
    repeat(portrait ? 9 : 18, () => {
      const x = R() * W;
      return pine(set, {
        x,
        y: slope(x) + 26 * u,
        height: R.between(110, 250) * u,
        colour: mix(P.mid, P.near, R.between(0.2, 0.5)),
        detail: 0.6,
      });
    }) +
    mist(set, { count: 3, from: groundTop, to: groundTop + H * 0.04, opacity: 0.25 });
  return {
    sky: sky(set) + clouds(set, P.orb === "none" ? 0.55 : 0),
    far,
    mid,
    ground: nearGround(set, { stones: 9, flowers: 14, tufts: 150, wave: 30 }),
    front: [],
    fireflies: P.fireflies,
    rays: true,
  };
};
