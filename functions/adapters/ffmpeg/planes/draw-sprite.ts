import { type Cover, nothing, opaque } from "./bands.ts";
import { type Box, both, isEmpty } from "./box.ts";
import { boxOf, type Easel, type Placement, tableEntry } from "./easel.ts";
import type { Frame } from "./frame.ts";
import { marginRows, type Plane } from "./planes-of.ts";
import type { SpritePlanes } from "./sprite-planes.ts";

/** Draws a sprite at a place that need not be whole, within `clip` (even on all sides). */
export const drawSprite = (easel: Easel, frame: Frame, sprite: SpritePlanes, place: Placement, clip: Box): void => {
  const box = both(boxOf(sprite, place, easel.size), clip);
  if (isEmpty(box)) return;
  const step = 1 / place.scale;
  const sourceX = (box.left + 0.5 - place.left) * step - 0.5 - sprite.x;
  easel.kernel.run.columns(easel.columns, box.right - box.left, sourceX, step);
  easel.kernel.run.columns(easel.chromaColumns, (box.right - box.left) / 2, sourceX / 2, step);

  // A piece begins at a multiple of 16 columns of its box, where both tables have an entry.
  const x = (at: number): number => {
    const exact = (sprite.x + at) * place.scale + place.left - box.left;
    return within(box.left + Math.round(exact / 16) * 16, box.left, box.right);
  };
  const y = (at: number): number => within(rowOf(sprite, place, at), box.top, box.bottom);
  for (const band of sprite.bands) {
    const top = band.top === 0 ? box.top : y(band.top);
    const bottom = band.bottom === sprite.height ? box.bottom : y(band.bottom);
    for (const run of band.runs) {
      const left = run.left === 0 ? box.left : x(run.left);
      const right = run.right === sprite.width ? box.right : x(run.right);
      const piece = { left, top, right, bottom };
      if (run.cover !== nothing && !isEmpty(piece)) drawPiece(easel, frame, sprite, place, box, piece, run.cover);
    }
  }
};

/** The frame's row, even, from which a row of the sprite is drawn. */
export const rowOf = (sprite: SpritePlanes, place: Placement, row: number): number =>
  Math.round(((sprite.y + row) * place.scale + place.top) / 2) * 2;

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const drawPiece = (
  easel: Easel,
  frame: Frame,
  sprite: SpritePlanes,
  place: Placement,
  box: Box,
  piece: Box,
  cover: Cover,
): void => {
  const step = 1 / place.scale;
  /** From where two rows come, into where, and their places between rows. */
  const resample = (plane: Plane, shrink: 1 | 2, table: number, into: Pair, at: Pair): void => {
    const stride = easel.size.width / shrink;
    const margin = marginRows * plane.stride;
    const corner = (piece.top / shrink) * stride + piece.left / shrink;
    // Of luma every other row, of chroma, which has half as many, each.
    const every = 2 / shrink;
    const tail = [
      plane.stride,
      plane.rows + 2 * marginRows,
      into[0] + corner,
      into[1] + corner,
      stride * every,
      (piece.right - piece.left) / shrink,
      (piece.bottom - piece.top) / 2,
      table + ((piece.left - box.left) / shrink / 4) * tableEntry,
      easel.room,
      at[0] + marginRows,
      at[1] + marginRows,
      step * every,
    ] as const;
    const [a, b] = plane.colour;
    if (cover === opaque) easel.kernel.run.zoom(a - margin, b - margin, ...tail);
    else easel.kernel.run.zoomOver(a - margin, b - margin, plane.alpha - margin, ...tail);
  };
  const y = (piece.top + 0.5 - place.top) * step - 0.5 - sprite.y;
  resample(sprite.luma, 1, easel.columns, [frame.at, frame.at + easel.size.width], [y, y + step]);
  // A chroma row lies between two luma rows, in the sprite as in the frame.
  const between = ((piece.top + 1 - place.top) * step - 0.5 - sprite.y - 0.5) / 2;
  resample(sprite.chroma, 2, easel.chromaColumns, [frame.u, frame.v], [between, between]);
};

type Pair = readonly [number, number];
