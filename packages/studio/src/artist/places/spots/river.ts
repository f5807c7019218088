import { darken, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { clouds } from "../../nature/clouds.ts";
import { hill, mist } from "../../nature/land.ts";
import { flower, grass, stone } from "../../nature/plants.ts";
import { sky } from "../../nature/sky.ts";
import { leafTree } from "../../nature/trees.ts";
import { fix, ridge } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { frame } from "../frame.ts";
import { lightPool, scatter } from "../near-ground.ts";

/** A river between two green banks, with a bridge far off and reeds at the water. */
export const river = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, horizon, groundTop, portrait, side, isOnOpenWater } = set;
  const far = ridge(R, W, horizon - 30 * u, 30 * u, 4);
  const opposite = (x: number): number => horizon + 26 * u + Math.sin((x / W) * 7 + 2) * 8 * u;
  const trees = repeat(portrait ? 6 : 11, (i) => {
    const x = ((i + R()) / (portrait ? 6 : 11)) * W;
    const colour = mix(P.mid, R.pick(["#4f9e4a", "#8fae4a", "#3f8a5a"]), 0.4);
    return leafTree(set, { x, y: opposite(x) + 6 * u, height: R.between(150, 300) * u, colour, detail: 0.5 });
  });
  const near = (x: number): number => groundTop + H * 0.012 + Math.sin((x / W) * 6) * 12 * u;
  return {
    sky: sky(set) + clouds(set, P.orb === "none" ? 0.55 : 0),
    far:
      hill(set, far, { top: mix(P.far, P.ground[0], 0.4), base: mix(P.far, P.ground[1], 0.4) }) +
      mist(set, { from: horizon * 0.95, to: horizon, opacity: 0.35 }) +
      hill(set, opposite, { top: mix(P.ground[0], P.far, 0.2), base: P.ground[1] }) +
      trees +
      bridge(set, W * (0.5 + side * (portrait ? 0.24 : 0.2)), horizon + 40 * u) +
      water(set, opposite),
    mid: "",
    ground:
      hill(set, near, { top: P.ground[0], base: P.ground[1], rim: mix(P.ground[0], P.rim, 0.5), tufts: 40 }) +
      lightPool(set) +
      grass(set, {
        count: 120,
        from: groundTop + H * 0.07,
        to: H,
        colours: [mix(P.ground[1], P.ground[0], 0.5), mix(P.ground[1], P.ground[0], 0.8), mix(P.ground[0], P.rim, 0.2)],
      }) +
      (isOnOpenWater ? "" : reeds(set, near)) +
      scatter(set, 6, 0.2, (x, y, k) => stone(set, x, y, R.between(50, 100) * u * k, mix("#77839a", P.ambient, 0.45))) +
      scatter(set, 14, 0.25, (x, y) =>
        flower(set, x, y, R.between(26, 40) * u, R.pick(["#ffffff", "#ffe7a8", "#f7b8d0"])),
      ),
    front: frame(set, { trunk: false }),
    fireflies: P.fireflies,
    shows: ["bridge"],
  };
};

/** A stone bridge with two arches. */
const bridge = ({ u, tint, P }: PictureSet, x: number, y: number): SvgArt => {
  const stone_ = mix(tint("#a89f92"), P.sky[2], 0.2);
  const [w, h] = [230 * u, 92 * u];
  const arches = [-0.5, 0.5]
    .map((k) => `M${fix(x + k * w - 80 * u)} ${fix(y + 8 * u)}a${fix(80 * u)} ${fix(66 * u)} 0 0 1 ${fix(160 * u)} 0Z`)
    .join("");
  return (
    shape(
      `M${fix(x - w * 1.25)} ${fix(y + 6 * u)}L${fix(x - w)} ${fix(y - h * 0.72)}Q${fix(x)} ${fix(y - h * 1.32)} ${fix(x + w)} ${fix(y - h * 0.72)}L${fix(x + w * 1.25)} ${fix(y + 6 * u)}Z`,
      stone_,
    ) +
    shape(arches, darken(mix(tint("#4f7f9a"), P.sky[2], 0.3), 0.08)) +
    line(
      `M${fix(x - w)} ${fix(y - h * 0.76)}Q${fix(x)} ${fix(y - h * 1.36)} ${fix(x + w)} ${fix(y - h * 0.76)}`,
      darken(stone_, 0.08),
      10 * u,
    )
  );
};

const water = ({ W, H, u, R, P, D, horizon, groundTop }: PictureSet, bank: (x: number) => number): SvgArt => {
  const top = horizon + 44 * u;
  const foot = Math.max(groundTop + 40 * u, H * 0.8);
  const fill = D.across(
    [
      [0, mix(P.sky[2], "#4fa3c4", 0.45)],
      [1, mix(mix("#2f7fa8", P.ambient, P.ambientShare + 0.05), P.sky[0], 0.2)],
    ],
    [0, fix(top), 0, fix(foot)],
  );
  const flow = repeat(60, () => {
    const t = R();
    const [x, y, w] = [R() * W, top + 10 * u + (groundTop - top) * t, R.between(40, 150) * u * (0.4 + t)];
    return line(
      `M${fix(x)} ${fix(y)}q${fix(w * 0.25)} ${fix(6 * u)} ${fix(w * 0.5)} 0t${fix(w * 0.5)} 0`,
      mix("#ffffff", P.sky[2], 0.3),
      (1.5 + 2 * t) * u,
      R.between(0.25, 0.65),
    );
  });
  const shade = repeat(9, (i) =>
    ellipse((W * (i + R())) / 9, bank(W * 0.5) + 26 * u, R.between(50, 110) * u, 9 * u, mix(P.mid, P.near, 0.4), 0.25),
  );
  return rect(0, top - 8 * u, W, H - top, fill) + shade + flow;
};

/** Tufts of reeds where the near bank meets the water, not in front of figures. */
const reeds = ({ W, u, R, P, occupiedX }: PictureSet, bank: (x: number) => number): SvgArt =>
  [0.04, 0.1, 0.27, 0.73, 0.88, 0.95]
    .filter((at) => occupiedX.every((x) => Math.abs(x - at * W) > 170 * u))
    .map((at) => {
      const x = W * at;
      return repeat(9, () => {
        const [dx, h, lean] = [R.wobble() * 60 * u, R.between(90, 170) * u, R.wobble() * 26 * u];
        const [bx, by] = [x + dx, bank(x) + 16 * u];
        const stalk = line(
          `M${fix(bx)} ${fix(by)}Q${fix(bx)} ${fix(by - h * 0.6)} ${fix(bx + lean)} ${fix(by - h)}`,
          mix(P.ground[1], "#5f8a3f", 0.4),
          6 * u,
        );
        return (
          stalk +
          (R() < 0.45 ? ellipse(bx + lean, by - h, 8 * u, 26 * u, mix("#6b4630", P.ambient, P.ambientShare)) : "")
        );
      });
    })
    .join("");
