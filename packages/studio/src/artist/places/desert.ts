import { darken, lighten, mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { clouds } from "../nature/clouds.ts";
import { hill, mountains } from "../nature/land.ts";
import { stone } from "../nature/plants.ts";
import { sky } from "../nature/sky.ts";
import { icon } from "../props/icon.ts";
import { ridge } from "../shapes/curve.ts";
import { lightPool, scatter } from "./near-ground.ts";

export const desert = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, horizon, groundTop, tint } = set;
  const wash = set.look.scenery.wash === true;
  const sand = wash ? P.ground[0] : tint("#f0c47a");
  const dune = (i: number): string =>
    hill(set, ridge(R, W, horizon + (10 + i * 36) * u, (30 + i * 6) * u, 2), {
      top: mix(lighten(sand, 0.03), P.sky[3], 0.4 - i * 0.12),
      base: mix(darken(sand, 0.09), P.sky[2], 0.2),
      rim: mix(sand, P.rim, 0.6),
    });
  const ground =
    hill(set, ridge(R, W, groundTop + H * 0.015, 22 * u, 2), {
      top: lighten(sand, 0.02),
      base: darken(sand, 0.14),
      rim: mix(sand, P.rim, 0.6),
    }) +
    (
      [
        [0.06, 230],
        [0.94, 280],
        [0.82, 120],
      ] as const
    )
      .map(([x, size]) => icon("cactus", { x: W * x, y: groundTop + H * 0.09, size: size * u, tint }))
      .join("") +
    scatter(set, 8, 0.2, (x, y, k) => stone(set, x, y, R.between(40, 90) * u * k, mix("#b98a5a", P.ambient, 0.2))) +
    lightPool(set);
  return {
    sky: sky(set) + clouds(set, P.orb === "none" ? 0.55 : 0),
    far:
      mountains(set, { height: 0.22, colour: mix(P.far, "#c98a5a", wash ? 0 : 0.4), snow: false }) + dune(0) + dune(1),
    mid: dune(2),
    ground,
    front: [],
  };
};
