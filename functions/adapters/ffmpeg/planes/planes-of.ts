import type { Sprite } from "#functions/core/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";

/** Planes of one size: colour (Y, or U and V) and alpha. Addresses are of the first pixel, `marginRows` above it is more. */
export interface Plane {
  readonly colour: readonly number[];
  readonly alpha: number;
  readonly stride: number;
  readonly rows: number;
}

export interface Sides {
  readonly left: boolean;
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
}

/** Rows of margin above and below, for the two taps that look beyond. */
export const marginRows = 2;
/** The kernel loads 16 bytes at columns up to 24 beyond the box. */
const pad = 64;

/** The pixels of a sprite as planes in the kernel's memory, with margins on all sides. */
export const planesOf = (
  kernel: Kernel,
  sprite: Sprite,
  sides: Sides,
): { readonly luma: Plane; readonly chroma: Plane } => {
  const luma = emptyPlane(kernel, sprite.width, sprite.height, 1);
  const chroma = emptyPlane(kernel, half(sprite.width), half(sprite.height), 2);
  fill(kernel, sprite, luma, chroma, sides);
  return { luma, chroma };
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
