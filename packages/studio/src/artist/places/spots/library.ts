import { darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { hill } from "../../nature/land.ts";
import { sky } from "../../nature/sky.ts";
import { icon } from "../../props/icon.ts";
import { fix, ridge } from "../../shapes/curve.ts";
import { ellipse, group, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { bookcase, SHELF } from "../interiors/bookcase.ts";
import { inUnits } from "../interiors/in-units.ts";
import { floorboards, hangingLamp, type RoomColours, roomColours } from "../interiors/room-parts.ts";
import { papered } from "../interiors/room-shell.ts";
import { tableLamp } from "../interiors/table-lamp.ts";

/** A library: bookcases up to the ceiling with a ladder, an arched window, a reading table with a lamp. */
export const library = (set: PictureSet): Scenery => {
  const { W, u, side, portrait } = set;
  const colours = roomColours(set, "lamp");
  const { floor, wood, rug } = colours;
  const table = W * (0.5 + side * (portrait ? 0.32 : 0.34));
  return {
    sky: papered(set, colours),
    far: bays(set, colours) + hangingLamp(set, colours),
    mid: "",
    ground:
      floorboards(set, floor, wood, rug) +
      inUnits(set, { x: W * (0.5 - side * (portrait ? 0.32 : 0.3)), y: floor + 24 * u, facing: side }, () =>
        ladder(colours, portrait ? 800 : 640),
      ) +
      inUnits(set, { x: table, y: floor + 34 * u }, (s) => readingTable(s, colours)) +
      tableLamp(set, colours, table + side * 100 * u, floor - 128 * u, "#3f8a63"),
    front: [],
    indoors: true,
    shows: ["shelf", "books"],
  };
};

/** Bookcases side by side along the wall; one of them is low, with the window over it. */
const bays = (set: PictureSet, colours: RoomColours): SvgArt => {
  const { W, u, side, portrait } = set;
  const { floor } = colours;
  const count = portrait ? 4 : 7;
  const width = W / u / count;
  const gap = side > 0 ? (portrait ? 2 : 4) : portrait ? 1 : 2;
  const rows = portrait ? 7 : 5;
  const cases = inUnits(set, { x: 0, y: floor }, (s) =>
    repeat(count, (i) =>
      bookcase(s, { left: i * width + 4, foot: 0, width: width - 8, rows: i === gap ? 2 : rows }, colours),
    ),
  );
  const foot = floor - (2 * SHELF + 84) * u;
  return (
    archedWindow(set, { x: (gap + 0.5) * width * u, foot, half: 108 * u, high: (rows - 2) * SHELF * u }, colours) +
    cases
  );
};

interface Arch {
  readonly x: number;
  readonly foot: number;
  readonly half: number;
  readonly high: number;
}

const archedWindow = (set: PictureSet, { x, foot, half, high }: Arch, { wood }: RoomColours): SvgArt => {
  const { W, R, u, P, D } = set;
  const spring = foot - high + half;
  const pane = `M${fix(x - half)} ${fix(foot)}V${fix(spring)}A${fix(half)} ${fix(half)} 0 0 1 ${fix(x + half)} ${fix(spring)}V${fix(foot)}Z`;
  const outside: PictureSet = { ...set, horizon: foot, orb: { x: x + half * 0.3, y: spring, r: 38 * u } };
  const view = sky(outside) + hill(outside, ridge(R, W, foot - high * 0.14, 12 * u, 9), { top: P.mid, base: P.near });
  const bars = `${pane}M${fix(x)} ${fix(foot - high)}V${fix(foot)}M${fix(x - half)} ${fix(spring)}h${fix(half * 2)}`;
  return (
    group(view, `clip-path="${D.clip(`<path d="${pane}"/>`)}"`) +
    line(bars, lighten(wood, 0.05), 15 * u) +
    rect(x - half - 16 * u, foot, half * 2 + 32 * u, 20 * u, lighten(wood, 0.1), ` rx="${fix(6 * u)}"`)
  );
};

/** A ladder that leans against the shelves. */
const ladder = ({ wood }: RoomColours, high: number): SvgArt => {
  const pale = lighten(wood, 0.14);
  const rungs = repeat(Math.floor(high / 80), (i) => {
    const t = (i + 0.6) / (high / 80);
    return `M${fix(-66 + t * 78)} ${fix(-high * t)}H${fix(50 + t * 78)}`;
  });
  return (
    ellipse(-8, 2, 82, 9, "#1a1020", 0.25) +
    line(rungs, darken(pale, 0.06), 13) +
    line(`M-66 0L12 ${-high}M50 0L128 ${-high}`, pale, 17)
  );
};

const readingTable = ({ tint }: PictureSet, { wood }: RoomColours): SvgArt =>
  ellipse(0, 4, 220, 14, "#1a1020", 0.25) +
  shape("M-176 -150L-190 0H-164L-148 -150ZM176 -150L190 0H164L148 -150Z", darken(wood, 0.1)) +
  rect(-196, -150, 392, 40, darken(wood, 0.04), ' rx="6"') +
  rect(-214, -170, 428, 26, lighten(wood, 0.1), ' rx="8"') +
  icon("open-book", { x: -20, y: -164, size: 96, tint }) +
  icon("books", { x: -136, y: -166, size: 86, tint });
