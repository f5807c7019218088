import { type Cover, nothing, opaque } from "./bands.ts";
import { type Box, both, isEmpty } from "./box.ts";
import { boxOf, type Easel, type Placement } from "./easel.ts";
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

  // A piece begins at a multiple of 16 columns of its box, where both tables have a group of 8.
  const x = (at: number): number => {
    const exact = (sprite.x + at) * place.scale + place.left - box.left;
    return within(box.left + Math.round(exact / 16) * 16, box.left, box.right);
  };
  const y = (at: number): number => {
    const exact = (sprite.y + at) * place.scale + place.top;
    return within(Math.round(exact / 2) * 2, box.top, box.bottom);
  };
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
  const { width } = easel.size;
  const [columns, rows] = [piece.right - piece.left, piece.bottom - piece.top];
  const lumaY = (piece.top + 0.5 - place.top) * step - 0.5 - sprite.y;
  // A chroma row lies between two luma rows, in the sprite as in the frame.
  const chromaY = ((piece.top + 1 - place.top) * step - 0.5 - sprite.y - 0.5) / 2;

  const resample = (plane: Plane, colour: number, into: number, shrink: 1 | 2, table: number, y: number): void => {
    const stride = width / shrink;
    const margin = marginRows * plane.stride;
    const tail = [
      plane.stride,
      plane.rows + 2 * marginRows,
      into + (piece.top / shrink) * stride + piece.left / shrink,
      stride,
      columns / shrink,
      rows / shrink,
      table + ((piece.left - box.left) / shrink / 8) * 144,
      easel.ring,
      y + marginRows,
      step,
    ] as const;
    if (cover === opaque) easel.kernel.run.zoom(colour - margin, ...tail);
    else easel.kernel.run.zoomOver(colour - margin, plane.alpha - margin, ...tail);
  };
  for (const colour of sprite.luma.colour) resample(sprite.luma, colour, frame.at, 1, easel.columns, lumaY);
  sprite.chroma.colour.forEach((colour, index) => {
    resample(sprite.chroma, colour, index === 0 ? frame.u : frame.v, 2, easel.chromaColumns, chromaY);
  });
};
