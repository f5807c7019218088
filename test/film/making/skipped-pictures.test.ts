import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { renderAll } from "#functions/adapters/ffmpeg/scene/render-scene.ts";
import { renderWithSkippedPictures } from "#functions/adapters/ffmpeg/scene/render-with-skipped-pictures.ts";
import { newScene } from "#functions/adapters/ffmpeg/scene/scene.ts";
import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import type { SceneOrder } from "#functions/core/media/ports.ts";
import { decodeFilm, joinWithSound } from "#test/support/film-files.ts";
import { brightness, difference, makeScene, small } from "./frames.ts";
import { makeLandscape, makeWatermark } from "./pictures.ts";

const landscape = makeLandscape(small.width, small.height);
/** Scenery without characters: only the camera moves. */
const flat = {
  ...landscape,
  layers: landscape.layers.filter(({ depth }) => depth === 0.9).map((layer) => ({ ...layer, depth: 1 })),
};
const scenery = { ...landscape, layers: [...landscape.layers.slice(0, 1), ...flat.layers] };

const rendered = async (order: SceneOrder): Promise<SceneOrder> => {
  const scene = await newScene(order);
  expect(scene.plan && (await renderWithSkippedPictures(order, scene, scene.plan))).toBe(true);
  return order;
};

/** The parameter sets of a segment, as its avcC box has them. */
const setsOf = async (path: string): Promise<string> => {
  const bytes = await readFile(path);
  const at = bytes.indexOf("avcC");
  const length = bytes.readUInt16BE(at + 10);
  const picture = at + 12 + length + 1;
  return bytes.toString("hex", at + 12, picture + 2 + bytes.readUInt16BE(picture));
};

