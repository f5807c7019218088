import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { hill } from "../nature/land.ts";
import { icon } from "../props/icon.ts";
import { fix, ridge } from "../shapes/curve.ts";
import { ellipse, line, rect, repeat, shape } from "../shapes/svg.ts";
import { lightPool } from "./near-ground.ts";

export const underwater = (set: PictureSet): Scenery => {
  const { W, H, u, R, D, P, groundTop, look } = set;
  const wash = look.scenery.wash === true;
  const water = D.sky(
    wash
      ? [
          [0, P.sky[3]],
          [1, P.sky[0]],
        ]
      : [
          [0, "#5fd0e0"],
          [0.4, "#2a94c4"],
          [1, "#0e3f7c"],
        ],
    [0, 0, 0, H],
  );
  const beam = D.body([
    [0, "#e6ffff", 0.32],
    [1, "#e6ffff", 0],
  ]);
  const beams = repeat(9, () => {
    const x = W * R();
    const w = R.between(50, 130) * u;
    return shape(
      `M${fix(x)} -20L${fix(x + w)} -20L${fix(x + w * 2.6 - W * 0.1)} ${fix(H * 0.9)}L${fix(x - w * 1.2 - W * 0.1)} ${fix(H * 0.9)}Z`,
      beam,
    );
  });
  const far =
    hill(set, ridge(R, W, groundTop - H * 0.01, 50 * u, 3), {
      top: wash ? P.far : "#3f8fb0",
      base: wash ? P.mid : "#1b5a8c",
    }) +
    repeat(16, () =>
      icon(R.pick(["tropical-fish", "fish", "blowfish", "tropical-fish"]), {
        x: R() * W,
        y: H * R.between(0.14, 0.62),
        size: R.between(46, 96) * u,
        flip: R() < 0.5,
      }),
    );
  const weed = repeat(16, () => {
    const h = R.between(120, 300) * u;
    return line(
      `M${fix(R() * W)} ${fix(H * R.between(0.86, 1.02))}q${fix(-34 * u)} ${fix(-h * 0.25)} 0 ${fix(-h * 0.5)}t0 ${fix(-h * 0.5)}`,
      R.pick(["#2f9c7a", "#3fb08a", "#d86a8a", "#e8955a", "#7a5fc0"]),
      R.between(12, 22) * u,
      0.9,
    );
  });
  const bubbles = repeat(36, () => {
    const r = R.between(4, 16) * u;
    const [x, y] = [R() * W, R() * H];
    return `${ellipse(x, y, r, r, "#ffffff", 0.14)}<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}" fill="none" stroke="#ffffff" stroke-width="${fix(2 * u)}" opacity=".5"/>`;
  });
  return {
    sky: rect(0, 0, W, H, water) + beams,
    far: far + bubbles,
    mid: "",
    ground:
      hill(set, ridge(R, W, groundTop + H * 0.07, 22 * u, 3), {
        top: wash ? P.ground[0] : "#d8cf9a",
        base: wash ? P.ground[1] : "#6f8f8f",
      }) +
      weed +
      lightPool(set, "#e6ffff"),
    front: [],
    indoors: true,
  };
};
