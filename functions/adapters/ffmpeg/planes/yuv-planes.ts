import type { Sprite } from "#functions/core/media/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";

/**
 * Planes of one size: two colour planes that are drawn together (U and V, or Y twice) and alpha. Addresses point at the
 * first pixel; `marginRows` rows of margin precede it.
 */
export interface Plane {
  readonly colour: readonly [number, number];
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

/** Rows of margin above and below, for filter taps beyond the edge. */
export const marginRows = 2;
/** The kernel loads 16 bytes at columns up to 24 beyond the box. */
const pad = 64;

/** Converts a sprite to YUV and alpha planes in kernel memory, with margins on all sides. */
export const toYuvPlanes = (
  kernel: Kernel,
  sprite: Sprite,
  sides: Sides,
): { readonly luma: Plane; readonly chroma: Plane } => {
  const take = (columns: number, rows: number): number => {
    const stride = strideOf(columns);
    return kernel.allocate(stride * (rows + 2 * marginRows)) + marginRows * stride + pad;
  };
  const { width, height } = sprite;
  const whole = (): number => take(width, height);
  const small = (): number => take(half(width), half(height));
  const y = whole();
  const luma: Plane = { colour: [y, y], alpha: whole(), stride: strideOf(width), rows: height };
  const chroma: Plane = {
    colour: [small(), small()],
    alpha: small(),
    stride: strideOf(half(width)),
    rows: half(height),
  };
  fill(kernel, sprite, luma, chroma, sides);
  return { luma, chroma };
};

const strideOf = (columns: number): number => (columns + 2 * pad + 15) & ~15;

const half = (n: number): number => (n + 1) >> 1;

const fill = (kernel: Kernel, sprite: Sprite, luma: Plane, chroma: Plane, sides: Sides): void => {
  const { run } = kernel;
  const { width, height } = sprite;
  const count = width * height;
  const before = kernel.mark;
  const source = kernel.allocate(count * 4);
  const [y, u, v, alpha] = [
    kernel.allocate(count),
    kernel.allocate(count),
    kernel.allocate(count),
    kernel.allocate(count),
  ] as const;
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
  whole(y, luma.colour[0]);
  whole(alpha, luma.alpha);
  small(u, chroma.colour[0]);
  small(v, chroma.colour[1]);
  small(alpha, chroma.alpha);
  kernel.release(before);
};