describe("scenes with few encoded frames", () => {
  let folder = "";
  const path = (name: string): string => join(folder, `${name}.mp4`);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "second-way-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("join with fully encoded scenes frame by frame, and decode without faults", async () => {
    const watermark = await makeWatermark();
    const all = makeScene(path("all"), { picture: makeLandscape(320, 180), camera: "zoom" });
    await filmStudio.renderScene(all);
    // Longer than a keyframe interval.
    const moved = await rendered(
      makeScene(path("moved"), { picture: scenery, camera: "zoom", frames: 250, watermark }),
    );
    const still = await rendered(makeScene(path("still"), { picture: scenery, frames: 61, fadeIn: 0.3 }));
    const segments = [moved, all, still, moved].map((order) => order.path);
    const out = path("film");

    await joinWithSound({ segments, narration: [], seconds: 621 / 30, title: "Both ways", out });

    expect((await decodeFilm(out)).frames).toBe(621);
    expect(await setsOf(moved.path)).toBe(await setsOf(all.path));
    const apart = (await Promise.all(segments.map((segment) => brightness(segment, small)))).flat();
    const joined = await brightness(out, small);
    expect(joined).toHaveLength(621);
    expect(joined.findIndex((frame, index) => Buffer.compare(frame, apart[index] ?? new Uint8Array()) !== 0)).toBe(-1);
    expect(await shownAt(out)).toEqual(Array.from({ length: 621 }, (_, frame) => frame));
  });

  it("show a cut to another framing at its exact frame", async () => {
    const about = { picture: scenery, camera: "zoom", frames: 90, cuts: [47] } as const;
    const order = await rendered(makeScene(path("cut"), about));

    const frames = await brightness(order.path, small);

    const whole = { left: 0, top: 0, right: 1, bottom: 1 };
    const step = (at: number): number => difference([frames[at - 1], frames[at]], small, whole);
    expect(step(47)).toBeGreaterThan(4);
    for (const at of [44, 45, 46, 48, 49, 50]) expect(step(at)).toBeLessThan(1);
  });

  it("look like fully encoded frames", async () => {
    const captions = [{ start: 0.4, end: 1.5, lines: ["Once upon a time"] }];
    const about = { picture: scenery, camera: "zoom", frames: 90, captions, captionsBurned: true } as const;
    const order = await rendered(makeScene(path("like"), { ...about, watermark: await makeWatermark() }));

    const { paint } = await newScene(order);
    const whole = { left: 0, top: 0, right: 1, bottom: 1 };
    for (const [frame, seen] of (await brightness(order.path, small)).entries()) {
      const meant = paint(frame)
        .slice(0, 320 * 180)
        .map(fullRange);
      expect(difference([seen, meant], small, whole)).toBeLessThan(1.6);
    }
  });

  it("keep captions and watermark in place while the picture moves", async () => {
    const captions = [{ start: 0, end: 3, lines: ["Stand still"] }];
    const dark = { width: 320, height: 180, layers: [{ ...plateOf(flat), frames: [striped()] }] };
    const about = { picture: dark, camera: "zoom", frames: 60, captions, captionsBurned: true } as const;
    const order = await rendered(makeScene(path("captions"), { ...about, watermark: await makeWatermark() }));

    const frames = await brightness(order.path, small);
    const corner = { left: 0.9, top: 0.04, right: 0.98, bottom: 0.14 };
    for (const frame of frames.slice(30)) expect(difference([frames[29], frame], small, corner)).toBeLessThan(6);
  });

  it("encode a still picture at intervals, and changes at once", async () => {
    const captions = [{ start: 1, end: 2, lines: ["Now"] }];
    const about = { picture: scenery, frames: 90, captions, captionsBurned: true };

    const { plan } = await newScene(makeScene("", about));

    expect(plan?.coded).toEqual([0, 15, 30, 45, 60, 75]);
    expect(
      (await newScene(makeScene("", { ...about, captions: [{ start: 0.1, end: 2, lines: ["Now"] }] }))).plan?.coded,
    ).toEqual([0, 3, 18, 33, 48, 60, 75]);
  });

  it("are not chosen if a character walks before a moving camera", async () => {
    const { plan } = await newScene(makeScene("", { picture: landscape, camera: "zoom" }));

    expect(plan).toBeUndefined();
  });

  it("are replaced by full encoding if their quality is insufficient", async () => {
    // Different noise in each layer, so that no block has a single motion.
    const noise = (seed: number, alpha: (x: number) => number) => ({
      ...{ x: 0, y: 0, width: 320, height: 180 },
      rgba: new Uint8Array(320 * 180 * 4).map((_, at) => (at % 4 === 3 ? alpha((at >> 2) % 320) : (at * seed) % 251)),
    });
    const layers = [0, 3].map((depth) => ({
      ...plateOf(flat),
      depth,
      frames: [noise(depth === 0 ? 7919 : 104729, (x) => (depth === 0 || x % 8 < 4 ? 255 : 0))],
    }));
    const order = makeScene(path("noise"), { picture: { width: 320, height: 180, layers }, camera: "zoom" });
    const scene = await newScene(order);

    expect(scene.plan && (await renderWithSkippedPictures(order, scene, scene.plan))).toBe(false);
    await filmStudio.renderScene(order);
    await renderAll({ ...order, path: path("noise-all") }, scene);
    expect(await readFile(order.path)).toEqual(await readFile(path("noise-all")));
  });
});

const plateOf = (picture: typeof flat) => {
  const [layer] = picture.layers;
  if (!layer) throw new Error("The picture has no layer");
  return layer;
};

/** Dark stripes, which show motion and overlays. */
const striped = () => ({
  ...{ x: 0, y: 0, width: 320, height: 180 },
  rgba: new Uint8Array(320 * 180 * 4).map((_, at) => (at % 4 === 3 ? 255 : 30 + 8 * Math.sin((at >> 2) / 7))),
});

/** Limited-range luma (16 is black, 235 is white) as full range. */
const fullRange = (luma: number): number => Math.max(0, Math.min(255, Math.round(((luma - 16) * 255) / 219)));

/** The presentation times of a film's frames, in frames. */
const shownAt = async (path: string): Promise<number[]> => {
  const args = ["-v", "error", "-i", path, "-map", "0:v:0", "-vsync", "0", "-f", "framecrc", "pipe:1"];
  const { output } = await runFfmpeg(args);
  const lines = Buffer.from(output).toString().split("\n");
  const base = Number(lines.find((line) => line.startsWith("#tb 0"))?.split("/")[1]);
  const times = lines.filter((line) => /^0,/.test(line)).map((line) => Number(line.split(",")[2]));
  return times.map((time) => Math.round((time / base) * 30_000) / 1000);
};
