import { type Colour, darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { icon } from "../../props/icon.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { framedPicture } from "../interiors/framed-picture.ts";
import { inUnits } from "../interiors/in-units.ts";
import { pendantLamp } from "../interiors/pendant-lamp.ts";
import { candleWheel, floorboards, type RoomColours, roomColours, windowOn } from "../interiors/room-parts.ts";
import { papered } from "../interiors/room-shell.ts";
import { TABLE_TOP, tableForTwo } from "../interiors/table-for-two.ts";
import { townWindow } from "../interiors/town-window.ts";

/** A restaurant: laid tables with white cloths under lamps, a shelf of bottles, a window on the town. */
export const restaurant = (set: PictureSet): Scenery => {
  const { W, H, u, side, portrait, isOldWorld } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit, wood, curtain } = colours;
  const tables = [-1, 1].map((k) => W * (0.5 + k * (portrait ? 0.33 : 0.335)));
  const lamps = tables
    .map((x) => pendantLamp(set, colours, { x, y: H * (portrait ? 0.21 : 0.17) }, "#b5483a"))
    .join("");
  const panel = darken(mix(curtain, lit("#5a2f2a"), 0.6), 0.02);
  const shelfX = W * (0.5 - side * (portrait ? 0.23 : 0.17));
  return {
    sky: papered(set, colours) + panelling(set, floor, panel, wood),
    far:
      (isOldWorld ? windowOn(set, wood, curtain) : curtainedWindow(set, colours)) +
      inUnits(set, { x: shelfX, y: H * (portrait ? 0.385 : 0.33) }, (s) => bottles(s, colours)) +
      (portrait ? "" : picture(set, colours)) +
      (isOldWorld ? candleWheel(set, colours) : lamps),
    mid: "",
    ground:
      floorboards(set, floor, wood) +
      tables
        .map((x, i) =>
          inUnits(set, { x, y: floor + 44 * u, facing: i ? -1 : 1, size: portrait ? 0.86 : 1.05 }, (s) =>
            tableForTwo(s, colours, laid(s, colours, i === (side > 0 ? 0 : 1)), lit("#fdf8ee")),
          ),
        )
        .join(""),
    front: [],
    indoors: true,
    shows: ["table"],
  };
};

const panelling = ({ W, u }: PictureSet, floor: number, panel: Colour, wood: Colour): SvgArt => {
  // It covers the lower wall of every look.
  const top = floor * 0.63;
  const high = floor - top;
  return (
    rect(0, top, W, high, panel) +
    rect(0, top - 14 * u, W, 20 * u, lighten(wood, 0.02)) +
    repeat(Math.ceil(W / (150 * u)), (i) =>
      rect((i * 150 + 20) * u, top + 36 * u, 110 * u, high - 74 * u, lighten(panel, 0.04), ` rx="${fix(6 * u)}"`),
    )
  );
};

/** A wide window with a short curtain over its lower half, as restaurants have to the street. */
const curtainedWindow = (set: PictureSet, { wood, curtain, lit }: RoomColours): SvgArt => {
  const { W, H, u, side, portrait } = set;
  const [width, height] = [(portrait ? 480 : 520) * u, (portrait ? 420 : 350) * u];
  const x = W * (0.5 + side * (portrait ? 0.22 : 0.2)) - width / 2;
  const y = H * (portrait ? 0.15 : 0.09);
  const cloth = mix(curtain, lit("#fff4e2"), 0.3);
  const top = y + height * 0.6;
  const wave = repeat(8, () => `q${fix(width / 32)} ${fix(16 * u)} ${fix(width / 16)} 0t${fix(width / 16)} 0`);
  return (
    townWindow(set, { x, y, width, height }, lighten(wood, 0.04), 2) +
    shape(`M${fix(x)} ${fix(top)}V${fix(y + height - 8 * u)}${wave}V${fix(top)}Z`, cloth) +
    line(
      repeat(11, (i) => `M${fix(x + ((i + 0.5) * width) / 11)} ${fix(top + 10 * u)}V${fix(y + height - 12 * u)}`),
      darken(cloth, 0.08),
      5 * u,
      0.6,
    ) +
    rect(x - 20 * u, top - 8 * u, width + 40 * u, 12 * u, lit("#d9b25a"), ` rx="${fix(6 * u)}"`)
  );
};

const picture = (set: PictureSet, colours: RoomColours): SvgArt => {
  const { W, H, u, side } = set;
  return framedPicture(
    set,
    { x: W * (0.5 - side * 0.41) - 90 * u, y: H * 0.24, width: 180 * u, height: 150 * u },
    colours,
  );
};

/** A shelf of bottles and glasses, under a round sign with a plate, a fork and a knife. */
const bottles = ({ tint }: PictureSet, { lit, wood }: RoomColours): SvgArt => {
  const colours = ["#3f7a52", "#8a3a44", "#c9964a", "#3f7a52", "#5a4a7a"];
  return (
    colours
      .map((colour, i) => {
        const x = -156 + i * 46;
        return (
          shape(`M${x} 0V-58Q${x} -74 ${x + 11} -80V-112H${x + 23}V-80Q${x + 34} -74 ${x + 34} -58V0Z`, lit(colour)) +
          rect(x + 4, -48, 26, 24, lit("#f3e6c8"))
        );
      })
      .join("") +
    repeat(2, (i) => glass(98 + i * 54, 0, lit("#e8f3f7"))) +
    rect(-190, 0, 380, 18, lighten(wood, 0.06), ' rx="5"') +
    line("M-140 18V50M140 18V50", darken(wood, 0.1), 10) +
    ellipse(0, -222, 96, 96, lighten(wood, 0.02)) +
    ellipse(0, -222, 84, 84, lit("#6f2d33")) +
    icon("fork-and-knife-with-plate", { x: 0, y: -158, size: 128, tint })
  );
};

const glass = (x: number, y: number, colour: Colour): SvgArt =>
  shape(
    `M${x - 20} ${y - 82}H${x + 20}Q${x + 20} ${y - 44} ${x} ${y - 40}Q${x - 20} ${y - 44} ${x - 20} ${y - 82}Z`,
    colour,
    0.8,
  ) + line(`M${x} ${y - 42}V${y - 4}M${x - 14} ${y - 3}H${x + 14}`, colour, 5, 0.9);

/** What stands on a table: a dish under a silver cover, or a candle between plates. */
const laid = ({ tint }: PictureSet, { lit }: RoomColours, covered: boolean): SvgArt => {
  const silver = lit("#c3ccd4");
  const plate = (x: number): SvgArt =>
    ellipse(x, TABLE_TOP, 44, 10, lit("#cfd9e0")) + ellipse(x, TABLE_TOP - 3, 42, 9, lit("#ffffff"));
  return covered
    ? shape("M-66 -180Q-60 -252 0 -256Q60 -252 66 -180Z", silver) +
        shape("M-48 -190Q-44 -236 -8 -244Q-30 -220 -30 -190Z", "#ffffff", 0.6) +
        ellipse(0, -262, 11, 11, silver) +
        ellipse(0, -178, 84, 11, darken(silver, 0.05)) +
        glass(108, TABLE_TOP, lit("#b5cfdc"))
    : plate(-84) +
        plate(84) +
        icon("candle", { x: 0, y: TABLE_TOP + 4, size: 92, tint }) +
        glass(-34, TABLE_TOP + 4, lit("#b5cfdc"));
};
