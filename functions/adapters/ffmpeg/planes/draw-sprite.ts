import { type Coverage, opaque, transparent } from "./bands.ts";
import { type Box, intersect, isEmpty } from "./box.ts";
import { boxOf, type DrawContext, type Placement, tableEntry } from "./draw-context.ts";
import type { Frame } from "./frame.ts";
import type { SpritePlanes } from "./sprite-planes.ts";
import { marginRows, type Plane } from "./yuv-planes.ts";

/** Draws a sprite at a sub-pixel position within `clip`, which must be even on all sides. */
export const drawSprite = (
  context: DrawContext,
  frame: Frame,
  sprite: SpritePlanes,
  place: Placement,
  clip: Box,
): void => {
  const box = intersect(boxOf(sprite, place, context.size), clip);
  if (isEmpty(box)) return;
  const step = 1 / place.scale;
  const sourceX = (box.left + 0.5 - place.left) * step - 0.5 - sprite.x;
  context.kernel.run.columns(context.columns, box.right - box.left, sourceX, step);
  context.kernel.run.columns(context.chromaColumns, (box.right - box.left) / 2, sourceX / 2, step);

  // A piece starts at a multiple of 16 columns of its box, where both column tables have an entry.
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
      if (run.cover !== transparent && !isEmpty(piece)) drawPiece(context, frame, sprite, place, box, piece, run.cover);
    }
  }
};

/** The even row of the frame where a row of the sprite starts. */
export const rowOf = (sprite: SpritePlanes, place: Placement, row: number): number =>
  Math.round(((sprite.y + row) * place.scale + place.top) / 2) * 2;

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const drawPiece = (
  context: DrawContext,
  frame: Frame,
  sprite: SpritePlanes,
  place: Placement,
  box: Box,
  piece: Box,
  cover: Coverage,
): void => {
  const step = 1 / place.scale;
  /** Resamples two rows at a time from `plane` into the frame addresses `into`, at the source rows `at`. */
  const resample = (plane: Plane, shrink: 1 | 2, table: number, into: Pair, at: Pair): void => {
    const stride = context.size.width / shrink;
    const margin = marginRows * plane.stride;
    const corner = (piece.top / shrink) * stride + piece.left / shrink;
    // Luma: every other row per call. Chroma has half as many rows: each row.
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
      context.scratch,
      at[0] + marginRows,
      at[1] + marginRows,
      step * every,
    ] as const;
    const [a, b] = plane.colour;
    if (cover === opaque) context.kernel.run.zoom(a - margin, b - margin, ...tail);
    else context.kernel.run.zoomOver(a - margin, b - margin, plane.alpha - margin, ...tail);
  };
  const y = (piece.top + 0.5 - place.top) * step - 0.5 - sprite.y;
  resample(sprite.luma, 1, context.columns, [frame.at, frame.at + context.size.width], [y, y + step]);
  // A chroma row lies between two luma rows, in the sprite and in the frame.
  const between = ((piece.top + 1 - place.top) * step - 0.5 - sprite.y - 0.5) / 2;
  resample(sprite.chroma, 2, context.chromaColumns, [frame.u, frame.v], [between, between]);
};

type Pair = readonly [number, number];
