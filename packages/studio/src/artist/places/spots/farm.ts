import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { meadow } from "../meadow.ts";

/** A farm: a red barn with a silo, a field in rows, a wooden fence and bales of hay. */
export const farm = (set: PictureSet): Scenery => {
  const { W, H, u, groundTop, side, portrait } = set;
  const scenery = meadow(set);
  const barnX = W * (0.5 - side * (portrait ? 0.2 : 0.24));
  return {
    ...scenery,
    mid:
      rows(set) +
      scenery.mid +
      silo(set, barnX + side * 250 * u, groundTop + H * 0.01) +
      barn(set, barnX, groundTop + H * 0.015),
    ground:
      scenery.ground +
      fence(set, groundTop + H * 0.045) +
      bales(set, W * (0.5 + side * (portrait ? 0.34 : 0.38)), groundTop + H * 0.1),
    shows: ["fence"],
  };
};

/** Rows of a field that run to the horizon. */
const rows = ({ W, u, P, horizon, groundTop, side, portrait }: PictureSet): SvgArt => {
  const soil = mix(mix("#c9a24f", P.ambient, P.ambientShare + 0.05), P.ground[0], 0.2);
  const middle = W * (0.5 + side * (portrait ? 0.2 : 0.25));
  const [top, foot] = [horizon + 8 * u, groundTop + 20 * u];
  const [far, near] = [(portrait ? 150 : 210) * u, (portrait ? 300 : 480) * u];
  const field = `M${fix(middle - far)} ${fix(top)}H${fix(middle + far)}L${fix(middle + near)} ${fix(foot)}H${fix(middle - near)}Z`;
  const furrows = repeat(11, (i) => {
    const t = (i - 5) / 5;
    return `M${fix(middle + t * far)} ${fix(top)}L${fix(middle + t * near)} ${fix(foot)}`;
  });
  return shape(field, soil) + line(furrows, darken(soil, 0.08), 7 * u, 0.8);
};

const barn = (set: PictureSet, x: number, foot: number): SvgArt => {
  const { u, D, tint } = set;
  const [w, wall, peak] = [190 * u, 210 * u, 380 * u];
  const red = tint("#b5433a");
  const white = tint("#f6f0e4");
  const fill = D.body([
    [0, lighten(red, 0.03)],
    [1, darken(red, 0.07)],
  ]);
  const gable = `M${fix(x - w)} ${fix(foot)}V${fix(foot - wall)}L${fix(x - w * 0.62)} ${fix(foot - peak * 0.82)}L${fix(x)} ${fix(foot - peak)}L${fix(x + w * 0.62)} ${fix(foot - peak * 0.82)}L${fix(x + w)} ${fix(foot - wall)}V${fix(foot)}Z`;
  const roof = `M${fix(x - w * 1.08)} ${fix(foot - wall + 10 * u)}L${fix(x - w * 0.64)} ${fix(foot - peak * 0.82)}L${fix(x)} ${fix(foot - peak)}L${fix(x + w * 0.64)} ${fix(foot - peak * 0.82)}L${fix(x + w * 1.08)} ${fix(foot - wall + 10 * u)}`;
  const [dw, dh] = [78 * u, 170 * u];
  const door = `M${fix(x - dw)} ${fix(foot)}V${fix(foot - dh)}H${fix(x + dw)}V${fix(foot)}`;
  return (
    solidShape(set, gable, fill, 0.8) +
    line(
      repeat(9, (i) => `M${fix(x + (i - 4) * 42 * u)} ${fix(foot - wall * 0.98)}V${fix(foot)}`),
      darken(red, 0.06),
      4 * u,
      0.6,
    ) +
    line(roof, tint("#5b5f6b"), 24 * u) +
    shape(`${door}Z`, darken(red, 0.05)) +
    line(
      `${door}M${fix(x)} ${fix(foot - dh)}V${fix(foot)}M${fix(x - dw)} ${fix(foot)}L${fix(x)} ${fix(foot - dh)}M${fix(x)} ${fix(foot)}L${fix(x + dw)} ${fix(foot - dh)}`,
      white,
      9 * u,
    ) +
    rect(
      x - 36 * u,
      foot - 290 * u,
      72 * u,
      66 * u,
      darken(red, 0.14),
      ` stroke="${white}" stroke-width="${fix(9 * u)}"`,
    )
  );
};

const silo = (set: PictureSet, x: number, foot: number): SvgArt => {
  const { u, D, tint } = set;
  const metal = tint("#c3c9d0");
  const fill = D.body(
    [
      [0, darken(metal, 0.08)],
      [0.35, lighten(metal, 0.05)],
      [1, darken(metal, 0.1)],
    ],
    [0, 0, 1, 0],
  );
  const [w, h] = [66 * u, 350 * u];
  return (
    solidShape(
      set,
      `M${fix(x - w)} ${fix(foot)}V${fix(foot - h)}A${fix(w)} ${fix(w * 0.9)} 0 0 1 ${fix(x + w)} ${fix(foot - h)}V${fix(foot)}Z`,
      fill,
      0.7,
    ) +
    line(
      repeat(5, (i) => `M${fix(x - w)} ${fix(foot - h + i * 72 * u)}h${fix(2 * w)}`),
      darken(metal, 0.14),
      4 * u,
      0.7,
    )
  );
};

const fence = ({ W, u, tint }: PictureSet, foot: number): SvgArt => {
  const wood = tint("#d8c3a0");
  const posts = Math.ceil(W / (210 * u)) + 1;
  return (
    [0.35, 0.75].map((t) => rect(-20, foot - (20 + 84 * t) * u, W + 40, 16 * u, darken(wood, 0.03))).join("") +
    repeat(posts, (i) => rect(i * 210 * u - 10 * u, foot - 106 * u, 20 * u, 112 * u, wood, ` rx="${fix(5 * u)}"`))
  );
};

const bales = ({ u, tint }: PictureSet, x: number, y: number): SvgArt => {
  const straw = tint("#e0b95a");
  const bale = (bx: number, by: number): SvgArt =>
    ellipse(bx, by - 62 * u, 74 * u, 66 * u, straw) +
    [0.72, 0.46, 0.2]
      .map(
        (k) =>
          `<ellipse cx="${fix(bx)}" cy="${fix(by - 62 * u)}" rx="${fix(74 * u * k)}" ry="${fix(66 * u * k)}" fill="none" stroke="${darken(straw, 0.09)}" stroke-width="${fix(6 * u)}"/>`,
      )
      .join("");
  return bale(x - 72 * u, y) + bale(x + 72 * u, y) + bale(x, y - 104 * u);
};
