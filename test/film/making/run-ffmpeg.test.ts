import type { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { renderScene } from "#functions/adapters/ffmpeg/scene/render-scene.ts";
import { runFfmpeg, writeTo } from "#functions/adapters/shared/run-ffmpeg.ts";
import { makeScene } from "./frames.ts";

const rawVideo = ["-f", "rawvideo", "-pixel_format", "yuv420p", "-video_size", "64x64", "-i", "pipe:0"];

describe("a run of ffmpeg", () => {
  it("fails with the message of ffmpeg", async () => {
    await expect(runFfmpeg(["-i", "/nowhere/at-all.wav", "-f", "null", "-"])).rejects.toThrow("No such file");
  });

  it("fails with the message of ffmpeg if it ends before it has read all input", async () => {
    const endless = async (input: Writable): Promise<void> => {
      for (;;) await writeTo(input, new Uint8Array(1 << 20));
    };

    await expect(runFfmpeg([...rawVideo, "-c:v", "no-such-codec", "-f", "null", "-"], endless)).rejects.toThrow(
      "Unknown encoder",
    );
  });

  it("fails with the error of its input", async () => {
    const broken = async (): Promise<void> => {
      throw new Error("The painter is ill");
    };

    await expect(runFfmpeg([...rawVideo, "-f", "null", "-"], broken)).rejects.toThrow();
  });
});

it("a run of ffmpeg that reads the output of another one fails if that one fails", async () => {
  const samples = ["-f", "f32le", "-ar", "48000", "-ac", "2"];
  const missing = (output: Writable) =>
    runFfmpeg(["-i", "/nowhere/at-all.wav", ...samples, "pipe:1"], undefined, output);

  await expect(runFfmpeg([...samples, "-i", "pipe:0", "-f", "null", "-"], missing)).rejects.toThrow("No such file");
});

describe("a scene that cannot be rendered", () => {
  it("is refused if its size is odd", async () => {
    await expect(renderScene(makeScene("/nowhere.mp4", { size: { width: 321, height: 180 } }))).rejects.toThrow(
      "even size",
    );
  });

  it("fails if its file cannot be written", async () => {
    await expect(renderScene(makeScene("/nowhere/at/all.mp4"))).rejects.toThrow("No such file or directory");
  });
});
