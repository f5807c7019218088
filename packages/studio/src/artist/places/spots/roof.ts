import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { clouds } from "../../nature/clouds.ts";
import { sky } from "../../nature/sky.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt } from "../../shapes/svg.ts";
import { skyline } from "../city.ts";
import { lightPool } from "../near-ground.ts";

/** A flat roof above a city: a low wall, chimneys, washing on a line, roofs and towers below. */
export const roof = (set: PictureSet): Scenery => {
  const { H, u, P, horizon, groundTop } = set;
  return {
    sky: sky(set) + clouds(set, P.orb === "none" ? 0.55 : 0),
    far: skyline(set, [0.12, 0.4], mix(P.far, P.sky[2], 0.25), horizon + 60 * u, 0.35),
    mid: skyline(set, [0.04, 0.2], mix(P.far, P.mid, 0.55), groundTop + 30 * u, 0.85),
    ground: terrace(set, groundTop + H * 0.02),
    front: [],
  };
};

const terrace = (set: PictureSet, top: number): SvgArt => {
  const { W, H, u, P, D, side, portrait } = set;
  const brick = mix("#a8604a", P.ambient, P.ambientShare + 0.08);
  const floor = mix("#8d8a88", P.ambient, P.ambientShare + 0.08);
  const fill = D.body([
    [0, lighten(floor, 0.05)],
    [1, darken(floor, 0.07)],
  ]);
  const seams = repeat(7, (i) => `M${fix(W * (i / 6))} ${fix(top)}L${fix(W * (0.5 + (i / 6 - 0.5) * 1.9))} ${fix(H)}`);
  const rows = repeat(2, (row) =>
    repeat(
      Math.ceil(W / (74 * u)) + 1,
      (i) => `M${fix((i * 74 + (row % 2) * 37) * u)} ${fix(top - (58 - row * 26) * u)}v${fix(26 * u)}`,
    ),
  );
  const wall =
    rect(-20, top - 62 * u, W + 40, 74 * u, brick) +
    line(`${rows}M0 ${fix(top - 32 * u)}H${fix(W)}`, darken(brick, 0.07), 3 * u, 0.7) +
    rect(-20, top - 78 * u, W + 40, 24 * u, lighten(floor, 0.12));
  const far = W * (0.5 - side * (portrait ? 0.36 : 0.4));
  return (
    rect(-20, top, W + 40, H, fill) +
    line(seams, darken(floor, 0.06), 4 * u, 0.6) +
    wall +
    chimney(set, far, top, brick) +
    chimney(set, far + side * 130 * u, top - 10 * u, brick) +
    washing(set, W * (0.5 + side * 0.17), W * (0.5 + side * (portrait ? 0.47 : 0.44)), top) +
    lightPool(set)
  );
};

const chimney = (set: PictureSet, x: number, foot: number, brick: string): SvgArt => {
  const { u } = set;
  return (
    solidShape(
      set,
      `M${fix(x - 48 * u)} ${fix(foot + 30 * u)}v${fix(-260 * u)}h${fix(96 * u)}v${fix(260 * u)}Z`,
      brick,
      0.7,
    ) +
    rect(x - 58 * u, foot - 244 * u, 116 * u, 24 * u, darken(brick, 0.06)) +
    [-1, 1]
      .map((k) =>
        rect(x + k * 24 * u - 14 * u, foot - 290 * u, 28 * u, 50 * u, lighten(brick, 0.06), ` rx="${fix(5 * u)}"`),
      )
      .join("")
  );
};

const cloths = ["#f4efe2", "#d98f7a", "#8fb6cf", "#f0d08a"] as const;
const washing = ({ u, R, tint }: PictureSet, from: number, to: number, foot: number): SvgArt => {
  const y = foot - 250 * u;
  const sag = (t: number): number => y + Math.sin(t * Math.PI) * 26 * u;
  const posts = [from, to].map((x) => rect(x - 7 * u, y - 12 * u, 14 * u, 280 * u, tint("#5b4636"))).join("");
  const rope = `M${fix(from)} ${fix(y)}Q${fix((from + to) / 2)} ${fix(y + 52 * u)} ${fix(to)} ${fix(y)}`;
  const cloth = repeat(4, (i) => {
    const t = 0.16 + i * 0.2;
    const x = from + (to - from) * t;
    const w = 66 * u;
    return rect(
      x - w / 2,
      sag(t),
      w,
      R.between(84, 120) * u,
      tint(cloths[i % cloths.length] ?? cloths[0]),
      ` rx="${fix(5 * u)}"`,
    );
  });
  return posts + line(rope, tint("#e8e2d2"), 4 * u) + cloth + ellipse(from, y - 14 * u, 9 * u, 9 * u, tint("#5b4636"));
};
