import { type Colour, darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { icon } from "../../props/icon.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, group, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { bulb } from "../interiors/bulb.ts";
import { flagstones } from "../interiors/flagstones.ts";
import { type RoomColours, roomColours } from "../interiors/room-parts.ts";
import { shelfUnit } from "../interiors/shelf-unit.ts";

/** A vaulted cellar of bricks: barrels on a rack, jars on shelves, a bulb. */
export const cellar = (set: PictureSet): Scenery => {
  const colours = roomColours(set, "lamp");
  const { W, H, portrait } = set;
  return {
    sky: vault(set, colours),
    far:
      grating(set, colours) +
      shelves(set, colours) +
      barrels(set, colours) +
      bulb(set, colours, W * 0.5, H * (portrait ? 0.26 : 0.24)),
    mid: "",
    ground: flagstones(set, colours.floor, colours.lit("#857a72")) + crates(set, colours),
    front: [],
    indoors: true,
    shows: ["shelf"],
  };
};

/** The arch of the vault, `inset` from the edges of the picture. */
const archOf = ({ W, H, u, portrait }: PictureSet, floor: number, inset: number): string => {
  const spring = floor - (portrait ? 420 : 330) * u;
  const crown = H * (portrait ? 0.05 : -0.06) + inset * 0.8;
  const rx = W / 2 - inset;
  return `M${fix(inset)} ${fix(floor + 20)}V${fix(spring)}A${fix(rx)} ${fix(spring - crown)} 0 0 1 ${fix(W - inset)} ${fix(spring)}V${fix(floor + 20)}`;
};

/** The back wall, seen through the arch and along the underside of the vault. */
const vault = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, H, u, D, portrait } = set;
  const brick = lit("#b07a5c", 0.7);
  const near = archOf(set, floor, (portrait ? 24 : 50) * u);
  const back = archOf(set, floor, (portrait ? 84 : 170) * u);
  const wall = D.body([
    [0, darken(brick, 0.1)],
    [1, darken(brick, 0.02)],
  ]);
  const ring = (d: string, colour: Colour, width: number): SvgArt =>
    `<path d="${d}" fill="none" stroke="${darken(colour, 0.12)}" stroke-width="${fix(width)}"/>` +
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fix(width - 6 * u)}" stroke-dasharray="${fix(46 * u)} ${fix(7 * u)}"/>`;
  return (
    rect(0, 0, W, H, darken(brick, 0.2)) +
    bricks(set, floor, darken(brick, 0.2)) +
    shape(near, darken(brick, 0.27)) +
    ring(near, darken(brick, 0.13), 50 * u) +
    group(shape(back, wall) + bricks(set, floor, brick), `clip-path="${D.clip(`<path d="${back}"/>`)}"`) +
    ring(back, darken(brick, 0.04), 40 * u)
  );
};

/** The joints of a brick wall, and some bricks of another shade. */
const bricks = ({ W, u, roomR }: PictureSet, floor: number, brick: Colour): SvgArt => {
  const [wide, high] = [112 * u, 46 * u];
  const columns = Math.ceil(W / wide) + 1;
  const rows = Math.ceil(floor / high);
  const left = (row: number, column: number): number => (column - (row % 2) / 2) * wide;
  const joints = repeat(
    rows,
    (row) =>
      `M0 ${fix(row * high)}H${fix(W)}${repeat(columns, (i) => `M${fix(left(row, i))} ${fix(row * high)}v${fix(high)}`)}`,
  );
  const odd = repeat(Math.round(rows * columns * 0.16), () => {
    const [row, column] = [Math.floor(roomR() * rows), Math.floor(roomR() * columns)];
    const shade = roomR.pick([darken(brick, 0.06), lighten(brick, 0.04), darken(brick, 0.03)]);
    return rect(left(row, column), row * high, wide, high, shade, ' opacity=".45"');
  });
  return odd + line(joints, darken(brick, 0.12), 4 * u, 0.45);
};

/** A low window with bars, which shows that the cellar lies below the street. */
const grating = ({ W, H, u, P, D, side, portrait }: PictureSet, { lit }: RoomColours): SvgArt => {
  const x = W * (0.5 + side * (portrait ? 0.18 : 0.16));
  const y = H * (portrait ? 0.29 : 0.29);
  const r = 96 * u;
  const pane = `M${fix(x - r)} ${fix(y)}A${fix(r)} ${fix(r)} 0 0 1 ${fix(x + r)} ${fix(y)}Z`;
  const sky = D.body([
    [0, P.sky[1]],
    [1, P.sky[3]],
  ]);
  return (
    shape(pane, sky) +
    line(
      [-0.5, 0, 0.5].map((k) => `M${fix(x + k * r)} ${fix(y)}v${fix(-r * (k ? 0.86 : 1))}`).join(""),
      lit("#3f4048"),
      9 * u,
    ) +
    line(pane, lit("#8d8078"), 22 * u) +
    rect(x - r - 26 * u, y, r * 2 + 52 * u, 24 * u, lit("#9a8d84"))
  );
};

const preserves = ["#c0392f", "#e39a3b", "#7c4a7d", "#8aa64a", "#f0c65a", "#d8664f"] as const;
const cloths = ["#f3ead8", "#c9505a", "#7fa3b8"] as const;

