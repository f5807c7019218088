import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { type BoxView, boxView, NEAREST } from "../interiors/box-view.ts";
import { inUnits } from "../interiors/in-units.ts";
import { mirror } from "../interiors/mirror.ts";
import { type RoomColours, roomColours } from "../interiors/room-parts.ts";

/** How high the rail is. */
const RAIL = 210;

/** The cabin of a lift: doors of steel, a panel of round buttons, a mirror over a rail, lamps in the ceiling. */
export const lift = (set: PictureSet): Scenery => {
  const { W, H, u, D, side, portrait, groundTop } = set;
  const colours = roomColours(set, "lamp");
  const { lit } = colours;
  const floor = groundTop + H * 0.012;
  const view = boxView(set, { half: portrait ? 0.43 : 0.4, ceiling: H * (portrait ? 0.2 : 0.085), floor });
  const steel = lit("#b9c3cd", 0.6);
  const brushed = D.body(
    [
      [0, darken(steel, 0.05)],
      [0.35, lighten(steel, 0.05)],
      [0.6, steel],
      [1, darken(steel, 0.06)],
    ],
    [0, 0, 1, 0],
  );
  const [doorX, panelX, mirrorX] = portrait ? [-0.17, 0.155, 0.325] : [-0.17, 0.075, 0.25];
  const at = (share: number): number => W * (0.5 + side * share);
  const mirrorY = floor - (portrait ? 490 : 430) * u;
  return {
    sky: rect(0, 0, W, H, brushed) + sheets(set, floor, steel),
    far:
      inUnits(set, { x: at(mirrorX), y: mirrorY, size: portrait ? 0.78 : 1 }, (s) => wallMirror(s, colours)) +
      rail(set, floor, steel) +
      inUnits(set, { x: at(doorX), y: floor }, (s) => doors(s, steel)) +
      inUnits(set, { x: at(panelX), y: floor - (portrait ? 420 : 400) * u }, (s) => buttons(s, steel)),
    mid: "",
    ground: cabin(set, view, steel, colours),
    front: [],
    indoors: true,
    shows: ["elevator"],
  };
};

/** The seams of the sheets that the wall is made of. */
const sheets = ({ W, u }: PictureSet, floor: number, steel: Colour): SvgArt => {
  const each = W / 5;
  return (
    line(
      repeat(4, (i) => `M${fix((i + 1) * each)} 0V${fix(floor)}`),
      darken(steel, 0.1),
      5 * u,
      0.7,
    ) + rect(0, floor - 40 * u, W, 44 * u, darken(steel, 0.16))
  );
};

/** The ceiling with its lamps, the side walls and the floor. */
const cabin = ({ P, D, H, W, u, side }: PictureSet, view: BoxView, steel: Colour, { lit }: RoomColours): SvgArt => {
  const [[, foot], [, top]] = [view.at(0, 0, 1), view.at(0, 1, 1)];
  const grip = (RAIL * u) / (foot - top);
  const isOn = P.stars > 0.3;
  const glow = D.glow([
    [0, "#f4fbff", 0.7],
    [1, "#dcefff", 0],
  ]);
  const carpet = lit("#4d5568");
  const fill = D.body([
    [0, lighten(carpet, 0.06)],
    [1, darken(carpet, 0.05)],
  ]);
  const walls = ([-1, 1] as const).map((wall) => {
    const paint = darken(steel, wall === side ? 0.12 : 0.05);
    return (
      shape(view.onWall(wall, 1, NEAREST, 0, 1), paint) +
      shape(view.onWall(wall, 1, NEAREST, 0, 0.07), darken(paint, 0.1)) +
      shape(view.onWall(wall, 1, NEAREST, grip - 0.02, grip + 0.02), darken(paint, 0.1)) +
      shape(view.onWall(wall, 1, 1.012, 0, 1), darken(paint, 0.1))
    );
  });
  const lamps = [-0.5, 0.5].map((x) => {
    const [cx, cy] = view.at(x, 1, 1.08);
    return (
      (isOn ? ellipse(cx, cy, W * 0.24, H * 0.3, glow) : "") +
      shape(view.across(x - 0.24, x + 0.24, 1.03, 1.16, 1), isOn ? "#fbfeff" : lit("#ffffff"))
    );
  });
  const border = view.across(-0.92, 0.92, 1.06, NEAREST, 0);
  return (
    shape(view.across(-1, 1, 1, NEAREST, 1), lighten(steel, 0.06)) +
    lamps.join("") +
    walls.join("") +
    shape(view.across(-1, 1, 1, NEAREST, 0), darken(carpet, 0.07)) +
    shape(border, fill) +
    line(view.across(-0.84, 0.84, 1.12, NEAREST, 0), lighten(carpet, 0.16), 5 * u, 0.6)
  );
};

