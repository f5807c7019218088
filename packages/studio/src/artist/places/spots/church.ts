import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { type RoomColours, roomColours } from "../interiors/room-parts.ts";

/** The nave of a church: pillars with arches, coloured windows, an altar with candles, benches at both sides of the aisle. */
export const church = (set: PictureSet): Scenery => {
  const { W, H, D } = set;
  const colours = roomColours(set, "candle");
  const stone = colours.lit("#cfc4b2", 0.7);
  const wall = D.body([
    [0, darken(stone, 0.1)],
    [1, stone],
  ]);
  return {
    sky: rect(0, 0, W, H, wall),
    far: apse(set, colours, stone) + windows(set, colours) + pillars(set, colours, stone),
    mid: "",
    ground: aisle(set, colours) + benches(set, colours),
    front: [],
    indoors: true,
    shows: ["church"],
  };
};

/** The round end of the nave with an altar. */
const apse = ({ W, H, u, D, P, portrait }: PictureSet, { floor, lit }: RoomColours, stone: string): SvgArt => {
  const [x, w] = [W / 2, (portrait ? 170 : 230) * u];
  const top = H * (portrait ? 0.2 : 0.08);
  const arch = `M${fix(x - w)} ${fix(floor)}V${fix(top + w * 1.1)}Q${fix(x - w)} ${fix(top + w * 0.3)} ${fix(x)} ${fix(top)}Q${fix(x + w)} ${fix(top + w * 0.3)} ${fix(x + w)} ${fix(top + w * 1.1)}V${fix(floor)}Z`;
  const glow = D.glow([
    [0, "#ffe3a0", 0.75],
    [1, "#ffe3a0", 0],
  ]);
  const y = floor - 90 * u;
  const candles = [-0.36, -0.18, 0.18, 0.36]
    .map(
      (k) =>
        rect(x + k * 300 * u - 7 * u, y - 92 * u, 14 * u, 70 * u, lit("#f7f0dc")) +
        ellipse(x + k * 300 * u, y - 104 * u, 7 * u, 14 * u, "#ffd36a"),
    )
    .join("");
  return (
    shape(arch, darken(stone, 0.09)) +
    roseWindow({ x, y: top + w * 1.05, r: w * 0.5, lit, night: P.stars > 0.3 }, u) +
    ellipse(x, y - 80 * u, 250 * u, 190 * u, glow) +
    rect(x - 150 * u, y - 20 * u, 300 * u, 112 * u, lit("#f3ecdc")) +
    rect(x - 168 * u, y - 34 * u, 336 * u, 26 * u, lit("#d8b25a"), ` rx="${fix(5 * u)}"`) +
    candles +
    line(
      `M${fix(x)} ${fix(y - 36 * u)}v${fix(-120 * u)}M${fix(x - 36 * u)} ${fix(y - 116 * u)}h${fix(72 * u)}`,
      lit("#d8b25a"),
      13 * u,
    )
  );
};

const glassColours = ["#c8443a", "#3f6fb5", "#e0a83a", "#4f9a6b", "#8a5bb0"] as const;

interface Rose {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly lit: RoomColours["lit"];
  readonly night: boolean;
}
const roseWindow = ({ x, y, r, lit, night }: Rose, u: number): SvgArt => {
  const colour = (i: number): string =>
    night ? darken(lit(glassColours[i % 5] ?? "#3f6fb5"), 0.1) : (glassColours[i % 5] ?? "#3f6fb5");
  return (
    ellipse(x, y, r + 12 * u, r + 12 * u, lit("#8d8478")) +
    repeat(10, (i) => {
      const [a, b] = [(i / 10) * Math.PI * 2, ((i + 1) / 10) * Math.PI * 2];
      return shape(
        `M${fix(x)} ${fix(y)}L${fix(x + Math.cos(a) * r)} ${fix(y + Math.sin(a) * r)}A${fix(r)} ${fix(r)} 0 0 1 ${fix(x + Math.cos(b) * r)} ${fix(y + Math.sin(b) * r)}Z`,
        colour(i),
      );
    }) +
    ellipse(x, y, r * 0.34, r * 0.34, colour(2)) +
    line(
      repeat(
        5,
        (i) =>
          `M${fix(x + Math.cos((i / 5) * Math.PI) * r)} ${fix(y + Math.sin((i / 5) * Math.PI) * r)}L${fix(x - Math.cos((i / 5) * Math.PI) * r)} ${fix(y - Math.sin((i / 5) * Math.PI) * r)}`,
      ),
      lit("#6f675e"),
      6 * u,
    )
  );
};

