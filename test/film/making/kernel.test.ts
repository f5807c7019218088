import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compileKernel } from "#functions/adapters/ffmpeg/kernel/build.ts";
import { newKernel } from "#functions/adapters/ffmpeg/kernel/kernel.ts";
import { newDrawContext, wholeFrame } from "#functions/adapters/ffmpeg/planes/draw-context.ts";
import { drawSprite } from "#functions/adapters/ffmpeg/planes/draw-sprite.ts";
import { newFrame } from "#functions/adapters/ffmpeg/planes/frame.ts";
import { spritePlanes } from "#functions/adapters/ffmpeg/planes/sprite-planes.ts";

/** Draws one sprite on black, at sizes that no SIMD register divides, and returns the frame's luma and a guard. */
const drawn = (
  size: { width: number; height: number },
  sprite: { x: number; y: number; width: number; height: number; grey: number; alpha: number },
  place = { scale: 1, left: 0, top: 0 },
): { at: (x: number, y: number) => number; chroma: Set<number> } => {
  const kernel = newKernel();
  const context = newDrawContext(kernel, size);
  const frame = newFrame(kernel, size);
  const { grey, alpha } = sprite;
  const rgba = new Uint8Array(sprite.width * sprite.height * 4).map((_, index) => (index % 4 === 3 ? alpha : grey));
  const planes = spritePlanes(kernel, { ...sprite, rgba }, size);
  kernel.bytes().fill(16, frame.at, frame.u);
  kernel.bytes().fill(128, frame.u, frame.at + frame.bytes);
  drawSprite(context, frame, planes, place, wholeFrame(size));
  const bytes = kernel.bytes();
  return {
    at: (x, y) => bytes[frame.at + y * size.width + x] ?? -1,
    chroma: new Set(bytes.subarray(frame.u, frame.at + frame.bytes)),
  };
};

const taps = [-1, 0, 1, 2];

/** The Catmull-Rom curve through four neighbours at a position. */
const catmullRom = (at: number, value: (index: number) => number): number => {
  const f = at - Math.floor(at);
  const [a = 0, b = 0, c = 0, d = 0] = taps.map((tap) => value(Math.floor(at) + tap));
  return b + (f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)))) / 2;
};

describe("the pixel kernel", () => {
  it("is compiled from its source", () => {
    const committed = new URL("../../../functions/adapters/ffmpeg/kernel/kernel.generated.ts", import.meta.url);

    expect(compileKernel()).toBe(readFileSync(committed, "utf8"));
  });

  it("draws white as video white and grey without colour up to the last pixel of a frame", () => {
    const frame = drawn({ width: 54, height: 38 }, { x: 0, y: 0, width: 54, height: 38, grey: 255, alpha: 255 });

    for (const [x, y] of [
      [0, 0],
      [53, 0],
      [0, 37],
      [53, 37],
      [27, 19],
    ] as const)
      expect(frame.at(x, y)).toBe(235);
    expect([...frame.chroma]).toEqual([128]);
  });

  it("blends half-transparent pixels by half, and changes nothing beside them", () => {
    const frame = drawn({ width: 64, height: 48 }, { x: 21, y: 13, width: 20, height: 20, grey: 255, alpha: 128 });

    expect(frame.at(31, 23)).toBeGreaterThan(122);
    expect(frame.at(31, 23)).toBeLessThan(128);
    expect(frame.at(18, 23)).toBe(16);
    expect(frame.at(44, 23)).toBe(16);
    expect(frame.at(31, 10)).toBe(16);
  });

  it("moves by fractions of a pixel: an edge half a pixel further is half as bright", () => {
    const sprite = { x: 20, y: 0, width: 20, height: 40, grey: 255, alpha: 255 };

    const frame = drawn({ width: 64, height: 40 }, sprite, { scale: 1, left: 0.5, top: 0 });

    expect(frame.at(20, 20)).toBeGreaterThan(105);
    expect(frame.at(20, 20)).toBeLessThan(145);
    expect(frame.at(40, 20)).toBeGreaterThan(105);
    expect(frame.at(40, 20)).toBeLessThan(145);
  });

  it.each([0.62, 0.97, 1.08, 1.7, 2.9])("interpolates between the pixels at %d times the size", (scale) => {
    const [width, height] = [150, 90];
    const grey = (x: number, y: number): number => Math.round(120 + 50 * Math.sin(x * 1.1) * Math.cos(y * 0.9));
    const pixels = Array.from({ length: width * height }, (_, at) => grey(at % width, Math.floor(at / width)));
    const rgba = new Uint8Array(pixels.flatMap((value) => [value, value, value, 255]));
    const kernel = newKernel();
    const size = { width: 90, height: 54 };
    const frame = newFrame(kernel, size);
    const planes = spritePlanes(kernel, { x: 0, y: 0, width, height, rgba }, { width, height });

    drawSprite(newDrawContext(kernel, size), frame, planes, { scale, left: -1.3, top: -2.6 }, wholeFrame(size));

    const bytes = kernel.bytes();
    const source = (x: number, y: number): number => bytes[planes.luma.colour[0] + y * planes.luma.stride + x] ?? 0;
    for (let at = 0; at < size.width * size.height; at++) {
      const x = ((at % size.width) + 0.5 + 1.3) / scale - 0.5;
      const y = (Math.floor(at / size.width) + 0.5 + 2.6) / scale - 0.5;
      const rows = taps.map((row) => catmullRom(x, (column) => source(column, Math.floor(y) + row)));
      const exact = catmullRom(y, (row) => rows[row - Math.floor(y) + 1] ?? 0);
      expect(Math.abs((bytes[frame.at + at] ?? 0) - exact)).toBeLessThan(1.5);
    }
  });

  it("shows no edge of a picture that is larger than the frame", () => {
    const picture = { x: 0, y: 0, width: 64, height: 48, grey: 255, alpha: 255 };

    const frame = drawn({ width: 64, height: 48 }, picture, { scale: 1.04, left: -2.56, top: -1.9 });

    for (const [x, y] of [
      [0, 0],
      [63, 0],
      [0, 47],
      [63, 47],
    ] as const)
      expect(frame.at(x, y)).toBe(235);
  });
});
