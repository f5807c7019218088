import { expect, it } from "vitest";
import { newKernel } from "#functions/adapters/ffmpeg/kernel/kernel.ts";
import { newOverlays } from "#functions/adapters/ffmpeg/scene/overlays.ts";
import { makeScene } from "./frames.ts";

it("covers the picture from the end of the narration to the last frame", async () => {
  const overlays = await newOverlays(newKernel(), makeScene("", { frames: 240, endCard: "The End" }));
  const shown = Array.from({ length: 240 }, (_, frame) => overlays.boxes(frame).length);

  expect(shown.lastIndexOf(0)).toBeGreaterThan(120);
  expect(shown.lastIndexOf(0)).toBeLessThan(150);
  expect(shown.at(-1)).toBe(1);
});
