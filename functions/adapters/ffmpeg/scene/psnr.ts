import type { FilmSize } from "#functions/core/media/ports.ts";

/** PSNR of two luma planes in dB: of the whole picture, and of the worst tile. */
export interface Psnr {
  readonly mean: number;
  readonly worst: number;
}

const tile = 64;

export const psnr = (a: Uint8Array, b: Uint8Array, { width, height }: FilmSize): Psnr => {
  let [sum, worst] = [0, 0];
  for (let top = 0; top < height; top += tile) {
    for (let left = 0; left < width; left += tile) {
      const [right, bottom] = [Math.min(width, left + tile), Math.min(height, top + tile)];
      let squares = 0;
      for (let y = top; y < bottom; y++) {
        for (let at = y * width + left; at < y * width + right; at++) {
          const difference = (a[at] ?? 0) - (b[at] ?? 0);
          squares += difference * difference;
        }
      }
      sum += squares;
      worst = Math.max(worst, squares / ((right - left) * (bottom - top)));
    }
  }
  return { mean: decibel(sum / (width * height)), worst: decibel(worst) };
};

const decibel = (error: number): number => 10 * Math.log10(255 ** 2 / Math.max(error, 0.01));
