import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownCertificates } from "#functions/adapters/c2pa/certificates.ts";
import { c2paCredentials } from "#functions/adapters/c2pa/content-credentials.ts";
import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import type { FilmFacts } from "#functions/core/media/ports.ts";
import { readCredentials, startSigningKey, toPem } from "#test/support/c2pa.ts";
import { decodeFilm, joinWithSound } from "#test/support/film-files.ts";
import { brightness, difference, makeScene, small } from "./frames.ts";
import { makeLandscape, makeWatermark } from "./pictures.ts";
import { makeTune, makeVoice } from "./sounds.ts";

/** Three scenes of two seconds with speech at these seconds; the second begins between two samples of AAC. */
const spokenAt = [0.31, 2.4037, 4.55];
const madeAt = "2026-05-01T12:00:00.000Z";

describe("a film of three scenes", () => {
  let folder = "";
  let film = "";
  let facts: FilmFacts;
  let frames: Uint8Array[] = [];
  let root = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "a film's "));
    film = join(folder, "film.mp4");
    const watermark = await makeWatermark();
    const scenes = [
      makeScene(join(folder, "0.mp4"), {
        captions: [{ start: 0.5, end: 1.5, lines: ["Once upon a time", "there was a fox."] }],
        captionsBurned: true,
        fadeIn: 0.4,
      }),
      makeScene(join(folder, "1.mp4"), { scene: 1, camera: "zoom", picture: makeLandscape(400, 226, 260), watermark }),
      makeScene(join(folder, "2.mp4"), { scene: 2, card: { kicker: "Chapter Two", title: "The Sea" }, watermark }),
    ];
    const music = join(folder, "music.wav");
    const voice = join(folder, "voice.wav");
    const subtitles = join(folder, "subtitles.srt");
    await Promise.all([
      writeFile(subtitles, "1\n00:00:00,500 --> 00:00:01,500\nDer Fuchs segelt.\n"),
      ...scenes.map(filmStudio.renderScene),
      writeFile(music, makeTune(2.5)),
      writeFile(voice, makeVoice(1)),
    ]);

    await joinWithSound({
      segments: scenes.map((scene) => scene.path),
      narration: spokenAt.map((at, index) => (index === 1 ? { at, path: voice } : { at, wav: makeVoice(1) })),
      music,
      seconds: 6,
      chapters: [
        { start: 0, title: "One; and #1" },
        { start: 4, title: "The Sea" },
      ],
      title: "The fox = the star",
      subtitles,
      language: "german",
      out: film,
    });
    // What follows is true of a signed film.
    const { key, stop } = await startSigningKey();
    const certificates = await ownCertificates(key, new Date());
    const { signFilm } = c2paCredentials(
      async () => ({ key, certificates }),
      () => new Date(madeAt),
    );
    await signFilm(film, { title: "The fox = the star", source: "compositeWithTrainedAlgorithmicMedia" });
    await stop();
    root = toPem(certificates[1] ?? new Uint8Array());
    facts = await decodeFilm(film);
    frames = await brightness(film, small);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("is H.264 High and AAC, and plays before it is fully loaded", () => {
    expect(facts).toMatchObject({
      ...small,
      framesPerSecond: 30,
      videoCodec: "h264",
      profile: "High",
      audioCodec: "aac",
      sampleRate: 48_000,
      faststart: true,
    });
  });

  it("has exactly the frames of its scenes, and sound of the same duration", () => {
    expect(facts.frames).toBe(180);
    expect(frames).toHaveLength(180);
    expect(facts.seconds).toBe(6);
    expect(Math.abs(facts.audioSeconds - 6)).toBeLessThan(0.05);
  });

  it("has the target loudness without clipping", () => {
    expect(Math.abs(facts.integratedLoudness + 16)).toBeLessThan(1);
    expect(facts.truePeak).toBeLessThan(-1.5);
  });

  it("has no black frames and no silence", () => {
    expect(facts.blackStretches).toEqual([]);
    expect(facts.silentStretches).toEqual([]);
  });

  it("contains its title and chapters", async () => {
    const { log } = await runFfmpeg(["-i", film, "-f", "null", "-t", "0", "-"]);

    expect(log).toMatch(/title\s+: The fox = the star/);
    expect(log).toMatch(/title\s+: One; and #1/);
    expect(log).toMatch(/Chapter #0:1: start 4\.0/);
  });

  it("names its language, and has a track of subtitles and a cover", async () => {
    const { log } = await runFfmpeg(["-i", film, "-f", "null", "-t", "0", "-"]);

    expect(log).toMatch(/Stream #0:\d\(deu\): Audio: aac/);
    expect(log).toMatch(/Stream #0:\d\(deu\): Subtitle: mov_text/);
    expect(log).toMatch(/Video: mjpeg.*160x90/);
    const { output } = await runFfmpeg(["-v", "error", "-i", film, "-map", "0:s", "-f", "srt", "pipe:1"]);
    expect(output.toString()).toContain("Der Fuchs segelt.");
  });

  it("says to machines that a program made it", async () => {
    const { output } = await runFfmpeg(["-v", "error", "-export_xmp", "1", "-i", film, "-f", "ffmetadata", "pipe:1"]);

    expect(output.toString()).not.toContain("comment");
    expect(output.toString()).toContain("http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia");
  });

  it("tells a reader that we did not write who made it, when, and from what", async () => {
    const { state, manifest, created, successes, failures } = await readCredentials(
      "video/mp4",
      await readFile(film),
      root,
    );

    expect({ state, failures }).toEqual({ state: "Trusted", failures: [] });
    expect(successes).toEqual(expect.arrayContaining(["claimSignature.validated", "assertion.bmffHash.match"]));
    expect(manifest?.title).toBe("The fox = the star");
    expect(manifest?.claim_generator_info).toEqual([{ name: "Animation Agent", version: expect.any(String) }]);
    expect(created).toMatchObject({
      actions: [
        {
          action: "c2pa.created",
          when: madeAt,
          digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia",
        },
      ],
    });
  });

  it("is refused by that reader if one byte of it has changed, wherever", async () => {
    const whole = await readFile(film);
    const places = { index: whole.indexOf("stsz"), picture: whole.indexOf("mdat") + 1000, sound: whole.length - 50 };

    for (const [place, at] of Object.entries(places)) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const { state, failures } = await readCredentials("video/mp4", changed, root);
      expect({ place, state, failures }).toEqual({
        place,
        state: "Invalid",
        failures: ["assertion.bmffHash.mismatch"],
      });
    }
  });

  it("shows a caption only while it is spoken", () => {
    const words = { left: 0.2, top: 0.8, right: 0.8, bottom: 0.96 };

    expect(difference([frames[14], frames[16]], small, words)).toBeGreaterThan(8);
    expect(difference([frames[44], frames[46]], small, words)).toBeGreaterThan(8);
    expect(difference([frames[20], frames[40]], small, words)).toBeLessThan(2);
  });

  it("shows the watermark in the upper right corner of the scenes that have one", () => {
    const corner = { left: 0.9, top: 0.04, right: 0.98, bottom: 0.14 };

    expect(difference([frames[50], frames[170]], small, corner)).toBeGreaterThan(20);
    expect(difference([frames[130], frames[170]], small, corner)).toBeLessThan(3);
  });

  it("shows a chapter card first and removes it", () => {
    const card = { left: 0.25, top: 0.3, right: 0.75, bottom: 0.55 };

    expect(difference([frames[150], frames[179]], small, card)).toBeGreaterThan(10);
  });

  it("fades in from black if requested", () => {
    const light = (frame: Uint8Array | undefined): number =>
      Buffer.from(frame ?? []).reduce((sum, value) => sum + value, 0);

    expect(light(frames[0])).toBeLessThan(light(frames[13]) * 0.45);
  });
});

describe("the sound of a film", () => {
  it("starts each narration within 20 ms of its time, with any music", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sound-"));
    const [segment, out] = [join(folder, "0.mp4"), join(folder, "film.mp4")];
    await filmStudio.renderScene(makeScene(segment, { frames: 180, captionsBurned: false }));
    const narration = spokenAt.map((at) => ({ at, wav: makeVoice(0.8) }));
    await joinWithSound({ segments: [segment], narration, seconds: 6, title: "Sound", out });

    const { output } = await runFfmpeg(["-v", "error", "-i", out, "-ac", "1", "-ar", "48000", "-f", "s16le", "pipe:1"]);

    const samples = new Int16Array(output.slice().buffer);
    for (const at of spokenAt) {
      // The first sample from 200 ms before that is louder than the codec's noise.
      const from = Math.round((at - 0.2) * 48_000);
      const onset = from + samples.subarray(from).findIndex((sample) => Math.abs(sample) > 4000);
      expect(Math.abs(onset / 48_000 - at)).toBeLessThan(0.02);
    }
    await rm(folder, { recursive: true });
  });

  it("is music with the target loudness if there is no narration", async () => {
    const folder = await mkdtemp(join(tmpdir(), "music-"));
    const [segment, music, out] = [join(folder, "0.mp4"), join(folder, "music.wav"), join(folder, "film.mp4")];
    await filmStudio.renderScene(makeScene(segment, { frames: 180 }));
    await writeFile(music, makeTune(2));

    await joinWithSound({ segments: [segment], narration: [], music, seconds: 6, title: "Music", out });

    const { integratedLoudness, silentStretches } = await decodeFilm(out);
    expect(Math.abs(integratedLoudness + 16)).toBeLessThan(1);
    expect(silentStretches).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it("is silent without narration and music, which the inspection reports", async () => {
    const folder = await mkdtemp(join(tmpdir(), "silence-"));
    const [segment, out] = [join(folder, "0.mp4"), join(folder, "film.mp4")];
    await filmStudio.renderScene(makeScene(segment, { frames: 90 }));

    await joinWithSound({ segments: [segment], narration: [], seconds: 3, title: "Silence", out });

    const facts = await decodeFilm(out);
    expect(facts.integratedLoudness).toBe(Number.NEGATIVE_INFINITY);
    expect(facts.silentStretches).toHaveLength(1);
    expect(facts.frames).toBe(90);
    await rm(folder, { recursive: true });
  });
});
