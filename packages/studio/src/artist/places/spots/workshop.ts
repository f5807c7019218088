import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { icon } from "../../props/icon.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { paneWindow } from "../interiors/pane-window.ts";
import { floorboards, hangingLamp, type RoomColours, roomColours } from "../interiors/room-parts.ts";
import { shelfUnit } from "../interiors/shelf-unit.ts";

/** A workshop: tools on the wall above a bench with a vice, a window, pots of paint, shavings on the floor. */
export const workshop = (set: PictureSet): Scenery => {
  const { W, H, u, side, portrait, D } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit } = colours;
  const plank = lit("#d2b184", 0.7);
  const wall = D.body([
    [0, darken(plank, 0.1)],
    [1, plank],
  ]);
  const seams = repeat(Math.ceil(floor / (88 * u)), (i) => `M0 ${fix(i * 88 * u)}H${fix(W)}`);
  const pane = {
    x: W * (0.5 + side * (portrait ? 0.24 : 0.22)) - 170 * u,
    y: H * (portrait ? 0.2 : 0.13),
    width: 340 * u,
    height: 300 * u,
  };
  return {
    sky: rect(0, 0, W, H, wall) + line(seams, darken(plank, 0.09), 5 * u, 0.6),
    far:
      paneWindow(set, pane, lit("#7d5a3c"), [3, 2]) +
      toolBoard(set, colours) +
      paints(set, colours) +
      bench(set, colours) +
      hangingLamp(set, colours),
    mid: "",
    ground: floorboards(set, floor, lit("#a98560")) + shavings(set, colours),
    front: [],
    indoors: true,
    shows: ["workbench"],
  };
};

const benchAt = ({ W, u, side, portrait }: PictureSet): { x: number; width: number } => ({
  x: W * (0.5 - side * (portrait ? 0.22 : 0.24)),
  width: (portrait ? 560 : 800) * u,
});

/** A board with a tool on each hook. */
const toolBoard = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { u, portrait, tint } = set;
  const { x } = benchAt(set);
  const [w, h] = [(portrait ? 480 : 720) * u, (portrait ? 460 : 350) * u];
  const top = floor - h - (portrait ? 330 : 300) * u;
  const board = lit("#5d8583");
  const tools = ["hammer", "carpentry-saw", "wrench", "axe", "screwdriver", "paintbrush", "clamp", "scissors"] as const;
  const columns = portrait ? 3 : 4;
  const rows = portrait ? 3 : 2;
  const [stepX, stepY] = [w / columns, h / rows];
  const dots = repeat(Math.floor(w / (40 * u)), (i) =>
    repeat(Math.floor(h / (40 * u)), (k) =>
      ellipse(x - w / 2 + (i + 0.5) * 40 * u, top + (k + 0.5) * 40 * u, 4 * u, 4 * u, darken(board, 0.1)),
    ),
  );
  return (
    rect(x - w / 2 - 18 * u, top - 18 * u, w + 36 * u, h + 36 * u, lit("#8a5f3c"), ` rx="${fix(10 * u)}"`) +
    rect(x - w / 2, top, w, h, board) +
    dots +
    repeat(columns * rows, (i) => {
      const slug = tools[i];
      if (!slug) return ropeCoil(set, x + w / 2 - stepX / 2, top + (rows - 0.5) * stepY, lit("#d8b47c"));
      const [at, foot] = [
        x - w / 2 + ((i % columns) + 0.5) * stepX,
        top + Math.floor(i / columns) * stepY + stepY * 0.92,
      ];
      return (
        icon(slug, { x: at, y: foot, size: 132 * u, tint }) + ellipse(at, foot - 134 * u, 7 * u, 7 * u, lit("#e8e4da"))
      );
    })
  );
};

const ropeCoil = ({ u }: PictureSet, x: number, y: number, rope: string): SvgArt =>
  [52, 40]
    .map(
      (r) =>
        `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r * u)}" fill="none" stroke="${r > 50 ? rope : darken(rope, 0.06)}" stroke-width="${fix(12 * u)}"/>`,
    )
    .join("");

const bench = (set: PictureSet, colours: RoomColours): SvgArt => {
  const { u, tint, side } = set;
  const { floor, lit } = colours;
  const { x, width: w } = benchAt(set);
  const top = floor - 200 * u;
  const wood = lit("#b57c4a");
  const leg = (at: number): SvgArt => rect(at - 27 * u, top + 30 * u, 54 * u, 190 * u, darken(wood, 0.1));
  const slab = `M${fix(x - w / 2)} ${fix(top)}h${fix(w)}v${fix(42 * u)}h${fix(-w)}Z`;
  return (
    rect(x - w / 2 + 70 * u, top + 128 * u, w - 140 * u, 24 * u, darken(wood, 0.06)) +
    icon("toolbox", { x: x - side * w * 0.2, y: top + 132 * u, size: 96 * u, tint }) +
    leg(x - w / 2 + 70 * u) +
    leg(x + w / 2 - 70 * u) +
    solidShape(set, slab, lighten(wood, 0.04)) +
    rect(x - w / 2, top + 30 * u, w, 12 * u, darken(wood, 0.06)) +
    vice(set, x + side * w * 0.36, top, colours) +
    birdHouse(set, x - side * w * 0.1, top, colours) +
    timber(set, x - side * w * 0.38, top, colours)
  );
};

