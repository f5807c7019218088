import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { renderAll } from "#functions/adapters/ffmpeg/scene/render-scene.ts";
import { renderWithSkippedPictures } from "#functions/adapters/ffmpeg/scene/render-with-skipped-pictures.ts";
import { newScene } from "#functions/adapters/ffmpeg/scene/scene.ts";
import { toSprite } from "#functions/adapters/ffmpeg/still/pictures.ts";
import { stillLayer } from "#functions/adapters/shared/flat-picture.ts";
import type { LayeredPicture, Sprite } from "#functions/core/media/ports.ts";
import { brightness, makeScene } from "./frames.ts";

const size = { width: 320, height: 180 };
const dots = [
  { x: 60, y: 40 },
  { x: 250, y: 50 },
  { x: 90, y: 140 },
];

/** Soft dots on a dark sky. Their centres can be measured to a hundredth of a pixel. */
const makeSkyOfDots = (): LayeredPicture => {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#000";
  context.fillRect(0, 0, size.width, size.height);
  for (const { x, y } of dots) {
    const light = context.createRadialGradient(x, y, 0, x, y, 9);
    light.addColorStop(0, "#fff");
    light.addColorStop(1, "#000");
    context.fillStyle = light;
    context.fillRect(x - 9, y - 9, 18, 18);
  }
  return { ...size, layers: [stillLayer(1, toSprite(canvas, 0, 0))] };
};

/** The centre of the light near a position. */
const middle = (luma: Uint8Array, near: { x: number; y: number }): { x: number; y: number } => {
  let [weight, sumX, sumY] = [0, 0, 0];
  for (let y = Math.round(near.y) - 16; y < near.y + 16; y++) {
    for (let x = Math.round(near.x) - 16; x < near.x + 16; x++) {
      const light = Math.max(0, (luma[y * size.width + x] ?? 0) - 20);
      weight += light;
      sumX += light * x;
      sumY += light * y;
    }
  }
  return { x: sumX / weight, y: sumY / weight };
};

/** The deviation of each step from the mean of its neighbours; 0 for an even movement. */
const unevenness = (places: readonly number[]): number => {
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  const jolts = steps.slice(1, -1).map((step, index) => step - ((steps[index] ?? 0) + (steps[index + 2] ?? 0)) / 2);
  return Math.sqrt(jolts.reduce((sum, jolt) => sum + jolt * jolt, 0) / jolts.length);
};

describe("the camera's zoom", () => {
  it("moves everything evenly from frame to frame, in fractions of pixels", async () => {
    const { paint } = await newScene(makeScene("", { size, picture: makeSkyOfDots(), camera: "zoom", frames: 150 }));
    const tracks: { x: number; y: number }[][] = dots.map((dot) => [dot]);
    for (let frame = 0; frame < 150; frame++) {
      const luma = paint(frame).slice(0, size.width * size.height);
      for (const track of tracks) track.push(middle(luma, track.at(-1) ?? { x: 0, y: 0 }));
    }

    for (const track of tracks) {
      const even = track.slice(1).map(({ x }) => x);
      expect(Math.abs((even.at(-1) ?? 0) - (even[0] ?? 0))).toBeGreaterThan(3);
      expect(unevenness(even)).toBeLessThan(0.01);
      expect(unevenness(even.map(Math.round))).toBeGreaterThan(0.1);
    }
  });

  it("is equally even if only every fifth frame is encoded", async () => {
    const folder = await mkdtemp(join(tmpdir(), "smooth-"));
    const order = makeScene(join(folder, "0.mp4"), { size, picture: makeSkyOfDots(), camera: "zoom", frames: 150 });
    const scene = await newScene(order);
    const tracksOf = async (): Promise<{ x: number; y: number }[][]> => {
      const tracks: { x: number; y: number }[][] = dots.map((dot) => [dot]);
      for (const luma of await brightness(order.path, size))
        for (const track of tracks) track.push(middle(luma, track.at(-1) ?? { x: 0, y: 0 }));
      return tracks;
    };

    expect(scene.plan && (await renderWithSkippedPictures(order, scene, scene.plan))).toBe(true);
    const few = await tracksOf();
    await renderAll(order, scene);
    const all = await tracksOf();

    for (const [index, track] of few.entries()) {
      const jolts = unevenness(track.slice(1).map(({ x }) => x));
      const usual = unevenness((all[index] ?? []).slice(1).map(({ x }) => x));
      expect(jolts).toBeLessThan(Math.max(0.05, usual * 1.5));
    }
    await rm(folder, { recursive: true });
  });

  it("pulls out of one scene where it pushed into the last", async () => {
    const spread = async (scene: number): Promise<number> => {
      const { paint } = await newScene(
        makeScene("", { size, picture: makeSkyOfDots(), camera: "zoom", frames: 90, scene }),
      );
      const apart = (luma: Uint8Array): number => {
        const [left, right] = dots.map((dot) => middle(luma, dot).x);
        return (right ?? 0) - (left ?? 0);
      };
      return apart(paint(89).slice()) - apart(paint(0).slice());
    };

    expect(await spread(0)).toBeGreaterThan(2);
    expect(await spread(1)).toBeLessThan(-2);
  });

  it("never shows an edge of a layer, at any depth and hero position", async () => {
    const white = (x: number, y: number, width: number, height: number): Sprite => {
      return { x, y, width, height, rgba: new Uint8Array(width * height * 4).fill(255) };
    };
    const layers = [0, 0.3, 1, 1.7].map((depth) => stillLayer(depth, white(0, 0, size.width, size.height)));
    for (const [scene, x] of [0, 300, 0, 300].entries()) {
      const hero = {
        ...stillLayer(1, white(x, 60, 20, 100)),
        frames: [white(x, 60, 20, 100), white(x, 60, 20, 100)],
        rate: 8,
      };
      const picture = { ...size, layers: [...layers, hero] };
      const { paint } = await newScene(makeScene("", { size, picture, camera: "zoom", frames: 400, scene }));

      for (let frame = 0; frame < 400; frame += 21) {
        const luma = paint(frame).subarray(0, size.width * size.height);
        // White is 235; rounding and sharpening move it by 2.
        expect(Math.min(...new Set(luma))).toBeGreaterThan(231);
        expect(Math.max(...new Set(luma))).toBeLessThan(239);
      }
    }
  });

  it("is off if it is not requested", async () => {
    const { paint } = await newScene(makeScene("", { size, picture: makeSkyOfDots(), camera: "still", frames: 30 }));

    expect(paint(0).slice()).toEqual(paint(29).slice());
  });
});
