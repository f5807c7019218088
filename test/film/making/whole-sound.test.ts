import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { studioComposer } from "#functions/adapters/engines/built-in/composer.ts";
import { studioNarrator } from "#functions/adapters/engines/built-in/narrator.ts";
import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { measureLevels, musicInput } from "#functions/adapters/ffmpeg/sound/measure-levels.ts";
import { mixedMusic, soundGraph } from "#functions/adapters/ffmpeg/sound/mix.ts";
import { mixSound } from "#functions/adapters/ffmpeg/sound/mix-sound.ts";
import { narrationInputArgs, writeNarration } from "#functions/adapters/ffmpeg/sound/narration-input.ts";
import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import type { FilmFacts } from "#functions/core/media/ports.ts";
import { wavOf } from "#functions/core/media/wav.ts";
import { decodeFilm, joinWithSound } from "#test/support/film-files.ts";
import { makeScene } from "./frames.ts";
import { makeTune, makeVoice } from "./sounds.ts";

const rate = 48_000;

/** The left channel of a film, -1 to 1. */
const heardIn = async (path: string): Promise<Float32Array> => {
  const { output } = await runFfmpeg(["-v", "error", "-i", path, "-af", "pan=mono|c0=c0", "-f", "f32le", "pipe:1"]);
  return new Float32Array(output.slice().buffer);
};

/** RMS in dB. */
const loudnessOf = (samples: Float32Array): number =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

/** The maximum difference of neighbouring samples near a time in seconds. */
const stepAround = (samples: Float32Array, second: number): number => {
  let step = 0;
  for (let index = Math.round((second - 0.03) * rate); index < (second + 0.03) * rate; index++)
    step = Math.max(step, Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0)));
  return step;
};

describe("the sound of three scenes of two moods, by the built-in narrator and musician", () => {
  const scene = 7;
  const leads = [0.6, 7.6, 14.6];
  let folder = "";
  let facts: FilmFacts;
  let samples: Float32Array;
  let alone: Float32Array;
  const ends: number[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "whole-sound-"));
    const at = (name: string): string => join(folder, name);
    await filmStudio.renderScene(makeScene(at("scene.mp4"), { frames: scene * 30 }));
    const texts = [
      "Once upon a time a fox looked up at the sky, and one star was gone.",
      "Nobody knew where it was. The storm came nearer with every step.",
      "Then the owl laughed, and the whole wood laughed with her.",
    ];
    const narration = [];
    for (const [index, text] of texts.entries()) {
      const speech = await studioNarrator.speak({ text, language: "english", voice: "studio-english-ella", model: "" });
      const begins = leads[index] ?? 0;
      ends.push(begins + speech.samples.length / rate);
      narration.push({ at: begins, wav: wavOf(speech.samples, rate) });
    }
    const sections = (["calm", "tense", "joy"] as const).map((mood) => ({ mood, seconds: scene }));
    await studioComposer.compose({ sections, seed: "a fox" }, at("music.wav"));
    const segments = [at("scene.mp4"), at("scene.mp4"), at("scene.mp4")];
    const out = at("film.mp4");
    const music = { music: at("music.wav"), musicOut: at("music.m4a") };
    await joinWithSound({ segments, narration, ...music, seconds: 21, title: "Sound", out });
    alone = await heardIn(music.musicOut);
    facts = await decodeFilm(out);
    samples = await heardIn(out);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("has the target loudness and never clips", () => {
    expect(Math.abs(facts.integratedLoudness + 16)).toBeLessThan(1);
    expect(facts.truePeak).toBeLessThan(-1.5);
  });

  it("has no click at cuts or at the start and end of narrations", () => {
    for (const second of [scene, 2 * scene]) expect(stepAround(samples, second)).toBeLessThan(0.02);
    for (const second of [...leads, ...ends]) expect(stepAround(samples, second)).toBeLessThan(0.1);
  });

  it("has its music alone too, as loud as in the pauses of the film", () => {
    expect(Math.abs(alone.length / rate - 21)).toBeLessThan(0.1);
    // After the last word the music is no longer ducked.
    const [start, end] = [Math.round(((ends[2] ?? 0) + 1) * rate), 20.5 * rate];
    expect(end - start).toBeGreaterThan(rate / 2);
    const [music, mixed] = [alone, samples].map((sound) => loudnessOf(sound.subarray(start, end)));
    expect(Math.abs((music ?? 0) - (mixed ?? 0))).toBeLessThan(1.5);
  });

  it("is never silent: music fills the pauses", () => {
    expect(facts.silentStretches).toEqual([]);
    expect(Math.abs(facts.audioSeconds - 21)).toBeLessThan(0.05);
  });
});

