import { expect, it } from "vitest";
import { styles } from "#contract/catalogue/styles.ts";
import { studioIllustrator } from "#functions/adapters/engines/built-in/illustrator.ts";
import { newScene } from "#functions/adapters/ffmpeg/scene/scene.ts";
import { makePlan, makeScene as makePlannedScene } from "#test/support/studio.ts";
import { difference, makeScene } from "./frames.ts";

const size = { width: 384, height: 216 };

const drawn = (style: string) => {
  const scene = makePlannedScene(1);
  const cast = [{ id: "fox", action: "walk" as const, mood: "happy" as const }];
  return studioIllustrator.draw({
    scene: { ...scene, picture: { ...scene.picture, place: "forest", shot: "medium", cast } },
    plan: makePlan(),
    style,
    ...size,
    seed: "a fox",
    storySeed: "a story",
    softness: 0,
    model: "built-in",
  });
};

it.each(styles.map(({ value }) => value))("%s has depth, and its characters move", async (style) => {
  const picture = await drawn(style);

  const depths = new Set(picture.layers.map(({ depth }) => depth));
  const figure = picture.layers.find(({ frames, rate }) => frames.length >= 6 && rate >= 6);
  expect(depths.size).toBeGreaterThanOrEqual(3);
  expect(figure?.travel.x).not.toBe(0);
  const { paint } = await newScene(makeScene("", { size, picture, frames: 120 }));
  const luma = (frame: number): Uint8Array => paint(frame).slice(0, size.width * size.height);
  const [sprite] = figure?.frames ?? [];
  if (!sprite) throw new Error(`Nobody moves in ${style}`);
  const box = {
    left: Math.max(0, sprite.x / size.width),
    top: Math.max(0, sprite.y / size.height),
    right: Math.min(1, (sprite.x + sprite.width) / size.width),
    bottom: Math.min(1, (sprite.y + sprite.height) / size.height),
  };
  // From one step to the next, with a still camera.
  expect(difference([luma(56), luma(64)], size, box)).toBeGreaterThan(1);
});
