import type { FilmSize } from "#functions/core/media/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { alignToEven, type Box, intersect } from "./box.ts";
import type { SpritePlanes } from "./sprite-planes.ts";

/** Position of a picture in the frame: pixel x of the picture is at `x * scale + left`. */
export interface Placement {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** The kernel, the frame size, and kernel memory for its tables. */
export interface DrawContext {
  readonly kernel: Kernel;
  readonly size: FilmSize;
  readonly columns: number;
  readonly chromaColumns: number;
  readonly scratch: number;
}

export const newDrawContext = (kernel: Kernel, size: FilmSize): DrawContext => {
  const columns = size.width + 20;
  return {
    kernel,
    size,
    columns: kernel.allocate((columns / 4) * tableEntry),
    chromaColumns: kernel.allocate((columns / 4) * tableEntry),
    // Four rows of 16 bits per column; the source may have nearly twice the frame's columns.
    scratch: kernel.allocate(4 * 2 * 2 * (columns + 32)),
  };
};

/** Bytes of one entry of the kernel's column table, which covers four columns. */
export const tableEntry = 64;

/** The part of the frame that a sprite covers. */
export const boxOf = (sprite: SpritePlanes, place: Placement, size: FilmSize): Box => {
  const reach = 2 * place.scale;
  const x = (at: number): number => (sprite.x + at) * place.scale + place.left;
  const y = (at: number): number => (sprite.y + at) * place.scale + place.top;
  const box = {
    left: sprite.endless.left ? 0 : Math.floor(x(0) - reach),
    top: sprite.endless.top ? 0 : Math.floor(y(0) - reach),
    right: sprite.endless.right ? size.width : Math.ceil(x(sprite.width) + reach),
    bottom: sprite.endless.bottom ? size.height : Math.ceil(y(sprite.height) + reach),
  };
  return alignToEven(intersect(box, wholeFrame(size)));
};

export const wholeFrame = ({ width, height }: FilmSize): Box => ({ left: 0, top: 0, right: width, bottom: height });
