import type { Kernel } from "../kernel/kernel.ts";
import type { Frame } from "./frame.ts";

/** RGBA pixels with straight alpha at a position of the frame: a caption, a card, the watermark. */
export interface PatchPixels {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array | Uint8ClampedArray;
}

/** A patch in kernel memory, at even coordinates. Its width is a multiple of 32 for SIMD. */
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
  const [luma, alpha] = [kernel.allocate(count), kernel.allocate(count)];
  const [u, v, chromaAlpha] = [kernel.allocate(count / 4), kernel.allocate(count / 4), kernel.allocate(count / 4)];

  const before = kernel.mark;
  const [rgba, wholeU, wholeV] = [kernel.allocate(count * 4), kernel.allocate(count), kernel.allocate(count)];
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

/** Blends a patch over a frame. Transparent padding may exceed the frame: it changes no pixel. */
export const blendPatch = (kernel: Kernel, frame: Frame, frameWidth: number, patch: Patch, opacity = 1): void => {
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
