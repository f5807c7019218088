import type { Raster } from "./raster.ts";

export interface Turned {
  /** Degrees clockwise around the middle of the lower edge. */
  readonly degrees: number;
  readonly flip: boolean;
  /** Relative height. */
  readonly tall: number;
}

/** A cut-out with premultiplied alpha, turned around its feet, which are at 0, 0 of the result. */
export const turnRaster = ({ width, height, rgba }: Raster, { degrees, flip, tall }: Turned): Raster => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [-width / 2, width / 2].flatMap((x) =>
    [0, -height].map((y) => [x * cos - y * tall * sin, x * sin + y * tall * cos] as const),
  );
  const left = Math.floor(Math.min(...corners.map(([x]) => x))) - 1;
  const top = Math.floor(Math.min(...corners.map(([, y]) => y))) - 1;
  const out = {
    width: Math.ceil(Math.max(...corners.map(([x]) => x))) + 1 - left,
    height: Math.ceil(Math.max(...corners.map(([, y]) => y))) + 1 - top,
  };
  const pixels = new Uint8Array(out.width * out.height * 4);
  const side = flip ? -1 : 1;
  for (let row = 0, at = 0; row < out.height; row++)
    for (let column = 0; column < out.width; column++, at += 4) {
      const [x, y] = [column + left + 0.5, row + top + 0.5];
      const u = side * (x * cos + y * sin) + width / 2 - 0.5;
      const v = (y * cos - x * sin) / tall + height - 0.5;
      if (u <= -1 || v <= -1 || u >= width || v >= height) continue;
      sample({ width, height, rgba }, u, v, pixels, at);
    }
  return { x: left, y: top, ...out, rgba: pixels };
};

/** Mixes the four pixels around a point. What is outside is transparent. */
const sample = (
  { width, height, rgba }: Omit<Raster, "x" | "y">,
  u: number,
  v: number,
  pixels: Uint8Array,
  at: number,
): void => {
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const left = x < 0 ? 0 : 1 - u + x;
  const right = x + 1 < width ? u - x : 0;
  const upper = y < 0 ? 0 : 1 - v + y;
  const lower = y + 1 < height ? v - y : 0;
  // A share of 0 takes a pixel of the picture that does not count.
  const [x0, x1] = [x < 0 ? 0 : x, right > 0 ? x + 1 : width - 1];
  const [y0, y1] = [(y < 0 ? 0 : y) * width, (lower > 0 ? y + 1 : height - 1) * width];
  const [a, b, c, d] = [(y0 + x0) * 4, (y0 + x1) * 4, (y1 + x0) * 4, (y1 + x1) * 4];
  if (((rgba[a + 3] ?? 0) | (rgba[b + 3] ?? 0) | (rgba[c + 3] ?? 0) | (rgba[d + 3] ?? 0)) === 0) return;
  for (let i = 0; i < 4; i++)
    pixels[at + i] =
      ((rgba[a + i] ?? 0) * left + (rgba[b + i] ?? 0) * right) * upper +
      ((rgba[c + i] ?? 0) * left + (rgba[d + i] ?? 0) * right) * lower +
      0.5;
};
