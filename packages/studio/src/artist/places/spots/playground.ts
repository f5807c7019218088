import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { leafTree } from "../../nature/trees.ts";
import { icon } from "../../props/icon.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { meadow } from "../meadow.ts";

/** A playground: a slide, swings, a sandpit, trees behind. */
export const playground = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, groundTop, side, portrait } = set;
  const scenery = meadow(set);
  const trees = (portrait ? [0.15, 0.5, 0.85] : [0.12, 0.3, 0.52, 0.72, 0.9])
    .map((x) =>
      leafTree(set, {
        x: W * (x + R.wobble() * 0.03),
        y: groundTop,
        height: R.between(240, 340) * u,
        colour: mix(P.mid, R.pick(["#4f9e4a", "#7fae4a"]), 0.45),
      }),
    )
    .join("");
  const foot = groundTop + H * 0.06;
  return {
    ...scenery,
    mid: trees,
    ground:
      scenery.ground +
      swings(set, W * (0.5 + side * (portrait ? 0.27 : 0.3)), foot) +
      slide(set, W * (0.5 - side * (portrait ? 0.27 : 0.32)), foot + 10 * u) +
      sandpit(set, W * (0.5 + side * (portrait ? 0.02 : 0.02)), foot - 4 * u),
    shows: ["playground-slide"],
  };
};

const swings = ({ u, tint, portrait }: PictureSet, x: number, foot: number): SvgArt => {
  const [w, h] = [(portrait ? 170 : 230) * u, 400 * u];
  const frame = tint("#c8443a");
  const top = foot - h;
  const seat = (at: number, sway: number, colour: string): SvgArt => {
    const sx = x + at * w;
    const [bx, by] = [sx + sway * u, foot - 86 * u];
    return (
      line(
        `M${fix(sx - 36 * u)} ${fix(top)}L${fix(bx - 38 * u)} ${fix(by)}M${fix(sx + 36 * u)} ${fix(top)}L${fix(bx + 38 * u)} ${fix(by)}`,
        tint("#5b5f6b"),
        5 * u,
      ) + rect(bx - 50 * u, by - 6 * u, 100 * u, 18 * u, tint(colour), ` rx="${fix(8 * u)}"`)
    );
  };
  return (
    line(
      `M${fix(x - w - 70 * u)} ${fix(foot)}L${fix(x - w)} ${fix(top)}L${fix(x - w + 60 * u)} ${fix(foot + 16 * u)}M${fix(x + w - 60 * u)} ${fix(foot + 16 * u)}L${fix(x + w)} ${fix(top)}L${fix(x + w + 70 * u)} ${fix(foot)}`,
      darken(frame, 0.04),
      18 * u,
    ) +
    line(`M${fix(x - w)} ${fix(top)}H${fix(x + w)}`, frame, 20 * u) +
    seat(-0.48, -14, "#3f7fb5") +
    seat(0.46, 26, "#f0c23f")
  );
};

const slide = ({ u, tint, side }: PictureSet, x: number, foot: number): SvgArt => {
  const [blue, iron, yellow] = [tint("#3f8fc4"), tint("#5b5f6b"), tint("#f0c23f")];
  const dir = side;
  const [top, px] = [foot - 330 * u, x - dir * 120 * u];
  const rungs = repeat(
    6,
    (i) => `M${fix(px - dir * (66 - i * 8) * u)} ${fix(foot - (30 + i * 50) * u)}h${fix(dir * 56 * u)}`,
  );
  return (
    line(
      `M${fix(px - dir * 76 * u)} ${fix(foot)}L${fix(px - dir * 20 * u)} ${fix(top)}M${fix(px - dir * 20 * u)} ${fix(foot)}L${fix(px + dir * 30 * u)} ${fix(top)}M${fix(px + dir * 100 * u)} ${fix(foot)}V${fix(top + 90 * u)}`,
      iron,
      15 * u,
    ) +
    line(rungs, iron, 11 * u) +
    shape(
      `M${fix(px - dir * 30 * u)} ${fix(top - 6 * u)}h${fix(dir * 110 * u)}C${fix(px + dir * 190 * u)} ${fix(top + 40 * u)} ${fix(px + dir * 210 * u)} ${fix(foot - 30 * u)} ${fix(px + dir * 380 * u)} ${fix(foot - 18 * u)}v${fix(22 * u)}C${fix(px + dir * 180 * u)} ${fix(foot + 8 * u)} ${fix(px + dir * 150 * u)} ${fix(top + 80 * u)} ${fix(px + dir * 60 * u)} ${fix(top + 22 * u)}h${fix(-dir * 90 * u)}Z`,
      blue,
    ) +
    line(
      `M${fix(px + dir * 80 * u)} ${fix(top - 8 * u)}C${fix(px + dir * 190 * u)} ${fix(top + 40 * u)} ${fix(px + dir * 210 * u)} ${fix(foot - 30 * u)} ${fix(px + dir * 380 * u)} ${fix(foot - 20 * u)}`,
      lighten(blue, 0.12),
      8 * u,
    ) +
    line(`M${fix(px - dir * 26 * u)} ${fix(top)}v${fix(-96 * u)}h${fix(dir * 96 * u)}v${fix(92 * u)}`, yellow, 13 * u)
  );
};

const sandpit = ({ u, tint, portrait }: PictureSet, x: number, y: number): SvgArt => {
  const sand = tint("#f0d9a0");
  const w = (portrait ? 150 : 210) * u;
  return (
    ellipse(x, y + 4 * u, w + 22 * u, 42 * u, tint("#b9793f")) +
    ellipse(x, y, w, 33 * u, sand) +
    ellipse(x - 46 * u, y - 16 * u, 62 * u, 24 * u, lighten(sand, 0.03)) +
    icon("bucket", { x: x + 66 * u, y: y + 10 * u, size: 64 * u, tint })
  );
};
