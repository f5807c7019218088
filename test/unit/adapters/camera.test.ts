import { describe, expect, it } from "vitest";
import { cameraPath, panPath, placeAtDepth } from "#functions/adapters/ffmpeg/scene/camera.ts";
import type { Hero } from "#functions/adapters/ffmpeg/scene/framings.ts";

const frame = { width: 1920, height: 1080 };
const whole = { scale: 1, left: 0, top: 0 };
const heroes: readonly Hero[] = [
  { x: 0.35, top: 0.36, bottom: 0.8, travel: 0 },
  { x: 0.7, top: 0.55, bottom: 0.8, travel: 0.2 },
];
const tall: Hero = { x: 0.5, top: 0.1, bottom: 0.8, travel: 0 };

/** Where a point of the hero's depth is seen, as shares of the frame. */
const shown = (view: ReturnType<ReturnType<typeof cameraPath>>, x: number, y: number) => {
  const { scale, left, top } = placeAtDepth(whole, view, 1, frame);
  return { x: (x * frame.width * scale + left) / frame.width, y: (y * frame.height * scale + top) / frame.height };
};

describe("a scene with cuts", () => {
  it.each(heroes)("is clearly nearer behind a cut, and moves smoothly before and behind it ($top)", (hero) => {
    const path = cameraPath(480, 30, 0, hero, [240]);

    expect(path(240).zoom / path(239).zoom).toBeGreaterThan(1.03);
    const steps = Array.from({ length: 479 }, (_, at) => Math.abs(path(at + 1).zoom - path(at).zoom));
    expect(Math.max(...steps.filter((_, at) => at !== 239))).toBeLessThan(0.0012);
    expect(path(240).zoom).toBeGreaterThan(1.19);
  });

  it.each([...heroes, tall])("keeps the head in the frame and the feet above the subtitles ($top)", (hero) => {
    for (const scene of [0, 1, 2, 3]) {
      const path = cameraPath(900, 30, scene, hero, [300, 600]);
      for (let at = 0; at < 900; at += 10) {
        const x = hero.x + hero.travel * (at / 899 - 0.5);
        expect(shown(path(at), x, hero.top).y).toBeGreaterThan(0.01);
        expect(shown(path(at), x, hero.bottom).y).toBeLessThan(0.815);
        expect(shown(path(at), x, hero.top).x).toBeGreaterThan(0.1);
        expect(shown(path(at), x, hero.top).x).toBeLessThan(0.9);
      }
    }
  });

  it.each([
    ["without cuts", { x: 0.5, top: 0.3, bottom: 0.72, travel: 0 }, []],
    ["whose hero fills the frame", tall, [150]],
  ])("%s moves as one", (_, hero, cuts) => {
    const path = cameraPath(300, 30, 0, hero, cuts);

    const steps = Array.from({ length: 299 }, (_, at) => Math.abs(path(at + 1).zoom - path(at).zoom));
    expect(Math.max(...steps)).toBeLessThan(0.001);
  });
});

describe("a pan", () => {
  it.each([...heroes, tall])("goes evenly from one side to the other, in turn, and shows no edge ($top)", (hero) => {
    for (const scene of [0, 1]) {
      const path = panPath(300, 30, scene, hero);
      const left = Array.from({ length: 300 }, (_, at) => shown(path(at), 0, 0).x);
      const steps = left.slice(1).map((x, at) => (x - (left[at] ?? 0)) * (scene === 0 ? -1 : 1));
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...steps)).toBeLessThan(0.002);
      expect(steps.reduce((sum, step) => sum + step, 0)).toBeGreaterThan(0.06);
      expect(Math.max(...left)).toBeLessThanOrEqual(0);
      for (const at of [0, 150, 299]) {
        expect(shown(path(at), 1, 1).x).toBeGreaterThanOrEqual(1);
        expect(shown(path(at), hero.x, hero.top).y).toBeGreaterThan(0);
      }
    }
  });
});
