import type { Sprite } from "#functions/core/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { type Band, bandsOf, opaque } from "./bands.ts";

/** A sprite as premultiplied planes with margins, ready to be drawn at any place and size. */
export interface SpritePlanes {
  /** In pixels of the picture, which need not be whole. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly luma: Plane;
  readonly chroma: Plane;
  readonly bands: readonly Band[];
  /** From this row of its own on it covers the whole width of the picture; `height` where it never does. */
  readonly solidFrom: number;
  /** The sides on which it goes on beyond its box, because the picture ends there. */
  readonly endless: Sides;
}

/** Planes of one size: colour (Y, or U and V) and alpha. Addresses are of the first pixel, `marginRows` above it is more. */
export interface Plane {
  readonly colour: readonly number[];
  readonly alpha: number;
  readonly stride: number;
  readonly rows: number;
}

interface Sides {
  readonly left: boolean;
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
}

/** Rows of margin above and below, for the two taps that look beyond. */
export const marginRows = 2;
/** The kernel loads 16 bytes at columns up to 24 beyond the box. */
const pad = 64;

export const spritePlanes = (
  kernel: Kernel,
  sprite: Sprite,
  picture: { readonly width: number; readonly height: number },
  travel: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): SpritePlanes => {
  const { width, height } = sprite;
  const endless = endlessSides(sprite, picture, travel);
  const luma = emptyPlane(kernel, width, height, 1);
  const chroma = emptyPlane(kernel, half(width), half(height), 2);
  fill(kernel, sprite, luma, chroma, endless);
  const bands = bandsOf(kernel, luma.alpha, luma.stride, width, height);
  const last = bands.at(-1);
  const solid = endless.left && endless.right && endless.bottom && last?.runs.every((run) => run.cover === opaque);
  const solidFrom = solid && last ? last.top : height;
  return { x: sprite.x, y: sprite.y, width, height, luma, chroma, bands, endless, solidFrom };
};

/** What ends where the picture ends goes on beyond it, but for what travels and has an end of its own: a walker. */
const endlessSides = (
  { x, y, width, height }: Sprite,
  picture: { readonly width: number; readonly height: number },
  travel: { readonly x: number; readonly y: number },
): Sides => {
  // Half a pixel: scaling does not leave whole numbers.
  const [left, right] = [x <= 0.5, x + width >= picture.width - 0.5];
  const [top, bottom] = [y <= 0.5, y + height >= picture.height - 0.5];
  const across = travel.x === 0 || (left && right);
  const upright = travel.y === 0 || (top && bottom);
  return { left: left && across, right: right && across, top: top && upright, bottom: bottom && upright };
};

const half = (n: number): number => (n + 1) >> 1;

const emptyPlane = (kernel: Kernel, width: number, height: number, colours: number): Plane => {
  const stride = (width + 2 * pad + 15) & ~15;
  const take = (): number => kernel.take(stride * (height + 2 * marginRows)) + marginRows * stride + pad;
  return { colour: Array.from({ length: colours }, take), alpha: take(), stride, rows: height };
};

const fill = (kernel: Kernel, sprite: Sprite, luma: Plane, chroma: Plane, sides: Sides): void => {
  const { run } = kernel;
  const { width, height } = sprite;
  const count = width * height;
  const before = kernel.mark;
  const source = kernel.take(count * 4);
  const [y, u, v, alpha] = [kernel.take(count), kernel.take(count), kernel.take(count), kernel.take(count)] as const;
  kernel.bytes().set(sprite.rgba, source);
  run.premultiply(source, count, y, u, v, alpha);

  const edge = (plane: number, { stride }: Plane, columns: number, rows: number): void => {
    const flags = [Number(sides.left), Number(sides.top), Number(sides.right), Number(sides.bottom)] as const;
    run.margins(plane, stride, columns, rows, pad, marginRows, ...flags);
  };
  const whole = (from: number, plane: number): void => {
    run.copyRows(from, width, plane, luma.stride, width, height);
    edge(plane, luma, width, height);
  };
  const small = (from: number, plane: number): void => {
    run.halve(from, width, height, plane, chroma.stride);
    edge(plane, chroma, half(width), half(height));
  };
  for (const plane of luma.colour) whole(y, plane);
  whole(alpha, luma.alpha);
  chroma.colour.forEach((plane, index) => {
    small(index === 0 ? u : v, plane);
  });
  small(alpha, chroma.alpha);
  kernel.release(before);
};
