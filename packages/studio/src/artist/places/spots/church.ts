import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { icon } from "../../props/icon.ts";
import { fix, polygon } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { flagstones } from "../interiors/flagstones.ts";
import { type RoomColours, roomColours } from "../interiors/room-parts.ts";
import { stainedGlass } from "../interiors/stained-glass.ts";

/** The nave of a church: pillars, windows of stained glass, an altar with candles, rows of benches. */
export const church = (set: PictureSet): Scenery => {
  const colours = roomColours(set, "lamp");
  const stone = colours.lit("#dccfb6", 0.7);
  return {
    sky: vault(set, colours, stone),
    far: windows(set, colours, stone) + altar(set, colours) + pillars(set, colours, stone),
    mid: "",
    ground: flagstones(set, colours.floor, colours.lit("#b3a48f")) + runner(set, colours) + benches(set, colours),
    front: [],
    indoors: true,
    shows: ["church"],
  };
};

/** Where the arches stand: half the width of the middle one, and of a pillar, and the y of the capitals. */
const plan = ({
  W,
  H,
  u,
  portrait,
}: PictureSet): { middle: number; pillar: number; capital: number; outer: number } => ({
  middle: W * (portrait ? 0.27 : 0.17),
  outer: W * (portrait ? 0.6 : 0.41),
  pillar: (portrait ? 34 : 40) * u,
  capital: H * (portrait ? 0.27 : 0.25),
});

/** The wall within pointed arches, which spring from the pillars. */
const vault = (set: PictureSet, { floor }: RoomColours, stone: Colour): SvgArt => {
  const { W, H, u, D, portrait } = set;
  const { middle, outer, capital } = plan(set);
  const top = portrait ? H * 0.05 : -60 * u;
  const wall = D.body([
    [0, darken(stone, 0.12)],
    [1, stone],
  ]);
  const bays: readonly (readonly [number, number])[] = [
    [-middle, middle],
    [-outer, -middle],
    [middle, outer],
    [-outer - middle * 1.4, -outer],
    [outer, outer + middle * 1.4],
  ];
  const arches = bays.map(([from, to]) => {
    const x = W / 2 + from;
    const w = to - from;
    const y = Math.max(top, capital - w * 0.85);
    const spring = capital + 8 * u;
    const d = `M${fix(x)} ${fix(floor)}V${fix(spring)}Q${fix(x + w * 0.04)} ${fix(y + (spring - y) * 0.36)} ${fix(x + w / 2)} ${fix(y)}Q${fix(x + w * 0.96)} ${fix(y + (spring - y) * 0.36)} ${fix(x + w)} ${fix(spring)}V${fix(floor)}Z`;
    return shape(d, wall) + line(d, lighten(stone, 0.03), 44 * u) + line(d, darken(stone, 0.08), 12 * u);
  });
  return rect(0, 0, W, H, darken(stone, 0.17)) + arches.join("");
};

const windows = (set: PictureSet, { floor }: RoomColours, stone: Colour): SvgArt => {
  const { W, H, u, portrait } = set;
  const { middle, outer, pillar, capital } = plan(set);
  const y = H * (portrait ? 0.17 : 0.07);
  const frame = darken(stone, 0.05);
  const lancet = (x: number, width: number, top: number, foot: number): SvgArt =>
    stainedGlass(set, { x: x - width / 2, y: top, width, height: foot - top }, frame);
  const sideX = portrait ? (middle + pillar + W / 2) / 2 : (middle + outer) / 2;
  const sideWidth = (portrait ? 130 : 200) * u;
  return (
    lancet(W / 2, (portrait ? 330 : 340) * u, y, floor - 230 * u) +
    [-1, 1].map((k) => lancet(W / 2 + k * sideX, sideWidth, capital - 20 * u, floor - 200 * u)).join("") +
    (portrait
      ? ""
      : [-1, 1].map((k) => lancet(W / 2 + k * W * 0.485, sideWidth * 0.6, capital + 20 * u, floor - 200 * u)).join(""))
  );
};

const pillars = (set: PictureSet, { floor }: RoomColours, stone: Colour): SvgArt => {
  const { W, u, D } = set;
  const { middle, outer, pillar, capital } = plan(set);
  const round = D.body(
    [
      [0, darken(stone, 0.14)],
      [0.4, lighten(stone, 0.05)],
      [1, darken(stone, 0.18)],
    ],
    [0, 0, 1, 0],
  );
  return [-outer, -middle, middle, outer]
    .map((dx) => {
      const x = W / 2 + dx;
      const block = (y: number, half: number, h: number): SvgArt =>
        rect(x - half, y, half * 2, h, darken(stone, 0.04), ` rx="${fix(5 * u)}"`);
      return (
        rect(x - pillar, capital, pillar * 2, floor - capital, round) +
        block(capital - 8 * u, pillar * 1.35, 34 * u) +
        block(capital + 26 * u, pillar * 1.14, 16 * u) +
        block(floor - 66 * u, pillar * 1.2, 34 * u) +
        block(floor - 36 * u, pillar * 1.5, 50 * u)
      );
    })
    .join("");
};

