import { mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { hill } from "../../nature/land.ts";
import { stone } from "../../nature/plants.ts";
import { icon } from "../../props/icon.ts";
import { ridge } from "../../shapes/curve.ts";
import type { SvgArt } from "../../shapes/svg.ts";
import { sea } from "../sea.ts";

/** The beach of an island: palms, rocks and another island across the water. */
export const island = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, portrait, side, groundTop, tint } = set;
  const scenery = sea(set);
  const palms = (portrait ? [0.12, 0.86] : [0.06, 0.15, 0.9])
    .map((at, i) =>
      icon("palm-tree", {
        x: W * (side > 0 ? at : 1 - at),
        y: groundTop + H * (0.05 + (i % 2) * 0.03),
        size: R.between(430, 540) * u,
        tint,
      }),
    )
    .join("");
  const rocks = [0.2, 0.26, 0.82]
    .map((at) =>
      stone(
        set,
        W * (side > 0 ? at : 1 - at),
        groundTop + H * 0.075,
        R.between(80, 140) * u,
        mix("#7f8a99", P.ambient, 0.35),
      ),
    )
    .join("");
  return {
    ...scenery,
    far: scenery.far + farIsland(set),
    ground: scenery.ground + palms + rocks,
    shows: ["palm-tree"],
  };
};

const farIsland = (set: PictureSet): SvgArt => {
  const { W, u, R, P, horizon, side } = set;
  const middle = W * (0.5 + side * 0.12);
  const hills = ridge(R, W, horizon, 16 * u, 5);
  const at = (x: number): number => hills(x) - 90 * u * Math.exp(-(((x - middle) / (230 * u)) ** 2)) + 34 * u;
  const top = mix(P.far, P.ground[0], 0.4);
  // Only what rises above the water is seen.
  return `<svg x="0" y="0" width="${W}" height="${horizon + 4 * u}">${hill(set, at, { top, base: mix(P.far, P.ground[1], 0.3) })}</svg>`;
};
