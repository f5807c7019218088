import type { Kernel } from "../kernel/kernel.ts";
import type { Frame } from "./frame.ts";

/** Pixels with straight alpha for a place in the frame: a caption, a card, the watermark. */
export interface PatchPixels {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array | Uint8ClampedArray;
}

/** The same in the kernel's memory, at even places and of a width that SIMD likes. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: readonly [number, number, number];
  readonly alpha: number;
  readonly chromaAlpha: number;
}

export const newPatch = (kernel: Kernel, pixels: PatchPixels): Patch => {
  const { run } = kernel;
  const [x, y] = [pixels.x & ~1, pixels.y & ~1];
  const [shiftX, shiftY] = [pixels.x - x, pixels.y - y];
  const width = (pixels.width + shiftX + 31) & ~31;
  const height = (pixels.height + shiftY + 1) & ~1;
  const count = width * height;
  const [luma, alpha] = [kernel.take(count), kernel.take(count)];
  const [u, v, chromaAlpha] = [kernel.take(count / 4), kernel.take(count / 4), kernel.take(count / 4)];

  const before = kernel.mark;
  const [rgba, wholeU, wholeV] = [kernel.take(count * 4), kernel.take(count), kernel.take(count)];
  const bytes = kernel.bytes();
  bytes.fill(0, rgba, rgba + count * 4);
  for (let row = 0; row < pixels.height; row++) {
    const from = row * pixels.width * 4;
    bytes.set(pixels.rgba.subarray(from, from + pixels.width * 4), rgba + ((row + shiftY) * width + shiftX) * 4);
  }
  run.premultiply(rgba, count, luma, wholeU, wholeV, alpha);
  for (const [from, into] of [
    [wholeU, u],
    [wholeV, v],
    [alpha, chromaAlpha],
  ] as const)
    run.halve(from, width, height, into, width / 2);
  kernel.release(before);
  return { x, y, width, height, colour: [luma, u, v], alpha, chromaAlpha };
};

/** Lays a patch over a frame; what is nothing in it changes nothing, also where its padding leaves the frame. */
export const layPatch = (kernel: Kernel, frame: Frame, frameWidth: number, patch: Patch, opacity = 1): void => {
  const k = Math.round(opacity * 256);
  if (k === 0) return;
  const [luma, u, v] = patch.colour;
  const chroma = (patch.y / 2) * (frameWidth / 2) + patch.x / 2;
  const [width, height] = [patch.width / 2, patch.height / 2];
  kernel.run.over(
    frame.at + patch.y * frameWidth + patch.x,
    frameWidth,
    luma,
    patch.alpha,
    patch.width,
    patch.height,
    k,
  );
  kernel.run.over(frame.u + chroma, frameWidth / 2, u, patch.chromaAlpha, width, height, k);
  kernel.run.over(frame.v + chroma, frameWidth / 2, v, patch.chromaAlpha, width, height, k);
};