/** A table with a white cloth, a cross, candles and flowers, on a step. */
const altar = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, u, tint } = set;
  const x = W / 2;
  const top = floor - 168 * u;
  const gold = lit("#e0b04a");
  const glow = set.D.glow([
    [0, "#ffe3a0", 0.5],
    [1, "#ffc765", 0],
  ]);
  const cloth = `M${fix(x - 190 * u)} ${fix(top)}h${fix(380 * u)}v${fix(96 * u)}l${fix(-63 * u)} ${fix(-22 * u)}l${fix(-64 * u)} ${fix(22 * u)}l${fix(-63 * u)} ${fix(-22 * u)}l${fix(-63 * u)} ${fix(22 * u)}l${fix(-64 * u)} ${fix(-22 * u)}l${fix(-63 * u)} ${fix(22 * u)}Z`;
  return (
    rect(x - 250 * u, floor - 30 * u, 500 * u, 40 * u, lit("#a3947f")) +
    rect(x - 172 * u, top, 344 * u, 142 * u, lit("#8d6a4a")) +
    solidShape(set, cloth, lit("#f7f1e6")) +
    line(`M${fix(x)} ${fix(top)}v${fix(-104 * u)}m${fix(-34 * u)} ${fix(34 * u)}h${fix(68 * u)}`, gold, 15 * u) +
    [-1, 1]
      .map(
        (k) =>
          ellipse(x + k * 112 * u, top - 96 * u, 130 * u, 120 * u, glow) +
          icon("candle", { x: x + k * 112 * u, y: top + 6 * u, size: 112 * u }) +
          icon("bouquet", { x: x + k * 168 * u, y: top + 8 * u, size: 78 * u, tint }),
      )
      .join("")
  );
};

/** A red carpet from the altar to the viewer. */
const runner = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, H, u } = set;
  const at = (half: number, y: number): readonly [number, number] => [W / 2 + half * u, y];
  const carpet = polygon([at(-96, floor + 4), at(96, floor + 4), at(320, H + 10), at(-320, H + 10)]);
  const hem = `M${fix(W / 2 - 84 * u)} ${fix(floor + 4)}L${fix(W / 2 - 290 * u)} ${fix(H)}M${fix(W / 2 + 84 * u)} ${fix(floor + 4)}L${fix(W / 2 + 290 * u)} ${fix(H)}`;
  return shape(carpet, lit("#9c2f38")) + line(hem, lit("#e0b04a"), 7 * u, 0.8);
};

/** Two rows of benches on both sides of the carpet, seen from behind. */
const benches = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, u, portrait } = set;
  const wood = lit("#8a5a3a");
  const rows = [
    { foot: floor + 8 * u, aisle: (portrait ? 190 : 260) * u, size: 1 },
    { foot: floor + 84 * u, aisle: (portrait ? 240 : 320) * u, size: 1.2 },
  ];
  return rows
    .map(({ foot, aisle, size }) => {
      const s = u * size;
      return [-1, 1]
        .map((k) => {
          const x = W / 2 + k * aisle;
          const length = W / 2 - aisle + 20;
          const left = k > 0 ? x : x - length;
          const end = `M${fix(x - 17 * s)} ${fix(foot)}v${fix(-140 * s)}q${fix(17 * s)} ${fix(-30 * s)} ${fix(34 * s)} 0v${fix(140 * s)}Z`;
          return (
            rect(left, foot - 14 * s, length, 14 * s, "#2a1c18", ' opacity=".3"') +
            rect(left, foot - 122 * s, length, 104 * s, darken(wood, 0.04)) +
            rect(left, foot - 130 * s, length, 20 * s, lighten(wood, 0.06), ` rx="${fix(6 * s)}"`) +
            line(
              repeat(
                Math.ceil(length / (150 * s)),
                (i) => `M${fix(x + k * (i + 1) * 150 * s)} ${fix(foot - 104 * s)}v${fix(80 * s)}`,
              ),
              darken(wood, 0.1),
              7 * s,
            ) +
            solidShape(set, end, wood)
          );
        })
        .join("");
    })
    .join("");
};