/** A vice at the edge of the bench that holds a board. */
const vice = ({ u }: PictureSet, x: number, top: number, { lit }: RoomColours): SvgArt => {
  const iron = lit("#5a6472");
  return (
    rect(x - 16 * u, top - 120 * u, 32 * u, 110 * u, lit("#e2bd86")) +
    rect(x - 66 * u, top - 56 * u, 50 * u, 58 * u, iron, ` rx="${fix(8 * u)}"`) +
    rect(x + 16 * u, top - 56 * u, 50 * u, 58 * u, iron, ` rx="${fix(8 * u)}"`) +
    rect(x - 80 * u, top - 14 * u, 160 * u, 26 * u, darken(iron, 0.08), ` rx="${fix(8 * u)}"`) +
    line(
      `M${fix(x + 66 * u)} ${fix(top - 26 * u)}h${fix(44 * u)}m0 ${fix(-34 * u)}v${fix(68 * u)}`,
      lighten(iron, 0.16),
      11 * u,
    )
  );
};

/** What is being made: a house for birds. */
const birdHouse = (set: PictureSet, x: number, foot: number, { lit }: RoomColours): SvgArt => {
  const { u } = set;
  const walls = `M${fix(x - 62 * u)} ${fix(foot)}v${fix(-104 * u)}l${fix(62 * u)} ${fix(-62 * u)}l${fix(62 * u)} ${fix(62 * u)}v${fix(104 * u)}Z`;
  return (
    solidShape(set, walls, lit("#e9c78e")) +
    line(
      `M${fix(x - 88 * u)} ${fix(foot - 86 * u)}L${fix(x)} ${fix(foot - 174 * u)}L${fix(x + 88 * u)} ${fix(foot - 86 * u)}`,
      lit("#c4503f"),
      24 * u,
    ) +
    ellipse(x, foot - 84 * u, 25 * u, 25 * u, lit("#4a3324")) +
    line(`M${fix(x)} ${fix(foot - 40 * u)}v${fix(10 * u)}`, lit("#8a5f3c"), 11 * u)
  );
};

/** A pile of boards on the bench. */
const timber = ({ u }: PictureSet, x: number, foot: number, { lit }: RoomColours): SvgArt =>
  repeat(3, (i) =>
    rect(
      x - (104 - i * 14) * u,
      foot - (i + 1) * 24 * u,
      (200 - i * 22) * u,
      22 * u,
      lit(["#dcb27a", "#c9985f", "#e6c592"][i] ?? "#dcb27a"),
      ` rx="${fix(3 * u)}"`,
    ),
  );

/** Shelves with pots of paint under the window. */
const paints = (set: PictureSet, { floor, lit, wood }: RoomColours): SvgArt => {
  const { W, u, R, side, portrait } = set;
  const [width, height] = [(portrait ? 300 : 420) * u, 290 * u];
  const x = W * (0.5 + side * (portrait ? 0.3 : 0.28)) - width / 2;
  const count = Math.floor(width / (88 * u));
  return shelfUnit(set, { x, y: floor - height, width, height }, 2, mix(wood, lit("#b57c4a"), 0.5), (left, board) =>
    repeat(count, (i) => {
      const at = left + ((i + 0.5) * width) / count;
      const paint = lit(R.pick(["#d2554a", "#e8b24a", "#5f9a6a", "#4f86b0", "#8a6bb0"]));
      const [w, h] = [33 * u, R.between(66, 88) * u];
      return (
        rect(at - w, board - h, w * 2, h, lit("#c9ccd2"), ` rx="${fix(5 * u)}"`) +
        rect(at - w, board - h * 0.72, w * 2, h * 0.46, paint) +
        rect(at - w - 4 * u, board - h - 6 * u, w * 2 + 8 * u, 14 * u, lit("#a9aeb8"), ` rx="${fix(4 * u)}"`) +
        shape(
          `M${fix(at - w * 0.5)} ${fix(board - h + 4 * u)}h${fix(w * 0.5)}v${fix(h * 0.3)}q${fix(-w * 0.25)} ${fix(10 * u)} ${fix(-w * 0.5)} 0Z`,
          paint,
        )
      );
    }),
  );
};

const shavings = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { u, R } = set;
  const { x, width } = benchAt(set);
  const curls = repeat(10, () => {
    const [at, y] = [x + R.between(-0.5, 0.5) * width, floor + R.between(26, 120) * u];
    const r = R.between(9, 17) * u;
    return `M${fix(at)} ${fix(y)}q${fix(r)} ${fix(-r * 1.6)} ${fix(r * 2)} 0q${fix(-r * 0.4)} ${fix(r)} ${fix(-r)} ${fix(r * 0.2)}`;
  });
  return line(curls, lit("#e8c88f"), 5 * u, 0.9);
};