/** Two leaves of steel in a frame, and above them an arrow that tells where the lift goes. */
const doors = ({ D, portrait }: PictureSet, steel: Colour): SvgArt => {
  const high = portrait ? 620 : 500;
  const leaf = D.body(
    [
      [0, lighten(steel, 0.1)],
      [0.5, darken(steel, 0.02)],
      [1, lighten(steel, 0.06)],
    ],
    [0, 0, 1, 0],
  );
  const glow = D.glow([
    [0, "#ffb84a", 0.5],
    [1, "#ffb84a", 0],
  ]);
  const top = -high - 62;
  return (
    rect(-240, -high - 30, 480, high + 34, darken(steel, 0.2), ' rx="8"') +
    rect(-210, -high, 208, high, leaf) +
    rect(2, -high, 208, high, leaf) +
    rect(-4, -high, 8, high, darken(steel, 0.34)) +
    shape(`M-170 ${-high + 40}L-60 ${-high + 40}L-150 -40H-190ZM60 ${-high + 40}H100L30 -40H16Z`, "#ffffff", 0.14) +
    rect(-104, top - 40, 208, 66, darken(steel, 0.42), ' rx="14"') +
    ellipse(-50, top - 7, 70, 50, glow) +
    shape(`M-50 ${top - 30}L-22 ${top + 12}H-78Z`, "#ffb84a") +
    repeat(3, (i) => ellipse(14 + i * 32, top - 6, 9, 9, i === 1 ? "#ffd98a" : darken(steel, 0.24)))
  );
};

/** Round buttons on a plate, one of them lit. */
const buttons = ({ D }: PictureSet, steel: Colour): SvgArt => {
  const glow = D.glow([
    [0, "#ffcf6a", 0.8],
    [1, "#ffb84a", 0],
  ]);
  const button = (x: number, y: number, isLit: boolean): SvgArt =>
    (isLit ? ellipse(x, y, 62, 62, glow) : "") +
    ellipse(x, y, 28, 28, darken(steel, 0.26)) +
    ellipse(x, y, 22, 22, isLit ? "#ffcf6a" : lighten(steel, 0.16)) +
    ellipse(x - 6, y - 7, 8, 6, "#ffffff", 0.6);
  return (
    rect(-82, -216, 164, 420, darken(steel, 0.22), ' rx="22"') +
    rect(-74, -208, 148, 404, darken(steel, 0.06), ' rx="18"') +
    repeat(10, (i) => button(-34 + (i % 2) * 68, -152 + Math.floor(i / 2) * 66, i === 3)) +
    rect(-44, 168, 88, 10, darken(steel, 0.3), ' rx="5"')
  );
};

const wallMirror = (set: PictureSet, colours: RoomColours): SvgArt =>
  mirror(set, "M-138 -150Q-138 -166 -122 -166H122Q138 -166 138 -150V166H-138Z", 170, colours.lit("#dfe6ec"), colours);

/** A rail to hold on to, all along the wall. */
const rail = ({ W, u }: PictureSet, floor: number, steel: Colour): SvgArt => {
  const y = floor - RAIL * u;
  return (
    repeat(6, (i) => rect(W * (0.12 + i * 0.152) - 8 * u, y, 16 * u, 34 * u, darken(steel, 0.2))) +
    rect(0, y - 14 * u, W, 26 * u, darken(steel, 0.12), ` rx="${fix(13 * u)}"`) +
    rect(0, y - 12 * u, W, 9 * u, lighten(steel, 0.16), ` rx="${fix(4 * u)}"`)
  );
};
