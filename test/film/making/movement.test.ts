import { describe, expect, it } from "vitest";
import { newScene } from "#functions/adapters/ffmpeg/scene/scene.ts";
import { stillLayer } from "#functions/adapters/shared/flat-picture.ts";
import type { Layer, LayeredPicture, SceneOrder, Sprite } from "#functions/core/media/ports.ts";
import { makeScene } from "./frames.ts";

const size = { width: 160, height: 90 };

const block = (grey: number, x: number, y: number, width: number, height: number): Sprite => {
  const rgba = new Uint8Array(width * height * 4).map((_, index) => (index % 4 === 3 ? 255 : grey));
  return { x, y, width, height, rgba };
};

/** A white block of two steps, ten a second, that travels from left to right between a black wall and a grey post. */
const makeWalk = (travel: number): LayeredPicture => {
  const walker: Layer = {
    depth: 1,
    frames: [block(255, 70, 40, 20, 30), block(255, 70, 44, 20, 26)],
    rate: 10,
    travel: { x: travel, y: 0 },
  };
  return {
    ...size,
    layers: [stillLayer(0, block(0, 0, 0, 160, 90)), walker, stillLayer(1.2, block(128, 76, 20, 8, 60))],
  };
};

const painted = async (
  picture: LayeredPicture,
  frames: readonly number[],
  about: Partial<SceneOrder> = {},
): Promise<((x: number, y: number) => number)[]> => {
  const { paint } = await newScene(makeScene("", { size, picture, frames: 60, ...about }));
  return frames.map((frame) => {
    const luma = paint(frame).slice(0, size.width * size.height);
    return (x, y) => luma[y * size.width + x] ?? -1;
  });
};

describe("a layer with a mouth", () => {
  // Two frames a cycle, in the shapes closed, narrow and wide: each pair is brighter than the one before.
  const face: Layer = {
    depth: 1,
    frames: [51, 68, 119, 136, 204, 221].map((grey) => block(grey, 70, 40, 20, 30)),
    rate: 10,
    travel: { x: 0, y: 0 },
    mouth: { of: "hero", shapes: 3 },
  };
  const picture = { ...size, layers: [stillLayer(0, block(0, 0, 0, 160, 90)), face] };
  const greysAt = async (mouths?: SceneOrder["mouths"]) =>
    (await painted(picture, [0, 3, 6, 9], { mouths })).map((at) => Math.round(((at(80, 50) - 16) * 255) / 219));

  it("shows the shape of each frame, while the cycle goes on", async () => {
    const mouths = new Map([["hero", Uint8Array.from({ length: 60 }, (_, frame) => [0, 2, 1, 2][frame / 3] ?? 0)]]);

    expect(await greysAt(mouths)).toEqual([51, 221, 119, 221]);
  });

  it("is closed where its character says nothing", async () => {
    expect(await greysAt()).toEqual([51, 68, 51, 68]);
    expect(await greysAt(new Map([["cast-2", new Uint8Array(60).fill(2)]]))).toEqual([51, 68, 51, 68]);
  });
});

describe("a moving layer before a still camera", () => {
  it("cycles through its frames at its frame rate", async () => {
    const [first, same, second, again] = await painted(makeWalk(0), [0, 2, 3, 6]);

    expect([first?.(72, 42), same?.(72, 42), second?.(72, 42), again?.(72, 42)]).toEqual([235, 235, 16, 235]);
  });

  it("moves evenly and leaves no trace", async () => {
    const [begin, end] = await painted(makeWalk(80), [0, 59]);

    expect([begin?.(40, 60), begin?.(120, 60)]).toEqual([235, 16]);
    expect([end?.(40, 60), end?.(120, 60)]).toEqual([16, 235]);
  });

  it("is covered by layers before it", async () => {
    const frames = await painted(makeWalk(80), [0, 15, 30, 45, 59]);

    for (const at of frames) expect(Math.abs(at(80, 50) - 126)).toBeLessThan(2);
  });

  it("changes nothing outside its box", async () => {
    const [begin, end] = await painted(makeWalk(80), [0, 59]);

    for (let x = 0; x < size.width; x++) for (const y of [10, 30, 80]) expect(begin?.(x, y)).toBe(end?.(x, y));
  });
});
