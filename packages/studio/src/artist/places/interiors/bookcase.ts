import { type Colour, darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { line, rect, repeat, type SvgArt } from "../../shapes/svg.ts";
import type { RoomColours } from "./room-parts.ts";

const spines = ["#a8474c", "#3f6b86", "#c9964a", "#4f8064", "#75609a", "#b5703f", "#d8c59a"] as const;

interface Bookcase {
  readonly left: number;
  readonly foot: number;
  readonly width: number;
  readonly rows: number;
}

export const SHELF = 128;

/** A bookcase full of books, in units. A story's bookcases hold the same books in all pictures. */
export const bookcase = (
  { roomR }: PictureSet,
  { left, foot, width, rows }: Bookcase,
  { wood, lit }: RoomColours,
): SvgArt => {
  const top = foot - rows * SHELF - 40;
  const inside = darken(wood, 0.2);
  // Pale towards the wood, so that figures stand out before them.
  const covers = spines.map((spine) => mix(lit(spine), wood, 0.22));
  const shelves = repeat(rows, (row) => {
    const y = foot - 30 - row * SHELF;
    let books = "";
    let bands = "";
    for (let x = left + 22; x < left + width - 46; ) {
      const w = roomR.between(17, 36);
      const h = roomR.between(72, 104);
      if (roomR() < 0.06) x += 30;
      else {
        books += rect(x, y - h, w, h, roomR.pick(covers), ' rx="3"');
        bands += `M${x + 5} ${y - h * 0.78}h${w - 10}`;
      }
      x += w + 2;
    }
    return books + line(bands, lit("#f0dca8"), 4, 0.55) + shelf(left, y, width, wood);
  });
  return (
    rect(left, top, width, foot - top, wood, ' rx="6"') +
    rect(left + 16, top + 20, width - 32, foot - top - 44, inside) +
    shelves +
    rect(left - 8, top - 14, width + 16, 26, lighten(wood, 0.07), ' rx="6"') +
    rect(left, foot - 22, width, 22, darken(wood, 0.06))
  );
};

const shelf = (left: number, y: number, width: number, wood: Colour): SvgArt =>
  rect(left + 8, y, width - 16, 12, lighten(wood, 0.05));
