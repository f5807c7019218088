import { createCanvas } from "@napi-rs/canvas";
import { expect, it } from "vitest";
import { newScene } from "#functions/adapters/ffmpeg/scene/scene.ts";
import { flatPicture } from "#functions/adapters/shared/flat-picture.ts";
import { makeScene } from "./frames.ts";

const size = { width: 640, height: 360 };

/** White vertical lines on black: a flat picture, as an image model returns it. */
const lines = async () => {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext("2d");
  context.fillRect(0, 0, size.width, size.height);
  context.fillStyle = "#fff";
  for (const x of [80, 560]) context.fillRect(x, 0, 12, size.height);
  return flatPicture(await canvas.encode("png"));
};

/** The centre of a line's light in a row, near a column. */
const middle = (luma: Uint8Array, row: number, near: number): number => {
  let [weight, sum] = [0, 0];
  for (let x = Math.max(0, near - 60); x < Math.min(size.width, near + 60); x++) {
    const light = Math.max(0, (luma[row * size.width + x] ?? 0) - 20);
    weight += light;
    sum += light * x;
  }
  return sum / weight;
};

it("a flat picture gets depth: with a moving camera the ground moves more than the sky, without a step", async () => {
  const { paint } = await newScene(makeScene("", { size, picture: await lines(), camera: "zoom", frames: 300 }));
  const apart = (luma: Uint8Array, row: number): number => middle(luma, row, 560) - middle(luma, row, 80);

  const [first, last] = [paint(0).slice(), paint(299).slice()];

  const grown = (row: number): number => apart(last, row) - apart(first, row);
  expect(grown(340)).toBeGreaterThan(grown(40) * 1.25);
  const rows = Array.from({ length: size.height - 2 }, (_, row) => middle(last, row + 1, 560));
  for (const [row, at] of rows.entries()) if (row > 0) expect(Math.abs(at - (rows[row - 1] ?? 0))).toBeLessThan(0.75);
});
