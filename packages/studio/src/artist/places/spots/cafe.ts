import { type Colour, darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { icon } from "../../props/icon.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { inUnits } from "../interiors/in-units.ts";
import { pendantLamp } from "../interiors/pendant-lamp.ts";
import { candleWheel, floorboards, type RoomColours, roomColours, windowOn } from "../interiors/room-parts.ts";
import { papered } from "../interiors/room-shell.ts";
import { TABLE_TOP, tableForTwo } from "../interiors/table-for-two.ts";
import { townWindow } from "../interiors/town-window.ts";

const cakes = ["cupcake", "shortcake", "doughnut", "pie", "croissant", "custard"] as const;

/** A café: cakes behind glass, a coffee machine, a board with a cup in chalk, a table at the window. */
export const cafe = (set: PictureSet): Scenery => {
  const { W, H, u, side, portrait, isOldWorld } = set;
  const colours = roomColours(set, "lamp");
  const { floor, wood, curtain } = colours;
  const counterX = W * (0.5 - side * (portrait ? 0.25 : 0.28));
  const boardY = H * (portrait ? 0.33 : 0.225);
  const beside = (units: number): number => counterX + side * units * u;
  const lamps = (portrait ? [-140, 150] : [-260, 352]).map((units) =>
    pendantLamp(set, colours, { x: beside(units), y: H * (portrait ? 0.19 : 0.13) }, "#2f7f7a"),
  );
  const shelf = portrait ? { x: counterX, y: boardY + 205 * u } : { x: beside(-215), y: H * 0.3 };
  return {
    sky: papered(set, colours),
    far:
      (isOldWorld ? windowOn(set, wood, curtain) : awningWindow(set, colours)) +
      inUnits(set, { x: beside(portrait ? 0 : 122), y: boardY }, () => board(colours)) +
      inUnits(set, shelf, () => cupShelf(colours, portrait ? 7 : 5)) +
      (isOldWorld ? candleWheel(set, colours) : lamps.join("")),
    mid: "",
    ground:
      floorboards(set, floor, wood) +
      inUnits(
        set,
        { x: W * (0.5 + side * (portrait ? 0.3 : 0.31)), y: floor + 44 * u, size: portrait ? 0.84 : 1.05 },
        (s) => tableForTwo(s, colours, laid(s)),
      ) +
      inUnits(set, { x: counterX, y: floor + 26 * u, facing: side, size: portrait ? 0.95 : 1.08 }, (s) =>
        counter(s, colours),
      ),
    front: [],
    indoors: true,
  };
};

/** A wide window under a striped awning. */
const awningWindow = (set: PictureSet, { wood, curtain, lit }: RoomColours): SvgArt => {
  const { W, H, u, side, portrait } = set;
  const [width, height] = [(portrait ? 470 : 620) * u, (portrait ? 470 : 380) * u];
  const x = W * (0.5 + side * (portrait ? 0.24 : 0.27)) - width / 2;
  const y = H * (portrait ? 0.2 : 0.14);
  const count = 9;
  const each = (width + 60 * u) / count;
  const stripes = repeat(count, (i) => {
    const fill = i % 2 ? lit("#fbf4e6") : curtain;
    const left = x - 30 * u + i * each;
    return (
      rect(left, y - 40 * u, each + 1, 84 * u, fill) + ellipse(left + each / 2, y + 44 * u, each / 2, 22 * u, fill)
    );
  });
  return townWindow(set, { x, y, width, height }, lighten(wood, 0.05), portrait ? 2 : 3) + stripes;
};

/** A blackboard with a steaming cup in chalk and a line under it. */
const board = ({ wood, lit }: RoomColours): SvgArt => {
  const chalk = lit("#f6f3e6");
  const cup = "M-56 -20H44Q42 44 -6 46Q-54 44 -56 -20ZM44 -8Q78 -8 72 16Q66 32 38 28M-78 60H66";
  const steam =
    "M-34 -40Q-46 -56 -34 -70Q-22 -84 -34 -98M-2 -40Q-14 -56 -2 -70Q10 -84 -2 -98M30 -40Q18 -56 30 -70Q42 -84 30 -98";
  return (
    rect(-146, -132, 292, 222, wood, ' rx="10"') +
    rect(-130, -116, 260, 190, lit("#2e3a38"), ' rx="4"') +
    line(cup, chalk, 8, 0.95) +
    line(steam, chalk, 6, 0.8)
  );
};

/** Cups of many colours on a shelf. */
const cupShelf = ({ wood, lit }: RoomColours, count: number): SvgArt => {
  const colours = ["#e0705f", "#f6efe0", "#5fa8a0", "#f0b85a", "#f6efe0", "#7a8fc0", "#e0705f"];
  const half = count * 31 + 14;
  const cups = colours.slice(0, count).map((colour, i) => {
    const x = 22 - half + i * 62;
    const glaze = lit(colour);
    return (
      line(`M${x + 40} -44Q${x + 58} -42 ${x + 52} -26Q${x + 46} -16 ${x + 36} -20`, glaze, 7) +
      shape(`M${x} -56H${x + 44}Q${x + 42} -4 ${x + 30} 0H${x + 14}Q${x + 2} -4 ${x} -56Z`, glaze) +
      rect(x, -56, 44, 8, darken(glaze, 0.06), ' rx="4"')
    );
  });
  return cups.join("") + rect(-half, 0, half * 2, 18, lighten(wood, 0.06), ' rx="5"');
};

/** The counter: cakes behind glass at its inner end, a coffee machine at its outer end. */
const counter = (set: PictureSet, { wood, lit, curtain }: RoomColours): SvgArt => {
  const { tint, isOldWorld } = set;
  const front = mix(curtain, lit("#3f2f2a"), 0.35);
  const slats = repeat(11, (i) => rect(-296 + i * 54, -142, 46, 118, lighten(front, 0.03), ' rx="5"'));
  const row = (y: number, first: number): SvgArt =>
    repeat(4, (i) => icon(cakes[(first + i) % cakes.length] ?? "pie", { x: -6 + i * 76, y, size: 66, tint }));
  const glass =
    rect(-52, -352, 336, 186, lit("#fbf6ea"), ' rx="10"') +
    rect(-52, -262, 336, 8, lit("#c9d6da")) +
    row(-262, 0) +
    row(-168, 2) +
    shape("M-52 -352H284V-170H-52Z", lit("#d6eef6"), 0.22) +
    shape("M-20 -170L70 -352H112L22 -170ZM150 -170L240 -352H256L166 -170Z", "#ffffff", 0.3) +
    rect(-60, -364, 352, 16, lighten(wood, 0.1), ' rx="6"');
  return (
    ellipse(0, 4, 330, 16, "#1a1020", 0.22) +
    rect(-304, -156, 608, 156, front, ' rx="6"') +
    slats +
    rect(-304, -20, 608, 20, darken(front, 0.08)) +
    (isOldWorld ? row(-168, 0) : glass) +
    rect(-318, -174, 636, 24, lighten(wood, 0.12), ' rx="7"') +
    (isOldWorld ? icon("teapot", { x: -180, y: -170, size: 110, tint }) : machine(lit))
  );
};

/** A coffee machine with two spouts, a cup under one of them. */
const machine = (lit: RoomColours["lit"]): SvgArt => {
  const steel: Colour = lit("#c3ccd4");
  const red = lit("#c8503f");
  const dark = lit("#3a3f4a");
  return (
    rect(-276, -330, 190, 62, red, ' rx="14"') +
    rect(-268, -276, 174, 102, steel, ' rx="8"') +
    rect(-252, -262, 142, 74, dark, ' rx="6"') +
    rect(-282, -186, 202, 14, darken(steel, 0.12), ' rx="6"') +
    line("M-216 -262V-236M-146 -262V-236", steel, 18) +
    line("M-216 -242H-240M-146 -242H-170", dark, 11) +
    shape("M-234 -222H-196L-202 -190H-228Z", lit("#fbf6ea")) +
    ellipse(-240, -299, 13, 13, lit("#fbf6ea")) +
    ellipse(-200, -299, 13, 13, lit("#fbf6ea")) +
    repeat(3, (i) => rect(-264 + i * 56, -352, 40, 24, lit("#fbf6ea"), ' rx="6"'))
  );
};

const laid = ({ tint }: PictureSet): SvgArt =>
  icon("hot-beverage", { x: -62, y: TABLE_TOP + 6, size: 74, tint }) +
  icon("shortcake", { x: 44, y: TABLE_TOP + 8, size: 70, tint });
