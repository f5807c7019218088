import { mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { clouds } from "../nature/clouds.ts";
import { hill, mist, mountains } from "../nature/land.ts";
import { sky } from "../nature/sky.ts";
import { leafTree } from "../nature/trees.ts";
import { ridge } from "../shapes/curve.ts";
import { repeat } from "../shapes/svg.ts";
import { frame } from "./frame.ts";
import { nearGround } from "./near-ground.ts";

export const meadow = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, horizon, groundTop, portrait, orb, tint } = set;
  const slopes = [
    { at: ridge(R, W, horizon + 6 * u, 34 * u, 4), near: 0.35, base: mix(P.far, P.ground[1], 0.35) },
    { at: ridge(R, W, horizon + 52 * u, 40 * u, 3), near: 0.68, base: mix(P.mid, P.ground[1], 0.5) },
  ];
  const far =
    mountains(set, {
      height: 0.36 * (portrait ? 0.7 : 1),
      colour: mix(P.far, P.sky[2], 0.2),
      peaks: portrait ? 3 : 5,
    }) +
    slopes
      .map(({ at, near, base }) => {
        const top = mix(P.far, P.ground[0], near);
        return hill(set, at, { top, base, rim: mix(top, P.rim, 0.5) });
      })
      .join("");
  const nearest = slopes[1]?.at ?? (() => horizon);
  const copse = repeat(portrait ? 5 : 9, () => {
    const x = R() * W;
    if (Math.abs(x - orb.x) < 120 * u && P.orb !== "sun") return "";
    const colour = mix(P.mid, P.ground[1], 0.4);
    return leafTree(set, { x, y: nearest(x) + 22 * u, height: R.between(110, 210) * u, colour, detail: 0.4 });
  });
  const big = (portrait ? [0.08, 0.93] : [0.07, 0.93])
    .map((x) =>
      leafTree(set, {
        x: W * x,
        y: groundTop + H * 0.05,
        height: R.between(380, 470) * u * (portrait ? 1.1 : 1),
        colour: mix(P.mid, P.ground[1], 0.55),
        trunk: tint("#6b4a36"),
      }),
    )
    .join("");
  return {
    sky: sky(set) + clouds(set, set.P.orb === "none" ? 0.55 : 0),
    far: far + copse,
    mid: big + mist(set, { count: 3, from: horizon, to: horizon * 1.05, opacity: 0.3 }),
    ground: nearGround(set, { flowers: 46, stones: 3, tufts: 220 }),
    front: frame(set, { trunk: false }),
    fireflies: P.fireflies,
    rays: P.orb !== "sun",
  };
};
