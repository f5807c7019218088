import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { icon } from "../../props/icon.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { ceilingPanels } from "../interiors/ceiling-panels.ts";
import { inUnits } from "../interiors/in-units.ts";
import { candleWheel, floorboards, type RoomColours, roomColours, windowOn } from "../interiors/room-parts.ts";
import { smoothFloor } from "../interiors/smooth-floor.ts";
import { stones } from "../interiors/wallpaper.ts";

/** A hospital room: a bed on wheels, a drip, a monitor, a curtain on a rail, a green sign with a cross. */
export const hospital = (set: PictureSet): Scenery => {
  const { W, H, u, D, side, portrait, isOldWorld } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit, wood } = colours;
  const wall = lit("#dcebe6", 0.7);
  const outer = W * (0.5 - side * 0.48);
  const along = (units: number): number => outer + side * units * u;
  const paint = D.body([
    [0, darken(wall, 0.04)],
    [1, wall],
  ]);
  const band =
    rect(0, floor - 250 * u, W, 250 * u, lit("#b5d8cf")) + rect(0, floor - 262 * u, W, 14 * u, lit("#7fb8ad"));
  const rail = { x: outer, y: H * (portrait ? 0.36 : 0.12), facing: side };
  return {
    sky: rect(0, 0, W, H, paint) + (isOldWorld ? stones(set, wall, floor) : band),
    far:
      windowOn(set, isOldWorld ? wood : lit("#f3f5f2"), lit("#8fc7bb")) +
      (isOldWorld ? candleWheel(set, colours) : ceilingPanels(set, colours)) +
      inUnits(set, { x: along(portrait ? 230 : 640), y: H * (portrait ? 0.28 : 0.24) }, () => sign(set, colours)) +
      inUnits(set, rail, (s) => screen(s, colours, (floor - rail.y) / u)),
    mid: "",
    ground:
      (isOldWorld ? floorboards(set, floor, wood) : smoothFloor(set, floor, lit("#c9d6d6"))) +
      (isOldWorld ? "" : inUnits(set, { x: along(portrait ? 110 : 150), y: floor + 20 * u }, (s) => drip(s, colours))) +
      inUnits(set, { x: W * (0.5 + side * (portrait ? 0.4 : 0.34)), y: floor + 20 * u }, (s) =>
        cabinetWithFlowers(s, colours),
      ) +
      inUnits(
        set,
        { x: along(portrait ? 190 : 250), y: floor + 44 * u, facing: side, size: portrait ? 1.02 : 1.16 },
        (s) => bed(s, colours),
      ),
    front: [],
    indoors: true,
    shows: ["hospital-bed", "bed"],
  };
};

/** A bed with a raised back, rails and wheels, its head at x = 0. */
const bed = (set: PictureSet, { lit }: RoomColours): SvgArt => {
  const steel = lit("#9fb0ba");
  const sheet = lit("#ffffff");
  const blanket = lit("#6fa9cf");
  const wheel = (x: number): SvgArt => ellipse(x, -18, 18, 18, lit("#4a5560")) + ellipse(x, -18, 8, 8, steel);
  return (
    ellipse(290, 4, 310, 18, "#1a2030", 0.22) +
    line("M60 -96V-30M530 -96V-30M60 -60H530", steel, 16) +
    wheel(60) +
    wheel(530) +
    rect(-8, -306, 26, 226, lit("#e8eef0"), ' rx="12"') +
    rect(20, -116, 548, 30, steel, ' rx="12"') +
    solidShape(set, "M20 -116L26 -260Q34 -286 66 -276L222 -156H556Q568 -154 568 -136V-116Z", sheet, 0.7) +
    solidShape(set, "M30 -258Q34 -310 84 -304Q150 -262 182 -214Q176 -180 142 -196Z", lit("#f4f8fb"), 0.7) +
    line("M66 -262Q110 -240 146 -206", darken(sheet, 0.08), 5, 0.7) +
    solidShape(set, "M236 -164Q400 -204 552 -166Q572 -160 570 -136V-84Q400 -66 236 -84Z", blanket, 0.7) +
    shape("M228 -160Q262 -178 300 -180V-78Q262 -78 228 -84Z", lighten(blanket, 0.16)) +
    line("M340 -176Q350 -130 344 -82M430 -180Q440 -130 432 -80", darken(blanket, 0.07), 5, 0.6) +
    line("M300 -128V-196H450V-128M350 -196V-128M400 -196V-128", lit("#e8eef0"), 11) +
    rect(566, -216, 24, 136, lit("#e8eef0"), ' rx="12"')
  );
};

