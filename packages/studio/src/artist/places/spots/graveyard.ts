import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { flower } from "../../nature/plants.ts";
import { pine } from "../../nature/trees.ts";
import { fix } from "../../shapes/curve.ts";
import { line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { meadow } from "../meadow.ts";

/** A graveyard on a meadow: an iron fence, dark trees, old stones with flowers. */
export const graveyard = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, portrait, groundTop, tint } = set;
  const scenery = meadow(set);
  const trees = (portrait ? [0.2, 0.82] : [0.18, 0.3, 0.7, 0.84])
    .map((x) =>
      pine(set, {
        x: W * x,
        y: groundTop + H * 0.01,
        height: R.between(330, 430) * u,
        colour: mix(P.mid, "#2f5d45", 0.4),
      }),
    )
    .join("");
  return {
    ...scenery,
    mid: trees + scenery.mid,
    ground: fence(set, groundTop + 30 * u, tint("#3d4250")) + scenery.ground + stones(set),
    fireflies: false,
  };
};

const fence = ({ W, u }: PictureSet, foot: number, iron: string): SvgArt => {
  const count = Math.ceil(W / (36 * u));
  const bars = repeat(count, (i) => `M${fix(i * 36 * u)} ${fix(foot)}v${fix(-150 * u)}`);
  const tips = repeat(
    count,
    (i) => `M${fix((i * 36 - 9) * u)} ${fix(foot - 146 * u)}h${fix(18 * u)}l${fix(-9 * u)} ${fix(-26 * u)}Z`,
  );
  return (
    line(bars, iron, 7 * u) +
    shape(tips, iron) +
    rect(0, foot - 122 * u, W, 8 * u, iron) +
    rect(0, foot - 40 * u, W, 8 * u, iron)
  );
};

const stones = (set: PictureSet): SvgArt => {
  const { W, H, u, R, P, groundTop, portrait } = set;
  const colour = mix("#a3a7ad", P.ambient, P.ambientShare + 0.08);
  return (portrait ? [0.1, 0.34, 0.7, 0.9] : [0.05, 0.16, 0.3, 0.44, 0.62, 0.76, 0.9])
    .map((at, i) => {
      const near = i % 2;
      const k = 1 + near * 0.25;
      const [x, y] = [W * (at + R.wobble() * 0.015), groundTop + H * (0.055 + near * 0.035)];
      const stone = mix(colour, R.pick(["#8a8f8a", "#b0a898", "#9aa3b0"]), 0.5);
      return headstone(set, x, y, k, stone, i % 3) + flowersAt(set, x + 40 * u * k, y + 6 * u, k);
    })
    .join("");
};

const headstone = ({ u, D }: PictureSet, x: number, y: number, k: number, colour: string, form: number): SvgArt => {
  const [w, h] = [50 * u * k, 120 * u * k];
  const fill = D.body([
    [0, lighten(colour, 0.05)],
    [1, darken(colour, 0.08)],
  ]);
  const top =
    form === 0
      ? `V${fix(y - h + w)}A${fix(w)} ${fix(w)} 0 0 1 ${fix(x + w)} ${fix(y - h + w)}`
      : form === 1
        ? `V${fix(y - h)}H${fix(x + w)}`
        : `V${fix(y - h * 0.8)}L${fix(x)} ${fix(y - h * 1.08)}L${fix(x + w)} ${fix(y - h * 0.8)}`;
  return (
    shape(`M${fix(x - w)} ${fix(y)}${top}V${fix(y)}Z`, fill) +
    line(
      `M${fix(x - w * 0.5)} ${fix(y - h * 0.55)}h${fix(w)}M${fix(x - w * 0.36)} ${fix(y - h * 0.4)}h${fix(w * 0.72)}`,
      darken(colour, 0.12),
      5 * u * k,
      0.7,
    ) +
    rect(x - w - 8 * u, y - 8 * u, 2 * w + 16 * u, 18 * u, darken(colour, 0.06), ` rx="${fix(5 * u)}"`)
  );
};

const flowersAt = (set: PictureSet, x: number, y: number, k: number): SvgArt =>
  repeat(3, (i) =>
    flower(
      set,
      x + (i - 1) * 18 * set.u * k,
      y + (i % 2) * 6 * set.u,
      34 * set.u * k,
      set.R.pick(["#d9534f", "#f0d04a", "#f7f2ff"]),
    ),
  );
