import { mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { ellipse, rect, repeat } from "../shapes/svg.ts";

/**
 * A plain ground in the colours of the time of day: a soft light behind the figures and a pool of shade under them. It
 * shows neither a room nor the open, so it contradicts no text.
 */
export const backdrop = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, D, groundTop, heroX } = set;
  const edge = mix(P.sky[1], P.mid, 0.3);
  const light = mix(P.sky[3], P.glow, 0.4);
  const floor = mix(mix(edge, P.near, 0.22), light, 0.2);
  const wash = D.body([
    [0, mix(edge, P.sky[0], 0.25)],
    [0.55, mix(edge, light, 0.35)],
    [1, floor],
  ]);
  const spot = D.glow([
    [0, light, 0.95],
    [0.45, light, 0.5],
    [1, light, 0],
  ]);
  const pool = D.glow([
    [0, mix(floor, P.near, 0.3), 0.55],
    [0.6, mix(floor, P.near, 0.25), 0.28],
    [1, floor, 0],
  ]);
  const middle = W * 0.35 + heroX * 0.3;
  const dabs = repeat(14, () => {
    const r = R.between(50, 190) * u;
    return ellipse(R() * W, R() * groundTop, r * 1.5, r, R() < 0.5 ? light : edge, R.between(0.05, 0.13));
  });
  return {
    sky: rect(0, 0, W, H, wash) + dabs + ellipse(middle, groundTop * 0.72, W * 0.62, H * 0.62, spot),
    far: "",
    mid: "",
    ground: ellipse(middle, groundTop + (H - groundTop) * 0.55, W * 0.66, (H - groundTop) * 0.62, pool),
    front: [],
  };
};
