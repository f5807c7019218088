import { darken, lighten, mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { clouds } from "../nature/clouds.ts";
import { hill } from "../nature/land.ts";
import { sky } from "../nature/sky.ts";
import { icon } from "../props/icon.ts";
import { fix, type Point, smooth } from "../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { lightPool, scatter } from "./near-ground.ts";

export const sea = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, tint, groundTop } = set;
  const sand = tint("#f4dca6");
  const edge = groundTop + H * 0.035;
  const beach = (x: number): number => edge + Math.sin((x / W) * 5 + 1) * 18 * u;
  const foam = Array.from({ length: 20 }, (_, i): Point => [(i / 19) * (W + 100) - 50, beach((i / 19) * W) - 16 * u]);
  const ground =
    shape(`${smooth(foam)}L${W + 50} ${H}L-50 ${H}Z`, "#ffffff", 0.65) +
    hill(set, beach, { top: lighten(sand, 0.02), base: darken(sand, 0.1) }) +
    lightPool(set) +
    repeat(120, () =>
      ellipse(
        R() * W,
        H * R.between(0.84, 0.99),
        R.between(1.5, 4) * u,
        R.between(1, 2.5) * u,
        darken(sand, 0.09),
        0.6,
      ),
    ) +
    scatter(set, 7, 0.5, (x, y) =>
      icon(R.pick(["spiral-shell", "coral"]), { x, y, size: R.between(34, 56) * u, tint }),
    );
  return {
    sky: sky(set) + (P.stars < 0.5 ? clouds(set, P.orb === "none" ? 0.55 : 0) : ""),
    far: water(set),
    mid: "",
    ground,
    front: [],
  };
};

const water = ({ W, H, u, R, P, D, horizon, orb }: PictureSet): SvgArt => {
  const top = horizon * 0.98;
  const shore = H * 0.8;
  const fill = D.across(
    [
      [0, mix(P.sky[3], "#49b6d6", 0.35)],
      [0.5, mix("#2f8fc0", P.ambient, P.ambientShare * 2 + 0.1)],
      [1, mix("#1d5f98", P.ambient, P.ambientShare * 2 + 0.1)],
    ],
    [0, fix(top), 0, fix(shore)],
  );
  const waves = repeat(120, () => {
    const t = R();
    const y = top + 6 * u + (shore - top) * t * t;
    const w = R.between(20, 120) * u * (0.3 + t);
    const inLight = R() < 0.5 && P.orb !== "none";
    const x = inLight ? orb.x + R.wobble() * (60 + t * 260) * u : R() * W;
    return line(
      `M${fix(x - w / 2)} ${fix(y)}q${fix(w / 4)} ${fix(-5 * u * (0.3 + t))} ${fix(w / 2)} 0t${fix(w / 2)} 0`,
      inLight ? P.light : mix("#ffffff", P.sky[2], 0.3),
      (1.4 + 2 * t) * u,
      R.between(0.2, 0.7),
    );
  });
  return rect(0, top, W, H - top, fill) + waves;
};
