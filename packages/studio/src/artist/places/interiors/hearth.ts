import { darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { icon } from "../../props/icon.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import type { RoomColours } from "./room-parts.ts";

/** An open fire under a stone hood, with a kettle on a chain. */
export const hearth = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, u, side, D, tint } = set;
  const x = W * (0.5 - side * 0.24);
  const stone = lit("#9a8f86");
  const [w, h] = [190 * u, 260 * u];
  const glow = D.glow([
    [0, "#ffb04a", 0.75],
    [1, "#ff8a2a", 0],
  ]);
  const hood = `M${fix(x - w * 1.2)} ${fix(floor - h)}h${fix(w * 2.4)}L${fix(x + w * 0.6)} -10H${fix(x - w * 0.6)}Z`;
  return (
    shape(hood, darken(stone, 0.03)) +
    rect(x - w * 1.2, floor - h, w * 2.4, h + 10 * u, stone) +
    rect(x - w * 1.28, floor - h - 30 * u, w * 2.56, 40 * u, lighten(stone, 0.06), ` rx="${fix(8 * u)}"`) +
    shape(
      `M${fix(x - w * 0.8)} ${fix(floor + 8 * u)}V${fix(floor - h * 0.5)}Q${fix(x)} ${fix(floor - h * 0.92)} ${fix(x + w * 0.8)} ${fix(floor - h * 0.5)}V${fix(floor + 8 * u)}Z`,
      lit("#2a1d1c"),
    ) +
    ellipse(x, floor - 60 * u, w * 0.8, 120 * u, glow) +
    icon("fire", { x, y: floor + 4 * u, size: 130 * u, tint }) +
    line(`M${fix(x)} ${fix(floor - h * 0.74)}v${fix(60 * u)}`, lit("#3a3f4a"), 7 * u) +
    shape(
      `M${fix(x - 62 * u)} ${fix(floor - h * 0.74 + 56 * u)}h${fix(124 * u)}l${fix(-14 * u)} ${fix(62 * u)}q${fix(-48 * u)} ${fix(22 * u)} ${fix(-96 * u)} 0Z`,
      lit("#3d424e"),
    )
  );
};

/** A heavy table along the wall with bread and a jug, and herbs above it. */
export const sideboard = (set: PictureSet, { floor, lit, wood }: RoomColours): SvgArt => {
  const { W, H, u, side, tint } = set;
  const x = W * (0.5 + side * 0.22);
  const w = 270 * u;
  const y = floor - 120 * u;
  const herbs = repeat(4, (i) => {
    const at = W * (0.5 - side * 0.02) + (i - 1.5) * 58 * u;
    return (
      line(`M${fix(at)} ${fix(H * 0.2)}v${fix(46 * u)}`, lit("#7a5f3a"), 5 * u) +
      ellipse(at, H * 0.2 + 66 * u, 20 * u, 34 * u, lit(i % 2 ? "#7c8f4a" : "#9a7a4f"))
    );
  });
  return (
    herbs +
    rect(x - w + 30 * u, y, 30 * u, 132 * u, darken(wood, 0.1)) +
    rect(x + w - 60 * u, y, 30 * u, 132 * u, darken(wood, 0.1)) +
    rect(x - w, y - 22 * u, w * 2, 34 * u, darken(wood, 0.02), ` rx="${fix(8 * u)}"`) +
    icon("bread", { x: x - 120 * u, y: y - 18 * u, size: 92 * u, tint }) +
    icon("cheese-wedge", { x: x + 20 * u, y: y - 18 * u, size: 70 * u, tint }) +
    icon("amphora", { x: x + 140 * u, y: y - 18 * u, size: 96 * u, tint })
  );
};