/** A stand with a bag of fluid, and a monitor whose line beats. */
const drip = ({ D }: PictureSet, { lit }: RoomColours): SvgArt => {
  const steel = lit("#9fb0ba");
  const glow = D.glow([
    [0, "#7dffb8", 0.35],
    [1, "#7dffb8", 0],
  ]);
  return (
    line("M-46 -2L0 -26L46 -2M0 -26V-560M-44 -540Q-44 -564 0 -560Q44 -564 44 -540", steel, 11) +
    rect(18, -540, 54, 108, lit("#cfe9f6"), ' rx="16"') +
    rect(18, -492, 54, 60, lit("#8fcbe8"), ' rx="16"') +
    line("M45 -432V-350Q45 -300 110 -290", lit("#cfe9f6"), 6) +
    rect(-74, -440, 130, 104, lit("#e8eef0"), ' rx="12"') +
    rect(-62, -428, 106, 76, lit("#1c3038"), ' rx="8"') +
    ellipse(-8, -390, 110, 90, glow) +
    line("M-56 -388H-30L-20 -412L-6 -366L8 -388H38", "#7dffb8", 6)
  );
};

/** A white cross on green, as on a first-aid box. */
const sign = ({ P }: PictureSet, { lit }: RoomColours): SvgArt => {
  const isOn = P.stars > 0.3;
  const [green, white] = isOn ? ["#3f9d7c", "#ffffff"] : [lit("#3f9d7c"), lit("#ffffff")];
  return (
    rect(-66, -66, 132, 132, darken(green, 0.08), ' rx="22"') +
    rect(-60, -62, 120, 120, green, ' rx="18"') +
    rect(-15, -44, 30, 84, white, ' rx="5"') +
    rect(-42, -17, 84, 30, white, ' rx="5"')
  );
};

/** The curtain that parts the beds, drawn back to the wall. */
const screen = ({ D }: PictureSet, { lit }: RoomColours, fall: number): SvgArt => {
  const cloth = lit("#a5d3c8");
  const fill = D.body(
    [
      [0, darken(cloth, 0.06)],
      [0.5, lighten(cloth, 0.04)],
      [1, darken(cloth, 0.04)],
    ],
    [0, 0, 1, 0],
  );
  const folds = repeat(5, (i) => `M${-34 + i * 38} 20V${fall - 70}`);
  const hem = repeat(5, () => "q-19 18 -38 0");
  return (
    shape(`M-60 10H130V${fall - 50}${hem}H-60Z`, fill) +
    line(folds, darken(cloth, 0.07), 7, 0.6) +
    rect(-60, 0, 640, 12, lit("#aab6bc"), ' rx="6"') +
    ellipse(580, 6, 11, 18, lit("#aab6bc")) +
    repeat(5, (i) => ellipse(-24 + i * 38, 12, 8, 10, lit("#d5dde0")))
  );
};

const cabinetWithFlowers = ({ tint }: PictureSet, { lit }: RoomColours): SvgArt => {
  const white = lit("#eef3f2");
  const pale = mix(white, lit("#7fb8ad"), 0.35);
  return (
    ellipse(0, 2, 96, 11, "#1a2030", 0.22) +
    rect(-84, -190, 168, 184, white, ' rx="10"') +
    rect(-94, -202, 188, 18, lit("#7fb8ad"), ' rx="8"') +
    rect(-70, -168, 140, 50, pale, ' rx="8"') +
    rect(-70, -106, 140, 88, pale, ' rx="8"') +
    rect(-20, -150, 40, 10, lit("#8b9aa3"), ' rx="5"') +
    rect(-20, -90, 40, 10, lit("#8b9aa3"), ' rx="5"') +
    icon("bouquet", { x: -30, y: -198, size: 116, tint }) +
    icon("pill", { x: 56, y: -198, size: 44, tint })
  );
};