/** The level of one tone in a part of a sound in dB (Goertzel algorithm). */
const tone = (samples: Float32Array, frequency: number, from: number, to: number): number => {
  let [real, imaginary] = [0, 0];
  for (let index = Math.round(from * rate); index < to * rate; index++) {
    const angle = (2 * Math.PI * frequency * index) / rate;
    real += (samples[index] ?? 0) * Math.cos(angle);
    imaginary += (samples[index] ?? 0) * Math.sin(angle);
  }
  return 20 * Math.log10(Math.hypot(real, imaginary) / (to - from));
};

it("ducks music under speech and raises it afterwards", async () => {
  const folder = await mkdtemp(join(tmpdir(), "ducked-"));
  const [segment, music, out] = ["0.mp4", "music.wav", "film.mp4"].map((name) => join(folder, name));
  if (!segment || !music || !out) throw new Error("Three names are three paths");
  await filmStudio.renderScene(makeScene(segment, { frames: 300 }));
  await writeFile(music, makeTune(2));
  const narration = [{ at: 3, wav: makeVoice(4) }];

  await joinWithSound({ segments: [segment], narration, music, seconds: 10, title: "Ducked", out });

  const samples = await heardIn(out);
  const [before, under, after] = [tone(samples, 277, 1.5, 2.8), tone(samples, 277, 4, 6.8), tone(samples, 277, 8, 9)];
  expect(before - under).toBeGreaterThan(5);
  expect(before - under).toBeLessThan(14);
  expect(Math.abs(before - after)).toBeLessThan(4.5);
  await rm(folder, { recursive: true });
});

it.each([
  ["quiet", 4],
  ["loud", -2],
] as const)("plays %s music at another level beside the same voice", async (volume, quieterBy) => {
  const folder = await mkdtemp(join(tmpdir(), "volume-"));
  const [music, normal, other] = [join(folder, "music.wav"), join(folder, "normal.m4a"), join(folder, "other.m4a")];
  await writeFile(music, makeTune(2));
  const order = { narration: [{ at: 3, wav: makeVoice(4) }], music, seconds: 10 };

  await mixSound({ ...order, out: normal });
  const { integratedLoudness } = await mixSound({ ...order, volume, out: other });

  const [before, after] = [tone(await heardIn(normal), 277, 1.5, 2.8), tone(await heardIn(other), 277, 1.5, 2.8)];
  if (quieterBy > 0) expect(before - after).toBeGreaterThan(quieterBy);
  else expect(before - after).toBeLessThan(quieterBy);
  expect(Math.abs(integratedLoudness + 16)).toBeLessThan(1);
  await rm(folder, { recursive: true });
});

it("mixes and encodes in two processes the same bytes as in one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "piped-"));
  const [music, piped, whole] = [join(folder, "music.wav"), join(folder, "piped.m4a"), join(folder, "whole.m4a")];
  await writeFile(music, makeTune(2));
  // The last frame of AAC is not full.
  const order = { narration: [{ at: 1, wav: makeVoice(3) }], music, seconds: 6.3337, out: piped };

  await mixSound(order);

  const graph = soundGraph("0:a", mixedMusic(order), await measureLevels(order), order);
  const encoding = ["-c:a", "aac", "-b:a", "160k", "-ar", "48000", "-ac", "2", "-f", "mp4"];
  await runFfmpeg(
    [...narrationInputArgs, ...musicInput(order), "-filter_complex", graph, "-map", "[sound]", ...encoding, whole],
    (input) => writeNarration(order, input),
  );
  expect((await readFile(piped)).equals(await readFile(whole))).toBe(true);
  await rm(folder, { recursive: true });
});
