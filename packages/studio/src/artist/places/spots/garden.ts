import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { flower } from "../../nature/plants.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { leafTree } from "../../nature/trees.ts";
import { icon } from "../../props/icon.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt } from "../../shapes/svg.ts";
import { meadow } from "../meadow.ts";

/** A garden: the back of a house, a fence, beds with vegetables and flowers, an apple tree. */
export const garden = (set: PictureSet): Scenery => {
  const { W, H, u, P, groundTop, side, portrait } = set;
  const scenery = meadow(set);
  const treeX = W * (0.5 + side * (portrait ? 0.36 : 0.36));
  const foot = groundTop + H * 0.03;
  return {
    ...scenery,
    far: scenery.far,
    mid: house(set, W * (0.5 - side * (portrait ? 0.26 : 0.3)), foot) + fence(set, foot),
    ground:
      scenery.ground +
      leafTree(set, { x: treeX, y: foot + 20 * u, height: 440 * u, colour: mix(P.mid, "#4f9e4a", 0.5) }) +
      apples(set, treeX, foot - 250 * u) +
      bed(set, W * (0.5 - side * (portrait ? 0.28 : 0.33)), foot + 74 * u, ["carrot", "leafy-green", "tomato"]) +
      bed(set, W * (0.5 + side * (portrait ? 0.3 : 0.2)), foot + 52 * u, undefined) +
      icon("watering-can", {
        x: W * (0.5 - side * (portrait ? 0.02 : 0.16)),
        y: foot + 78 * u,
        size: 86 * u,
        tint: set.tint,
      }),
    shows: ["house-with-garden", "fence"],
  };
};

const house = (set: PictureSet, x: number, foot: number): SvgArt => {
  const { u, D, P, roomR, tint, portrait } = set;
  const plaster = tint(roomR.pick(["#f3e0c0", "#e8c9a8", "#dfe6ea", "#f0d0c0"]));
  const tile = tint(roomR.pick(["#a8523e", "#5f6b7a", "#7a4f5c"]));
  const [w, h] = [(portrait ? 210 : 300) * u, 300 * u];
  const night = P.stars > 0.3;
  const pane = night ? "#ffdf8f" : tint("#a9cfe2");
  const white = lighten(plaster, 0.12);
  const fill = D.body([
    [0, lighten(plaster, 0.02)],
    [1, darken(plaster, 0.06)],
  ]);
  const window = (wx: number): SvgArt =>
    rect(
      wx - 44 * u,
      foot - 220 * u,
      88 * u,
      96 * u,
      pane,
      ` rx="${fix(6 * u)}" stroke="${white}" stroke-width="${fix(10 * u)}"`,
    ) +
    line(
      `M${fix(wx)} ${fix(foot - 220 * u)}v${fix(96 * u)}M${fix(wx - 44 * u)} ${fix(foot - 172 * u)}h${fix(88 * u)}`,
      white,
      6 * u,
    );
  return (
    solidShape(set, `M${fix(x - w)} ${fix(foot)}V${fix(foot - h)}H${fix(x + w)}V${fix(foot)}Z`, fill, 0.7) +
    solidShape(
      set,
      `M${fix(x - w - 34 * u)} ${fix(foot - h + 14 * u)}L${fix(x - w * 0.7)} ${fix(foot - h - 170 * u)}H${fix(x + w * 0.7)}L${fix(x + w + 34 * u)} ${fix(foot - h + 14 * u)}Z`,
      tile,
      0.7,
    ) +
    window(x - w * 0.58) +
    window(x + w * 0.58) +
    rect(x - 46 * u, foot - 210 * u, 92 * u, 212 * u, tint("#4f7a63"), ` rx="${fix(8 * u)}"`) +
    rect(x - 28 * u, foot - 190 * u, 56 * u, 66 * u, pane, ` rx="${fix(6 * u)}"`) +
    ellipse(x + 32 * u, foot - 96 * u, 6 * u, 6 * u, tint("#e8c76a"))
  );
};

const fence = ({ W, u, tint }: PictureSet, foot: number): SvgArt => {
  const wood = tint("#f2ead8");
  const count = Math.ceil(W / (52 * u));
  const pale = (i: number): string => {
    const x = i * 52 * u;
    return `<path d="M${fix(x)} ${fix(foot + 10 * u)}v${fix(-96 * u)}l${fix(16 * u)} ${fix(-20 * u)}l${fix(16 * u)} ${fix(20 * u)}v${fix(96 * u)}Z" fill="${wood}"/>`;
  };
  return (
    [70, 30].map((y) => rect(-20, foot - y * u, W + 40, 13 * u, darken(wood, 0.05))).join("") + repeat(count, pale)
  );
};

/** A bed of earth with a row of vegetables, or of flowers. */
const bed = (set: PictureSet, x: number, y: number, vegetables: readonly string[] | undefined): SvgArt => {
  const { u, R, P, portrait, tint } = set;
  const w = (portrait ? 190 : 270) * u;
  const soil = mix("#6b4a33", P.ambient, P.ambientShare + 0.05);
  const plants = repeat(vegetables ? 6 : 11, (i) => {
    const px = x - w * 0.82 + ((i + 0.5) / (vegetables ? 6 : 11)) * w * 1.64;
    const name = vegetables?.[i % vegetables.length];
    return name
      ? icon(name, { x: px, y: y + 8 * u, size: 70 * u, tint })
      : flower(
          set,
          px,
          y + (i % 2) * 10 * u,
          R.between(62, 86) * u,
          R.pick(["#e05a6b", "#f0c24a", "#a86fd0", "#ffffff"]),
        );
  });
  return ellipse(x, y + 6 * u, w, 30 * u, darken(soil, 0.05)) + ellipse(x, y, w * 0.96, 24 * u, soil) + plants;
};

const apples = ({ u, R, tint }: PictureSet, x: number, y: number): SvgArt =>
  repeat(9, (i) =>
    ellipse(
      x + ((i % 3) - 1) * 66 * u + R.wobble() * 30 * u,
      y + (Math.floor(i / 3) - 1) * 56 * u + R.wobble() * 20 * u,
      15 * u,
      15 * u,
      tint("#d9453a"),
    ),
  );
