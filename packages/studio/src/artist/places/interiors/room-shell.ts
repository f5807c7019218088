import { darken } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { rect, type SvgArt } from "../../shapes/svg.ts";
import { floorboards, hangingLamp, type RoomColours } from "./room-parts.ts";
import { wallpaper } from "./wallpaper.ts";

/** The wall of a room in the manner of the look. */
export const papered = (set: PictureSet, { wall, wood, floor }: RoomColours): SvgArt => {
  const { W, H, D } = set;
  const paper = D.body([
    [0, darken(wall, 0.06)],
    [1, wall],
  ]);
  return rect(0, 0, W, H, paper) + wallpaper(set, wall, wood, floor);
};

/** A room with papered walls, a floor of boards and a lamp, with `furniture` along its wall. */
export const lampLitRoom = (set: PictureSet, colours: RoomColours, furniture: SvgArt): Scenery => ({
  sky: papered(set, colours),
  far: furniture + hangingLamp(set, colours),
  mid: "",
  ground: floorboards(set, colours.floor, colours.wood),
  front: [],
  indoors: true,
});

/** A box with a lighter upper edge: a cupboard, a counter, a desk. */
export const cabinet = (
  { u }: PictureSet,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  colour: string,
  top: string,
): SvgArt =>
  rect(box.x, box.y, box.width, box.height, colour, ` rx="${6 * u}"`) +
  rect(box.x - 8 * u, box.y - 12 * u, box.width + 16 * u, 20 * u, top, ` rx="${6 * u}"`);
