import { type Colour, darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { hill } from "../../nature/land.ts";
import { sky } from "../../nature/sky.ts";
import { icon } from "../../props/icon.ts";
import { fix, polygon, ridge } from "../../shapes/curve.ts";
import { ellipse, group, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { type BoxView, boxView, NEAREST } from "../interiors/box-view.ts";
import { type RoomColours, roomColours } from "../interiors/room-parts.ts";

/** Where doors, pictures and lamps begin and end: nearer ones are longer, as the eye sees them. */
const doors = [
  [1.12, 1.32],
  [1.78, 2.3],
] as const;
const pictures = [[1.42, 1.62]] as const;
const lamps = [
  [1.1, 1.2],
  [1.4, 1.56],
  [1.95, 2.3],
] as const;
/** The height of the panelling, as a share of the wall. */
const PANEL = 0.26;

/** A corridor seen along its length: doors on both sides, a carpet, lamps, a window at its end. */
export const corridor = (set: PictureSet): Scenery => {
  const { W, H, portrait, groundTop } = set;
  const colours = roomColours(set, "lamp");
  const { wall } = colours;
  const view = boxView(set, {
    half: portrait ? 0.27 : 0.21,
    ceiling: H * (portrait ? 0.2 : 0.13),
    floor: groundTop + H * 0.012,
  });
  return {
    sky: rect(0, 0, W, H, wall) + endWall(set, view, colours),
    far: "",
    mid: "",
    // The side walls come as near as the floor does, so they move with it.
    ground:
      shape(view.across(-1, 1, 1, NEAREST, 1), lighten(wall, 0.07)) +
      sideWall(set, view, -1, colours) +
      sideWall(set, view, 1, colours) +
      (set.isOldWorld ? candles(set, view, colours) : ceilingLamps(set, view, colours)) +
      carpetedFloor(set, view, colours),
    front: [],
    indoors: true,
    shows: ["door"],
  };
};

/** The wall at the end, with a window and a plant on either side of it. */
const endWall = (set: PictureSet, { at }: BoxView, { wood, floor, lit }: RoomColours): SvgArt => {
  const { W, R, u, P, D, tint } = set;
  const [left, top] = at(-0.42, 0.84, 1);
  const [right, foot] = at(0.42, 0.3, 1);
  const [middle, w, h] = [(left + right) / 2, right - left, foot - top];
  const [, panel] = at(0, PANEL, 1);
  const outside: PictureSet = { ...set, horizon: foot, orb: { x: middle + w * 0.2, y: top + h * 0.3, r: 36 * u } };
  const sight = sky(outside) + hill(outside, ridge(R, W, foot - h * 0.2, 12 * u, 9), { top: P.mid, base: P.near });
  const frame = `M${fix(left)} ${fix(foot)}V${fix(top)}H${fix(right)}V${fix(foot)}Z`;
  const [plantX, plantY] = at(0.72, 0, 1);
  const plant = (x: number): SvgArt => icon("potted-plant", { x, y: plantY, size: 120 * u, tint });
  return (
    rect(0, panel, W, floor - panel + 20 * u, lighten(wood, 0.04)) +
    rect(0, panel - 8 * u, W, 14 * u, darken(wood, 0.04)) +
    group(sight, `clip-path="${D.clip(`<path d="${frame}"/>`)}"`) +
    line(
      `${frame}M${fix(middle)} ${fix(top)}V${fix(foot)}M${fix(left)} ${fix(top + h * 0.4)}H${fix(right)}`,
      lit("#f4efe2"),
      14 * u,
    ) +
    rect(left - 18 * u, foot, w + 36 * u, 18 * u, lit("#f4efe2"), ` rx="${fix(6 * u)}"`) +
    plant(plantX) +
    plant(W - plantX)
  );
};

const sideWall = (set: PictureSet, view: BoxView, side: 1 | -1, colours: RoomColours): SvgArt => {
  const { wall, wood } = colours;
  const { onWall } = view;
  // The wall across from the light gets most of it.
  const paint = side === set.side ? darken(wall, 0.07) : darken(wall, 0.025);
  const panel = darken(wood, side === set.side ? 0.05 : 0.01);
  return (
    shape(onWall(side, 1, NEAREST, 0, 1), paint) +
    shape(onWall(side, 1, NEAREST, 0, PANEL), panel) +
    shape(onWall(side, 1, NEAREST, PANEL, PANEL + 0.025), darken(wood, 0.08)) +
    shape(onWall(side, 1, NEAREST, 0.965, 1), lighten(wall, 0.12)) +
    shape(onWall(side, 1, NEAREST, 0, 0.035), darken(wood, 0.12)) +
    pictures.map(([from, to]) => picture(view, side, [from, to], colours)).join("") +
    doors.map(([from, to]) => door(set, view, side, [from, to], colours)).join("")
  );
};

const door = (
  { roomR, u, look }: PictureSet,
  { at, onWall }: BoxView,
  side: 1 | -1,
  [from, to]: readonly [number, number],
  { wood, lit }: RoomColours,
): SvgArt => {
  const deep = to - from;
  const leaf = mix(lit(roomR.pick([look.room.curtain, look.room.rug])), lit("#f6efe0"), 0.25);
  const edge = 0.09 * deep;
  const inset = (low: number, high: number): string => onWall(side, from + deep * 0.2, to - deep * 0.2, low, high);
  const [x, y] = at(side, 0.27, to - deep * 0.12);
  return (
    shape(onWall(side, from - edge, to + edge, 0, 0.64), lighten(wood, 0.08)) +
    shape(onWall(side, from, to, 0, 0.61), leaf) +
    shape(inset(0.34, 0.55) + inset(0.06, 0.24), darken(leaf, 0.06)) +
    ellipse(x, y, 7 * u * to, 9 * u * to, lit("#e6c25a"))
  );
};

const picture = (
  { onWall }: BoxView,
  side: 1 | -1,
  [from, to]: readonly [number, number],
  { wood, lit }: RoomColours,
): SvgArt => {
  const inside = (share: number, low: number, high: number): string =>
    onWall(side, from + (to - from) * share, to - (to - from) * share, low, high);
  return (
    shape(inside(0, 0.42, 0.68), lighten(wood, 0.06)) +
    shape(inside(0.12, 0.45, 0.65), lit("#f6efe0")) +
    shape(inside(0.22, 0.48, 0.62), lit("#bfe0ea")) +
    shape(inside(0.22, 0.48, 0.53), lit("#7fae6a"))
  );
};

const ceilingLamps = ({ P, D, u }: PictureSet, { at, across }: BoxView, { lit }: RoomColours): SvgArt => {
  const isOn = P.stars > 0.3;
  const glow = D.glow([
    [0, "#fff0c8", 0.75],
    [0.4, "#ffe0a0", 0.28],
    [1, "#ffd98a", 0],
  ]);
  return lamps
    .map(([from, to]) => {
      const [x, y] = at(0, 1, (from + to) / 2);
      return (
        (isOn ? ellipse(x, y, 300 * u * from, 230 * u * from, glow) : "") +
        shape(across(-0.24, 0.24, from, to, 1), isOn ? "#fff6da" : lit("#ffffff"))
      );
    })
    .join("");
};

/** Candles on the walls, between the doors. */
const candles = ({ P, D, u, tint }: PictureSet, { at }: BoxView, { wood }: RoomColours): SvgArt => {
  const glow = D.glow([
    [0, "#ffe0a0", 0.7],
    [1, "#ffc765", 0],
  ]);
  return [1.38, 1.68]
    .flatMap((near) =>
      [-1, 1].map((side) => {
        const [x, y] = at(side * 0.96, 0.74, near);
        const k = near * u;
        return (
          (P.stars > 0.3 ? ellipse(x, y - 40 * k, 150 * k, 150 * k, glow) : "") +
          rect(x - 24 * k, y, 48 * k, 10 * k, darken(wood, 0.14)) +
          icon("candle", { x, y: y + 3 * k, size: 70 * k, tint })
        );
      }),
    )
    .join("");
};

const carpetedFloor = ({ D }: PictureSet, { at, across }: BoxView, { wood, rug }: RoomColours): SvgArt => {
  const board: Colour = lighten(wood, 0.05);
  const fill = D.body([
    [0, lighten(board, 0.02)],
    [1, darken(board, 0.08)],
  ]);
  const seams = repeat(11, (i) => polygon([at((i - 5) / 5.5, 0, 1), at((i - 5) / 5.5, 0, NEAREST)]));
  return (
    shape(across(-1, 1, 1, NEAREST, 0), fill) +
    line(seams, darken(board, 0.08), 3, 0.4) +
    shape(across(-0.5, 0.5, 1, NEAREST, 0), darken(rug, 0.05)) +
    shape(across(-0.46, 0.46, 1, NEAREST, 0), lighten(rug, 0.12)) +
    shape(across(-0.42, 0.42, 1, NEAREST, 0), rug)
  );
};