const windows = ({ W, H, u, P, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const night = P.stars > 0.3;
  return (portrait ? [0.16, 0.84] : [0.13, 0.29, 0.71, 0.87])
    .map((at, n) => {
      const [x, w, top, foot] = [W * at, 62 * u, H * (portrait ? 0.24 : 0.14), floor - 200 * u];
      const pane = `M${fix(x - w)} ${fix(foot)}V${fix(top + 90 * u)}Q${fix(x - w)} ${fix(top + 24 * u)} ${fix(x)} ${fix(top)}Q${fix(x + w)} ${fix(top + 24 * u)} ${fix(x + w)} ${fix(top + 90 * u)}V${fix(foot)}Z`;
      const rows = 6;
      const step = (foot - top - 60 * u) / rows;
      const pieces = repeat(rows * 2, (i) => {
        const colour = glassColours[(i * 2 + n) % 5] ?? "#3f6fb5";
        return rect(
          x - w + (i % 2) * w,
          top + 60 * u + Math.floor(i / 2) * step,
          w,
          step,
          night ? darken(lit(colour), 0.1) : lit(colour, 0.3),
          ' opacity=".85"',
        );
      });
      return (
        shape(pane, night ? lit("#2f3a5a") : mix(lit("#e8eef2"), P.sky[2], 0.3)) +
        pieces +
        line(`${pane}M${fix(x)} ${fix(top)}V${fix(foot)}`, lit("#6f675e"), 11 * u)
      );
    })
    .join("");
};

const pillars = ({ W, H, u, D, portrait }: PictureSet, { floor }: RoomColours, stone: string): SvgArt => {
  const light = lighten(stone, 0.05);
  const fill = D.body(
    [
      [0, darken(light, 0.08)],
      [0.4, light],
      [1, darken(light, 0.12)],
    ],
    [0, 0, 1, 0],
  );
  return (portrait ? [0.02, 0.3, 0.7, 0.98] : [0.04, 0.21, 0.37, 0.63, 0.79, 0.96])
    .map((at) => {
      const x = W * at;
      return (
        rect(x - 26 * u, H * 0.09, 52 * u, floor - H * 0.09, fill) +
        rect(x - 40 * u, H * 0.09, 80 * u, 30 * u, darken(light, 0.05), ` rx="${fix(6 * u)}"`) +
        rect(x - 38 * u, floor - 34 * u, 76 * u, 42 * u, darken(light, 0.07), ` rx="${fix(5 * u)}"`)
      );
    })
    .join("");
};

const aisle = ({ W, H, u, D }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const slab = lit("#a0968a");
  const fill = D.body([
    [0, lighten(slab, 0.03)],
    [1, darken(slab, 0.08)],
  ]);
  const carpet = `M${fix(W / 2 - 90 * u)} ${fix(floor)}h${fix(180 * u)}L${fix(W / 2 + 330 * u)} ${fix(H + 10)}H${fix(W / 2 - 330 * u)}Z`;
  const seams = repeat(
    11,
    (i) => `M${fix(W * (0.5 + (i - 5) * 0.12))} ${fix(floor)}L${fix(W * (0.5 + (i - 5) * 0.26))} ${fix(H)}`,
  );
  return (
    rect(-20, floor, W + 40, H, fill) + line(seams, darken(slab, 0.08), 4 * u, 0.6) + shape(carpet, lit("#8f2f35"))
  );
};

/** Benches that stand along the wall on both sides of the aisle. */
const benches = ({ W, u, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const wood = lit("#7a4f33");
  return [-1, 1]
    .map((k) =>
      repeat(portrait ? 1 : 2, (i) => {
        const [w, x] = [(portrait ? 230 : 320) * u, W / 2 + k * ((portrait ? 330 : 440) + i * 380) * u];
        const y = floor + 26 * u;
        return (
          rect(x - w / 2, y - 122 * u, w, 96 * u, wood, ` rx="${fix(8 * u)}"`) +
          rect(x - w / 2 + 16 * u, y - 106 * u, w - 32 * u, 60 * u, darken(wood, 0.04), ` rx="${fix(5 * u)}"`) +
          rect(x - w / 2 - 12 * u, y - 46 * u, w + 24 * u, 22 * u, lighten(wood, 0.06), ` rx="${fix(5 * u)}"`) +
          [-1, 1]
            .map((s) => rect(x + s * (w / 2 - 4 * u) - 10 * u, y - 136 * u, 20 * u, 146 * u, darken(wood, 0.05)))
            .join("")
        );
      }),
    )
    .join("");
};
