import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { lightPool } from "../near-ground.ts";
import { sea } from "../sea.ts";

/** A harbour: coloured houses across the water, boats at the quay, bollards and ropes. */
export const harbour = (set: PictureSet): Scenery => {
  const { W, u, portrait, horizon, groundTop, isOnOpenWater, side } = set;
  const scenery = sea(set);
  const boats = (portrait ? [0.2, 0.78] : [0.12, 0.33, 0.68, 0.9])
    .map((at, i) => boat(set, W * at, horizon + (i % 2 ? 62 : 36) * u, i))
    .join("");
  return {
    ...scenery,
    far: scenery.far + houses(set) + boats,
    ground: isOnOpenWater
      ? ""
      : quay(set, groundTop + 6 * u) + bollard(set, W * (0.5 - side * 0.4), groundTop + 110 * u),
    shows: ["motor-boat", "sailboat"],
  };
};

const fronts = ["#d9846f", "#e8c07a", "#8fb6c9", "#f0e2c4", "#a9c29a"] as const;
const houses = (set: PictureSet): SvgArt => {
  const { W, u, P, roomR, horizon, tint } = set;
  const foot = horizon + 12 * u;
  let art = "";
  for (let x = -40 * u, i = 0; x < W + 20 * u; i++) {
    const w = roomR.between(110, 170) * u;
    const h = roomR.between(130, 210) * u;
    const wall = mix(tint(fronts[i % fronts.length] ?? fronts[0]), P.sky[2], 0.15);
    const pane = P.stars > 0.3 ? "#ffdf8f" : mix(tint("#6d8ba0"), P.sky[2], 0.2);
    const windows = repeat(6, (k) =>
      rect(x + (0.16 + (k % 2) * 0.42) * w, foot - h + (16 + Math.floor(k / 2) * 46) * u, w * 0.22, 28 * u, pane),
    );
    art +=
      solidShape(
        set,
        `M${fix(x)} ${fix(foot)}V${fix(foot - h)}L${fix(x + w / 2)} ${fix(foot - h - 54 * u)}L${fix(x + w)} ${fix(foot - h)}V${fix(foot)}Z`,
        wall,
        0.6,
      ) +
      shape(
        `M${fix(x - 6 * u)} ${fix(foot - h + 4 * u)}L${fix(x + w / 2)} ${fix(foot - h - 62 * u)}L${fix(x + w + 6 * u)} ${fix(foot - h + 4 * u)}L${fix(x + w / 2)} ${fix(foot - h - 34 * u)}Z`,
        darken(mix(tint("#8f4f42"), P.sky[2], 0.15), 0.02),
      ) +
      windows;
    x += w;
  }
  return art + rect(-20, foot - 6 * u, W + 40, 22 * u, mix(tint("#8d857c"), P.sky[2], 0.15));
};

const hulls = ["#c8443a", "#2f6b8f", "#3f8f6b", "#e0a03a"] as const;
/** A fishing boat or a boat with a furled sail. */
const boat = (set: PictureSet, x: number, y: number, i: number): SvgArt => {
  const { u, tint, side } = set;
  const hull = tint(hulls[i % hulls.length] ?? hulls[0]);
  const [w, h] = [112 * u, 52 * u];
  const mast = i % 2 ? 210 * u : 270 * u;
  const cabin =
    i % 2
      ? rect(x - 20 * u, y - h - 52 * u, 70 * u, 56 * u, tint("#f3efe4"), ` rx="${fix(6 * u)}"`) +
        rect(x - 6 * u, y - h - 42 * u, 40 * u, 22 * u, tint("#6d9ab5"))
      : rect(x + 6 * u, y - h - 30 * u, 104 * u, 18 * u, tint("#f6f1e2"), ` rx="${fix(9 * u)}"`);
  return (
    ellipse(x, y + 12 * u, w * 1.05, 12 * u, "#ffffff", 0.35) +
    line(
      `M${fix(x)} ${fix(y - h)}v${fix(-mast)}M${fix(x)} ${fix(y - h - mast)}L${fix(x + side * w * 0.9)} ${fix(y - h)}M${fix(x)} ${fix(y - h - mast)}L${fix(x - side * w * 0.9)} ${fix(y - h)}`,
      tint("#5b4636"),
      5 * u,
      0.9,
    ) +
    cabin +
    solidShape(
      set,
      `M${fix(x - w)} ${fix(y - h)}H${fix(x + w)}L${fix(x + w * 0.74)} ${fix(y + 10 * u)}H${fix(x - w * 0.78)}Z`,
      hull,
      0.7,
    ) +
    line(`M${fix(x - w + 6 * u)} ${fix(y - h + 12 * u)}h${fix(2 * w - 12 * u)}`, lighten(hull, 0.2), 6 * u)
  );
};

const quay = (set: PictureSet, top: number): SvgArt => {
  const { W, H, u, P, D } = set;
  const stone = mix("#a39a8d", P.ambient, P.ambientShare + 0.08);
  const fill = D.body([
    [0, lighten(stone, 0.05)],
    [1, darken(stone, 0.06)],
  ]);
  const seams =
    repeat(10, (i) => `M${fix(W * (i / 9))} ${fix(top + 26 * u)}L${fix(W * (0.5 + (i / 9 - 0.5) * 1.8))} ${fix(H)}`) +
    [0.22, 0.55].map((t) => `M0 ${fix(top + (H - top) * t)}H${fix(W)}`).join("");
  return (
    rect(-20, top, W + 40, H, fill) +
    line(seams, darken(stone, 0.07), 4 * u, 0.5) +
    rect(-20, top, W + 40, 26 * u, lighten(stone, 0.1)) +
    lightPool(set)
  );
};

const bollard = ({ u, tint, side }: PictureSet, x: number, y: number): SvgArt => {
  const iron = tint("#3d4250");
  const rope = tint("#d8b87a");
  return (
    line(
      `M${fix(x)} ${fix(y - 56 * u)}C${fix(x + side * 90 * u)} ${fix(y - 10 * u)} ${fix(x + side * 60 * u)} ${fix(y - 100 * u)} ${fix(x - side * 150 * u)} ${fix(y - 130 * u)}`,
      rope,
      10 * u,
    ) +
    rect(x - 24 * u, y - 80 * u, 48 * u, 86 * u, iron, ` rx="${fix(10 * u)}"`) +
    rect(x - 38 * u, y - 96 * u, 76 * u, 28 * u, lighten(iron, 0.06), ` rx="${fix(14 * u)}"`) +
    [0, 14, 28].map((dy) => rect(x - 30 * u, y - (62 - dy) * u, 60 * u, 10 * u, rope, ` rx="${fix(5 * u)}"`)).join("")
  );
};
