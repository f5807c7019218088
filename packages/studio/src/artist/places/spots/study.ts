import { darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { icon } from "../../props/icon.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { bookcase } from "../interiors/bookcase.ts";
import { ceilingPanels } from "../interiors/ceiling-panels.ts";
import { inUnits } from "../interiors/in-units.ts";
import { floorboards, hangingLamp, type RoomColours, roomColours, windowOn } from "../interiors/room-parts.ts";
import { papered } from "../interiors/room-shell.ts";
import { smoothFloor } from "../interiors/smooth-floor.ts";
import { townWindow } from "../interiors/town-window.ts";

/** An office: a desk with a screen, binders, a clock, blinds before a view of the town; in an old world a study. */
export const study = (set: PictureSet): Scenery => {
  const { W, u, side, isOldWorld, portrait } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit, wood, curtain } = colours;
  const deskX = W * (0.5 - side * (portrait ? 0.24 : 0.28));
  const edge = W * (0.5 + side * (portrait ? 0.38 : 0.43));
  return {
    sky: papered(set, colours),
    far: isOldWorld
      ? windowOn(set, wood, curtain) +
        inUnits(set, { x: deskX, y: floor }, (s) =>
          bookcase(s, { left: -230, foot: 0, width: 460, rows: 4 }, colours),
        ) +
        hangingLamp(set, colours)
      : blindsWindow(set, colours) + wallOfDesk(set, deskX, colours) + ceilingPanels(set, colours),
    mid: "",
    ground:
      (isOldWorld ? floorboards(set, floor, wood) : smoothFloor(set, floor, lit("#b3b8c4"))) +
      inUnits(set, { x: edge, y: floor + 20 * u }, (s) => fileCabinet(s, colours)) +
      inUnits(set, { x: deskX, y: floor + 26 * u, facing: side, size: portrait ? 1 : 1.14 }, (s) => desk(s, colours)),
    front: [],
    indoors: true,
  };
};

const blindsWindow = (set: PictureSet, { lit }: RoomColours): SvgArt => {
  const { W, H, u, side, portrait } = set;
  const [width, height] = [(portrait ? 520 : 700) * u, (portrait ? 420 : 350) * u];
  const x = W * (0.5 + side * (portrait ? 0.2 : 0.21)) - width / 2;
  const y = H * 0.14;
  const slats = repeat(7, (i) => `M${fix(x + 14 * u)} ${fix(y + (18 + i * 22) * u)}h${fix(width - 28 * u)}`);
  return (
    townWindow(set, { x, y, width, height }, lit("#eceff2"), 3) +
    line(slats, lit("#f4f1e8"), 13 * u, 0.9) +
    line(`M${fix(x + width * 0.9)} ${fix(y + 20 * u)}v${fix(230 * u)}`, lit("#cfd3d6"), 5 * u) +
    rect(x - 14 * u, y - 22 * u, width + 28 * u, 28 * u, lit("#d9dcdf"), ` rx="${fix(6 * u)}"`)
  );
};

/** A shelf with binders, a clock and a board with notes over the desk. */
const wallOfDesk = (set: PictureSet, x: number, colours: RoomColours): SvgArt => {
  const { H, u, side, portrait } = set;
  const y = H * (portrait ? 0.44 : 0.31);
  return (
    inUnits(set, { x, y, facing: side }, () => binders(colours)) +
    inUnits(set, { x: x - side * 150 * u, y: y - 205 * u }, () => clock(colours)) +
    inUnits(set, { x: x + side * 60 * u, y: y - 205 * u }, () => notes(colours))
  );
};

const binders = ({ lit, wood }: RoomColours): SvgArt => {
  const colours = ["#3f6fa8", "#c8503f", "#3f6fa8", "#4f9460", "#e0a84f", "#4f9460", "#c8503f", "#75609a"];
  return (
    colours
      .map((colour, i) => {
        const x = -220 + i * 44;
        return (
          rect(x, -118, 40, 118, lit(colour), ' rx="4"') +
          rect(x + 9, -98, 22, 34, lit("#f6f2e6"), ' rx="3"') +
          ellipse(x + 20, -26, 8, 8, darken(lit(colour), 0.14))
        );
      })
      .join("") +
    rect(-240, 0, 480, 18, lighten(wood, 0.06), ' rx="5"') +
    line("M-190 18V52M190 18V52", darken(wood, 0.1), 10)
  );
};

const clock = ({ lit }: RoomColours): SvgArt =>
  ellipse(0, 0, 62, 62, lit("#3b4352")) +
  ellipse(0, 0, 51, 51, lit("#fbfaf4")) +
  line("M0 -44V-38M44 0H38M0 44V38M-44 0H-38", lit("#3b4352"), 6) +
  line("M0 0V-32M0 0L22 12", lit("#3b4352"), 7);

