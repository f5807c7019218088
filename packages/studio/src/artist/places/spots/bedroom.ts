import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { icon } from "../../props/icon.ts";
import { ellipse, group, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { framedPicture } from "../interiors/framed-picture.ts";
import { inUnits } from "../interiors/in-units.ts";
import { floorboards, type RoomColours, roomColours, windowOn } from "../interiors/room-parts.ts";
import { papered } from "../interiors/room-shell.ts";
import { tableLamp } from "../interiors/table-lamp.ts";

/** A bedroom: a made bed, a bedside table with a lamp, a chest of drawers under the window. */
export const bedroom = (set: PictureSet): Scenery => {
  const { W, H, u, side, portrait } = set;
  const colours = roomColours(set, "candle");
  const { floor, wood, curtain, rug } = colours;
  const outer = W * (0.5 - side * (portrait ? 0.48 : 0.47));
  const along = (units: number): number => outer + side * units * u;
  const picture = { x: along(660) - 120 * u, y: H * 0.17, width: 240 * u, height: 180 * u };
  const hook = { x: along(250), y: H * (portrait ? 0.33 : 0.1) };
  return {
    sky: papered(set, colours),
    far:
      windowOn(set, wood, curtain) +
      (portrait ? "" : framedPicture(set, picture, colours)) +
      inUnits(set, { ...hook, facing: side }, (s) => canopy(s, colours, (floor - hook.y) / u - 200)),
    mid: "",
    ground:
      floorboards(set, floor, wood, rug) +
      (portrait ? "" : inUnits(set, { x: W * (0.5 + side * 0.25), y: floor + 12 * u }, (s) => drawers(s, colours))) +
      inUnits(set, { x: along(70), y: floor + 18 * u }, (s) => bedsideTable(s, colours)) +
      tableLamp(set, colours, along(70), floor - 138 * u, "#f0c46a") +
      inUnits(set, { x: along(158), y: floor + 34 * u, facing: side, size: portrait ? 1.1 : 1.22 }, (s) =>
        bed(s, colours),
      ),
    front: [],
    indoors: true,
    shows: ["bed"],
  };
};

/** A cloth that falls from a ring over the head of the bed. */
const canopy = (set: PictureSet, { curtain, lit, wood }: RoomColours, fall: number): SvgArt => {
  const cloth = mix(curtain, lit("#fff3e0"), 0.45);
  const inside = `M-34 0Q-70 ${fall * 0.6} -150 ${fall}H210Q80 ${fall * 0.6} 34 0Z`;
  const left = `M-40 -4Q-50 ${fall * 0.5} -180 ${fall}H-84Q-20 ${fall * 0.6} 0 -4Z`;
  const right = `M40 -4Q64 ${fall * 0.5} 262 ${fall}H150Q40 ${fall * 0.6} 0 -4Z`;
  const folds = `M-22 20Q-34 ${fall * 0.5} -130 ${fall - 20}M22 20Q50 ${fall * 0.5} 206 ${fall - 20}`;
  return (
    shape(inside, darken(cloth, 0.14)) +
    solidShape(set, left, cloth, 0.7) +
    solidShape(set, right, lighten(cloth, 0.03), 0.7) +
    line(folds, darken(cloth, 0.08), 7, 0.7) +
    rect(-48, -20, 96, 24, wood, ' rx="12"')
  );
};

/** A bed seen from its side, its head at x = 0. */
const bed = (set: PictureSet, { wood, lit, rug, curtain }: RoomColours): SvgArt => {
  const { D, tint } = set;
  const board = D.body([
    [0, lighten(wood, 0.05)],
    [1, darken(wood, 0.06)],
  ]);
  const linen = lit("#fbf3e4");
  const hang =
    "M168 -186Q330 -214 548 -180V-66Q524 -44 500 -66Q476 -44 452 -66Q428 -44 404 -66Q380 -44 356 -66Q332 -44 308 -66Q284 -44 260 -66Q236 -44 212 -66Q190 -44 168 -66Z";
  const post = (x: number, h: number): SvgArt =>
    rect(x, -h, 30, h, darken(wood, 0.06), ' rx="8"') + ellipse(x + 15, -h - 8, 22, 22, lighten(wood, 0.06));
  return (
    ellipse(290, 4, 320, 18, "#1a1020", 0.22) +
    solidShape(set, "M2 -104V-250Q10 -330 44 -336Q66 -334 64 -290V-104Z", darken(wood, 0.12), 0.7) +
    rect(16, -110, 550, 58, board) +
    rect(24, -152, 536, 56, linen, ' rx="18"') +
    solidShape(set, "M46 -150Q22 -196 70 -226Q130 -250 190 -222Q214 -190 196 -150Z", lit("#ffffff"), 0.6) +
    line("M70 -160Q120 -176 176 -160", darken(linen, 0.12), 5, 0.7) +
    icon("teddy-bear", { x: 150, y: -176, size: 108, tint }) +
    solidShape(set, hang, rug, 0.7) +
    group(patches(rug, curtain, linen), `clip-path="${D.clip(`<path d="${hang}"/>`)}"`) +
    shape("M160 -192Q196 -204 232 -202V-66Q214 -50 196 -66Q178 -48 160 -66Z", linen) +
    post(-6, 310) +
    post(548, 210)
  );
};

/** The squares of a patchwork quilt, each with a dot. */
const patches = (rug: string, cloth: string, linen: string): SvgArt => {
  const colours = [rug, mix(rug, linen, 0.55), mix(cloth, linen, 0.25)];
  return repeat(24, (i) => {
    const [x, y] = [168 + (i % 8) * 52, -214 + Math.floor(i / 8) * 58];
    const colour = colours[(i + Math.floor(i / 8)) % 3] ?? rug;
    return rect(x, y, 52, 58, colour) + ellipse(x + 26, y + 29, 9, 9, lighten(colour, 0.12));
  });
};

const bedsideTable = ({ D }: PictureSet, { wood }: RoomColours): SvgArt => {
  const fill = D.body([
    [0, lighten(wood, 0.03)],
    [1, darken(wood, 0.07)],
  ]);
  return (
    ellipse(0, 2, 74, 10, "#1a1020", 0.22) +
    rect(-54, -20, 14, 22, darken(wood, 0.12)) +
    rect(40, -20, 14, 22, darken(wood, 0.12)) +
    rect(-60, -146, 120, 132, fill, ' rx="6"') +
    rect(-68, -156, 136, 16, lighten(wood, 0.09), ' rx="6"') +
    rect(-48, -126, 96, 46, darken(wood, 0.04), ' rx="6"') +
    ellipse(0, -103, 8, 8, lighten(wood, 0.2))
  );
};

/** A low chest of drawers with books and a toy on it. */
const drawers = ({ D, tint, isOldWorld }: PictureSet, { wood }: RoomColours): SvgArt => {
  const fill = D.body([
    [0, lighten(wood, 0.02)],
    [1, darken(wood, 0.08)],
  ]);
  const fronts = repeat(4, (i) => {
    const [x, y] = [-152 + (i % 2) * 156, -124 + Math.floor(i / 2) * 56];
    return rect(x, y, 148, 46, lighten(wood, 0.05), ' rx="6"') + ellipse(x + 74, y + 23, 9, 9, darken(wood, 0.16));
  });
  return (
    ellipse(0, 2, 186, 12, "#1a1020", 0.22) +
    rect(-152, -16, 20, 18, darken(wood, 0.14)) +
    rect(132, -16, 20, 18, darken(wood, 0.14)) +
    rect(-166, -136, 332, 124, fill, ' rx="8"') +
    rect(-176, -148, 352, 18, lighten(wood, 0.1), ' rx="7"') +
    fronts +
    icon("books", { x: -100, y: -146, size: 84, tint }) +
    icon(isOldWorld ? "wrapped-gift" : "globe-showing-europe-africa", { x: 104, y: -146, size: 78, tint })
  );
};