const shelves = (set: PictureSet, { floor, lit, wood }: RoomColours): SvgArt => {
  const { W, u, R, side, portrait } = set;
  const width = (portrait ? 380 : 470) * u;
  const rows = portrait ? 5 : 3;
  const height = rows * 134 * u;
  const x = W * (0.5 - side * (portrait ? 0.23 : 0.27)) - width / 2;
  const places = Math.floor(width / (76 * u));
  return shelfUnit(set, { x, y: floor - height, width, height }, rows, wood, (left, board) =>
    repeat(places, (i) => {
      if (R() < 0.08) return "";
      const at = left + ((i + 0.5) * width) / places;
      return jar(set, at, board, R.between(74, 98) * u, lit(R.pick(preserves)), lit(R.pick(cloths)));
    }),
  );
};

/** A jar with a cloth tied over its lid. */
const jar = ({ u, D }: PictureSet, x: number, foot: number, h: number, fruit: Colour, cloth: Colour): SvgArt => {
  const w = 29 * u;
  const glass = D.body(
    [
      [0, darken(fruit, 0.08)],
      [0.3, lighten(fruit, 0.08)],
      [1, darken(fruit, 0.06)],
    ],
    [0, 0, 1, 0],
  );
  const top = foot - h;
  return (
    rect(x - w, top + 12 * u, w * 2, h - 12 * u, glass, ` rx="${fix(11 * u)}"`) +
    rect(x - w * 0.6, foot - h * 0.52, w * 1.2, h * 0.28, mix(cloth, "#fff6e0", 0.6), ` rx="${fix(3 * u)}"`) +
    shape(
      `M${fix(x - w * 1.15)} ${fix(top + 24 * u)}L${fix(x - w * 0.8)} ${fix(top)}H${fix(x + w * 0.8)}L${fix(x + w * 1.15)} ${fix(top + 24 * u)}Z`,
      cloth,
    ) +
    line(`M${fix(x - w * 0.92)} ${fix(top + 14 * u)}h${fix(w * 1.84)}`, darken(cloth, 0.16), 4 * u)
  );
};

/** Three barrels that lie on a rack, seen from their ends. */
const barrels = (set: PictureSet, { floor, lit, wood }: RoomColours): SvgArt => {
  const { W, u, side, portrait } = set;
  const r = 112 * u;
  const x = W * (0.5 + side * (portrait ? 0.25 : 0.27));
  const foot = floor - 34 * u;
  const iron = lit("#4b4d57");
  const barrel = (cx: number, cy: number): SvgArt => {
    const rim = `M${fix(cx - r)} ${fix(cy)}a${fix(r)} ${fix(r)} 0 1 0 ${fix(r * 2)} 0a${fix(r)} ${fix(r)} 0 1 0 ${fix(-r * 2)} 0Z`;
    const staves = [-0.5, -0.17, 0.17, 0.5].map((k) => {
      const half = r * 0.8 * Math.sqrt(1 - k * k);
      return `M${fix(cx + k * r)} ${fix(cy - half)}V${fix(cy + half)}`;
    });
    return (
      solidShape(set, rim, iron) +
      ellipse(cx, cy, r * 0.92, r * 0.92, lit("#6b4028")) +
      ellipse(cx, cy, r * 0.8, r * 0.8, lit("#a9703f")) +
      line(staves.join(""), lit("#84532e"), 5 * u, 0.8) +
      rect(cx - 9 * u, cy + r * 0.36, 18 * u, 40 * u, lit("#d8b27a"), ` rx="${fix(5 * u)}"`) +
      line(`M${fix(cx - 18 * u)} ${fix(cy + r * 0.36)}h${fix(36 * u)}`, lit("#d8b27a"), 9 * u)
    );
  };
  const beam = `M${fix(x - r * 2.2)} ${fix(foot - 8 * u)}h${fix(r * 4.4)}v${fix(26 * u)}h${fix(-r * 4.4)}Z`;
  return (
    barrel(x, foot - r * 2.7) +
    barrel(x - r, foot - r) +
    barrel(x + r, foot - r) +
    [-1.7, 0, 1.7].map((k) => rect(x + k * r - 20 * u, foot, 40 * u, 50 * u, darken(wood, 0.12))).join("") +
    solidShape(set, beam, darken(wood, 0.04), 0.6)
  );
};

/** Onions, apples and garlic before the shelves. */
const crates = ({ W, u, side, portrait, tint }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const w = 200 * u;
  const x = W * (0.5 - side * (portrait ? 0.38 : 0.41));
  const y = floor + 56 * u;
  return (
    repeat(4, (i) =>
      icon(i % 2 ? "red-apple" : "green-apple", { x: x + (i - 1.5) * 44 * u, y: y - 76 * u, size: 62 * u, tint }),
    ) +
    rect(x - w / 2, y - 94 * u, w, 94 * u, lit("#b98a54")) +
    line(`M${fix(x - w / 2)} ${fix(y - 48 * u)}h${fix(w)}`, lit("#7d5733"), 8 * u) +
    line(`M${fix(x - w / 2)} ${fix(y - 94 * u)}h${fix(w)}v${fix(94 * u)}h${fix(-w)}Z`, lit("#8f6539"), 7 * u)
  );
};
