import { type Colour, darken, lighten } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { hill } from "../nature/land.ts";
import { solidShape } from "../nature/solid-shape.ts";
import { fix, ridge } from "../shapes/curve.ts";
import { ellipse, rect, repeat, type SvgArt } from "../shapes/svg.ts";
import { lightPool, scatter } from "./near-ground.ts";

const crystals = ["#6ff0e8", "#c98aff", "#ff8ad0", "#8ab8ff"] as const;

export const cave = (set: PictureSet): Scenery => {
  const { W, H, u, R, D, P, groundTop, look } = set;
  const wash = look.scenery.wash === true;
  const rock = wash ? P.mid : "#3a3350";
  const dark = wash ? P.near : "#0e0b20";
  const light = D.glow(
    wash
      ? [
          [0, P.sky[3]],
          [0.5, P.sky[1]],
          [1, P.far],
        ]
      : [
          [0, "#8fd0d8"],
          [0.25, "#4a6f9a"],
          [0.6, "#2a2a52"],
          [1, "#14122c"],
        ],
    [fix(W * 0.5), fix(H * 0.42), fix(Math.max(W, H) * 0.62)],
    "userSpaceOnUse",
  );
  const ground =
    hill(set, ridge(R, W, groundTop + H * 0.01, 26 * u, 3), {
      top: lighten(rock, 0.1),
      base: wash ? P.ground[1] : "#1a1630",
      rim: "#9fe6f0",
    }) +
    scatter(set, 12, 0.12, (x, y) => crystal(set, x, y, R.between(60, 150) * u, R.pick(crystals))) +
    lightPool(set, "#bff0ff");
  return {
    sky: rect(0, 0, W, H, wash ? P.far : "#14122c") + rect(0, 0, W, H, light),
    far:
      spikes(set, -10, 1, 14, [80, 300], lighten(rock, 0.04)) +
      spikes(set, groundTop + H * 0.04, -1, 10, [60, 200], lighten(rock, 0.03)),
    mid: "",
    ground,
    front: [
      { art: spikes(set, -10, 1, 7, [110, 240], dark), box: { x: 0, y: 0, width: W, height: 260 * u } },
      { art: spikes(set, H + 10, -1, 6, [50, 110], dark), box: { x: 0, y: H - 120 * u, width: W, height: 120 * u } },
    ],
    fireflies: true,
    indoors: true,
  };
};

const spikes = (
  set: PictureSet,
  y: number,
  down: 1 | -1,
  count: number,
  [low, high]: readonly [number, number],
  colour: Colour,
): SvgArt => {
  const { W, R, u, D } = set;
  const fill = D.body(
    [
      [0, colour],
      [1, lighten(colour, 0.1)],
    ],
    down > 0 ? [0, 0, 0, 1] : [0, 1, 0, 0],
  );
  return repeat(count, (i) => {
    const x = ((i + R()) / count) * W;
    const w = R.between(30, 90) * u;
    const h = R.between(low, high) * u * down;
    return solidShape(
      set,
      `M${fix(x - w)} ${fix(y)}Q${fix(x - w * 0.2)} ${fix(y + h * 0.3)} ${fix(x)} ${fix(y + h)}Q${fix(x + w * 0.2)} ${fix(y + h * 0.3)} ${fix(x + w)} ${fix(y)}Z`,
      fill,
      0.7,
    );
  });
};

const crystal = (set: PictureSet, x: number, y: number, h: number, colour: Colour): SvgArt => {
  const { D } = set;
  const halo = D.glow([
    [0, colour, 0.5],
    [1, colour, 0],
  ]);
  const fill = D.body([
    [0, lighten(colour, 0.12)],
    [1, darken(colour, 0.22)],
  ]);
  const shards = (
    [
      [-0.22, 0.7],
      [0.2, 0.8],
      [0, 1],
    ] as const
  ).map(([dx, k]) =>
    solidShape(
      set,
      `M${fix(x + dx * h - h * 0.12)} ${fix(y)}L${fix(x + dx * h * 1.3 - h * 0.1)} ${fix(y - h * k * 0.75)}L${fix(x + dx * h * 1.5)} ${fix(y - h * k)}L${fix(x + dx * h * 1.3 + h * 0.12)} ${fix(y - h * k * 0.72)}L${fix(x + dx * h + h * 0.12)} ${fix(y)}Z`,
      fill,
      0.5,
    ),
  );
  return ellipse(x, y - h * 0.4, h * 1.1, h, halo) + shards.join("");
};