const notes = ({ lit, wood }: RoomColours): SvgArt => {
  const papers = ["#fff1a8", "#bfe3f2", "#f6c2c8", "#f6f2e6", "#cfe8bd", "#fff1a8"];
  return (
    rect(-112, -76, 224, 150, wood, ' rx="6"') +
    rect(-100, -64, 200, 126, lit("#d3a873")) +
    papers
      .map((paper, i) => {
        const [x, y] = [-86 + (i % 3) * 62, -54 + Math.floor(i / 3) * 58 + (i % 2) * 6];
        return rect(x, y, 46, 44, lit(paper)) + ellipse(x + 23, y + 6, 5, 5, lit("#c8503f"));
      })
      .join("")
  );
};

/** A desk with a screen, and the chair before it; with paper, quill and candle in an old world. */
const desk = (set: PictureSet, colours: RoomColours): SvgArt => {
  const { tint, isOldWorld } = set;
  const { wood, lit } = colours;
  const drawers = repeat(
    3,
    (i) =>
      rect(112, -138 + i * 46, 116, 38, lighten(wood, 0.05), ' rx="5"') +
      rect(152, -122 + i * 46, 36, 7, darken(wood, 0.15), ' rx="3"'),
  );
  const on = isOldWorld
    ? icon("scroll", { x: -30, y: -172, size: 92, tint }) +
      icon("feather", { x: 60, y: -172, size: 80, tint }) +
      icon("candle", { x: -160, y: -170, size: 92, tint })
    : screen(set, colours) +
      icon("hot-beverage", { x: -186, y: -172, size: 58, tint }) +
      rect(130, -186, 84, 12, lit("#fbfaf4")) +
      rect(136, -197, 84, 12, lit("#e6edf2"));
  return (
    ellipse(0, 4, 260, 16, "#1a1020", 0.22) +
    rect(-236, -160, 24, 160, darken(wood, 0.08)) +
    rect(-212, -150, 312, 70, darken(wood, 0.14)) +
    rect(100, -160, 140, 160, darken(wood, 0.03), ' rx="4"') +
    drawers +
    rect(-256, -176, 512, 24, lighten(wood, 0.09), ' rx="7"') +
    on +
    (isOldWorld ? "" : swivelChair(colours))
  );
};

const screen = ({ P, D }: PictureSet, { lit }: RoomColours): SvgArt => {
  const isOn = P.stars > 0.3;
  const glow = D.glow([
    [0, "#bfe6ff", 0.5],
    [1, "#bfe6ff", 0],
  ]);
  const bars = [34, 62, 48, 84].map((h, i) =>
    rect(-50 + i * 40, -216 - h, 24, h, ["#5fb3d9", "#f0b04a", "#6fbf8a", "#e0705f"][i] ?? ""),
  );
  return (
    (isOn ? ellipse(20, -270, 260, 220, glow) : "") +
    shape("M0 -190H40L56 -174H-16Z", lit("#9aa3ad")) +
    rect(-92, -338, 224, 152, lit("#3b4352"), ' rx="12"') +
    rect(-80, -326, 200, 128, isOn ? "#e6f4fb" : lit("#e6f4fb"), ' rx="5"') +
    bars.join("") +
    line("M-60 -212H100", lit("#8b98a5"), 5)
  );
};

const swivelChair = ({ lit, curtain }: RoomColours): SvgArt => {
  const iron = lit("#3b4352");
  return (
    ellipse(-50, 36, 90, 10, "#1a1020", 0.22) +
    line("M-50 -60V0M-50 0L-120 26M-50 0L20 26M-50 0V32", iron, 13) +
    rect(-124, -92, 148, 36, darken(curtain, 0.06), ' rx="16"') +
    line("M-50 -90V-130", iron, 16) +
    rect(-112, -232, 124, 122, curtain, ' rx="30"') +
    rect(-94, -214, 88, 60, lighten(curtain, 0.06), ' rx="20"')
  );
};

const fileCabinet = ({ tint, isOldWorld }: PictureSet, { lit, wood }: RoomColours): SvgArt => {
  const body = isOldWorld ? wood : lit("#8d9aa8");
  return (
    ellipse(0, 2, 92, 11, "#1a1020", 0.22) +
    rect(-80, -266, 160, 266, body, ' rx="8"') +
    repeat(
      3,
      (i) =>
        rect(-68, -252 + i * 84, 136, 72, lighten(body, 0.06), ' rx="5"') +
        rect(-24, -222 + i * 84, 48, 11, darken(body, 0.18), ' rx="5"'),
    ) +
    icon("potted-plant", { x: 0, y: -262, size: 130, tint })
  );
};
