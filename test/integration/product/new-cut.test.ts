import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { decodeWav, encodeWav, speak } from "@animation-agent/studio/narrator";
import { resample } from "@animation-agent/studio/sound";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newLoudnessMeter } from "#functions/adapters/ffmpeg/sound/loudness.ts";
import { runFfmpeg } from "#functions/adapters/shared/run-ffmpeg.ts";
import { admin, demo } from "#local/demo/accounts.ts";
import { startLocal } from "#local/local.ts";
import {
  type Answer,
  type Call,
  creditsOf,
  filesOf,
  signedIn,
  taskOf,
  waitForEnd,
  waitUntil,
} from "./product-process.ts";

/** Two scenes. */
const fullStory = [
  "The owl sang to the moon all night long, because it was lonely in the old tree.",
  "The moon heard the song and came closer, over the hills and the lake, to hear it.",
  "A fox on the hill listened too, and it began to dance in the silver light of the moon.",
  "From that night on, all three were friends, and the forest was never silent again.",
].join(" ");

let data: string;
let product: Awaited<ReturnType<typeof startLocal>>;
let call: Call;
let sub: string;
let authorization: string;
/** A finished film. */
let id: string;
let film: Answer;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "new-cut-"));
  product = await startLocal({ port: 0, data, settings: { FILM_SHORT_SIDE: "360" } });
  ({ call, sub, authorization } = await signedIn(product.site, demo));
  const order = { storyType: "poetry_story", fullStory, voiceLanguage: "english", codeName: "The owl", music: "none" };
  id = (await call("POST", "/api/task", { taskData: order })).body.taskId;
  await call("POST", `/api/task/${id}/start`);
  film = await waitForEnd(call, id);
});
afterAll(async () => {
  await product?.stop();
  await rm(data, { recursive: true, force: true });
});

const scenesOf = async (id: string): Promise<Answer> => (await call("GET", `/api/task/${id}/scenes`)).body.data;
const answers = async (url: string): Promise<number> => (await fetch(url, { method: "HEAD" })).status;

describe("a new cut of a finished film", () => {
  it("makes only the scene that was edited, is charged once, and leaves the cut before it", async () => {
    const { scenes, revision } = await scenesOf(id);
    const before = { files: await filesOf(data), credits: await creditsOf(call, sub) };
    const edits = [
      { type: "rewrite", scene: 1, narration: "The owl sang to the moon, and the moon came down to the trees." },
      { type: "add", position: 2, narration: "It sang for hours.", prompt: "An owl on a tree at night" },
    ];

    const started = await call("POST", `/api/task/${id}/cuts`, { revision, edits });
    const second = await call("POST", `/api/task/${id}/cuts`, { revision, edits });
    const held = await creditsOf(call, sub);
    const cut = await waitForEnd(call, started.body.data.cut_task_id);
    const done = await taskOf(call, id);

    expect(scenes.length).toBeGreaterThan(1);
    expect(started).toMatchObject({ status: 201, body: { data: { cut: 2, credits: 1 } } });
    expect(second).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect(cut.error_message).toBeUndefined();
    expect(cut).toMatchObject({ process_status: "completed", cut_of: id, cut: 2 });
    expect(done).toMatchObject({ process_status: "completed", cut: 2, expires_at: film.expires_at });
    expect(done.video_seconds).not.toBe(film.video_seconds);

    // The rewritten scene and the added one; the scene that was the last keeps its end, so nothing else is rendered.
    const made = [...(await filesOf(data)).keys()].filter((key) => !before.files.has(key));
    const madeOf = (kind: string) =>
      made.flatMap((key) => new RegExp(`/scenes/(\\d+)/${kind}$`).exec(key)?.[1] ?? []).toSorted();
    const added = String(scenes.length + 1).padStart(3, "0");
    expect([madeOf("voice-.*"), madeOf("layers-.*"), madeOf("segment-.*mp4")]).toEqual([
      ["001", added],
      [added],
      ["001", added],
    ]);

    const after = await creditsOf(call, sub);
    expect([held.balance - before.credits.balance, held.held]).toEqual([-1, 1]);
    expect([after.balance - before.credits.balance, after.held]).toEqual([-1, 0]);
    expect(after.balance + after.total_spent).toBe(after.total_earned);

    // Its scenes could be watched in their order while the others were rendered.
    const playlist = await fetch(`${product.site}/api/task/cut_${id}/playlist`, { headers: { authorization } });
    const lines = (await playlist.text()).split("\n");
    const seen = lines.flatMap((line) => /^https?:.*\/scenes\/(\d+)\//.exec(line)?.[1] ?? []);
    const rest = scenes.slice(1).map(({ id }: Answer) => String(id).padStart(3, "0"));
    expect([...new Set(seen)]).toEqual(["001", added, ...rest]);
    const lengths = lines.flatMap((line) => Number(/^#EXTINF:([\d.]+)/.exec(line)?.[1] ?? 0));
    expect(lengths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(done.video_seconds, 1);

    expect(done.cuts.map((each: Answer) => each.cut)).toEqual([1, 2]);
    expect(done.cuts[1].final_video_url).toBe(done.final_video_url);
    expect(done.final_video_url).not.toBe(film.final_video_url);
    for (const url of [film.final_video_url, done.cuts[0].final_video_url, done.final_video_url])
      expect(await answers(url)).toBe(200);
    const { files } = (await call("GET", `/api/task/${id}/downloads?cut=1`)).body.data;
    expect(files[0].file_name).toBe("The owl.mp4");
    for (const { url } of files) expect(await answers(url)).toBe(200);

    const listed = (await call("GET", `/api/user/${sub}/tasks`)).body.data;
    expect(listed.tasks.map((each: Answer) => each.task_id)).toEqual([id]);
    expect(listed.counts).toMatchObject({ all: 1, completed: 1, in_progress: 0 });

    await keepsLonger(id);
  });

  /** The film is kept after the day on which the bucket's rule deletes films, with all its cuts and its public page. */
  const keepsLonger = async (id: string) => {
    const film = await taskOf(call, id);
    const before = await creditsOf(call, sub);
    const watchId: string = (await call("POST", `/api/task/${id}/share`, { shared: true })).body.data.watch_id;
    const other = await signedIn(product.site, "other@example.com");
    expect(await other.call("POST", `/api/task/${id}/extension`)).toMatchObject({ status: 404 });

    expect(await call("POST", `/api/task/${id}/extension`)).toMatchObject({
      status: 200,
      body: { data: { extension: { state: "copying", expires_at: film.extension.expires_at } } },
    });
    await waitUntil(async () => (await taskOf(call, id)).extension.state === "offered");
    await product.product.s3.applyLifecycleRules(new Date(Date.now() + 8 * 86_400_000));
    const kept = await taskOf(call, id);

    expect(kept.expires_at).toBe(film.extension.expires_at);
    expect(Date.parse(kept.expires_at) - Date.parse(film.expires_at)).toBe(30 * 86_400_000);
    expect(await answers(film.final_video_url)).toBe(404);
    const { files } = (await call("GET", `/api/task/${id}/downloads`)).body.data;
    const watched = (await (await fetch(`${product.site}/api/watch/${watchId}`)).json()) as Answer;
    const { scenes } = await scenesOf(id);
    for (const url of [
      ...[kept.final_video_url, kept.final_image_url, kept.captions_vtt_url, kept.cuts[0].final_video_url],
      ...[watched.data.video_url, watched.data.captions_url, scenes[0].picture_url, scenes[0].audio_url],
      ...files.map((file: Answer) => file.url),
    ])
      expect(await answers(url), url).toBe(200);
    const after = await creditsOf(call, sub);
    expect([before.balance - after.balance, after.held]).toEqual([3, 0]);
    const lines = (await call("GET", `/api/user/${sub}/ledger`)).body.data.entries;
    expect(lines[0].text).toMatch(/^Paid for keeping "The owl" until \d{4}-\d\d-\d\d$/);
    expect((await scenesOf(id)).editing).toMatchObject({ allowed: true });
  };

  it("has its owner's recording in a scene, as loud as the others, with the words where they are spoken", async () => {
    const { scenes, revision } = await scenesOf(id);
    const [first, scene] = scenes;
    const { recording, spoken } = await record(scene.narration);
    const assetId = await upload({ assetType: "narration", fileName: "my voice.wav" }, recording);
    const edits = [{ type: "own_narration", scene: scene.id, asset_id: assetId }];
    const before = await creditsOf(call, sub);

    const started = await call("POST", `/api/task/${id}/cuts`, { revision, edits });
    const cut = await waitForEnd(call, started.body.data.cut_task_id);
    const done = await taskOf(call, id);

    expect(started).toMatchObject({ status: 201, body: { data: { credits: 0, narrations: [scene.id] } } });
    expect(cut).toMatchObject({ process_status: "completed" });
    expect(await creditsOf(call, sub)).toEqual(before);
    const [, own] = (await scenesOf(id)).scenes;
    expect(own).toMatchObject({ id: scene.id, own_narration: true, narration: scene.narration });
    expect(first.own_narration).toBe(false);

    const heard = await soundOf(done.final_video_url, own);
    const { likeness, at } = await findSound(heard, spoken.samples);
    // The filter against rumble shifts the phase of low tones, so it is not 1.
    expect(likeness).toBeGreaterThan(0.75);
    const other = await soundOf(done.final_video_url, (await scenesOf(id)).scenes[2]);
    expect((await findSound(other, spoken.samples)).likeness).toBeLessThan(0.4);
    expect(Math.abs(loudnessOf(heard) - loudnessOf(other))).toBeLessThan(2);

    // The subtitle of its first words is there when they are heard.
    const { files } = (await call("GET", `/api/task/${id}/downloads`)).body.data;
    const captions = await fetch(files.find(({ kind }: Answer) => kind === "captions_vtt").url);
    const starts = [...(await captions.text()).matchAll(/(\d+):(\d+):(\d+\.\d+) -->/g)].map(
      ([, hours, minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
    );
    const expected = own.starts_at + at + (spoken.words[0]?.start ?? 0);
    expect(Math.min(...starts.map((start) => Math.abs(start - expected)))).toBeLessThan(0.2);
  });

  it("has its owner's recording of the whole narration, split over the scenes", async () => {
    const { scenes, revision } = await scenesOf(id);
    const spoken: Float32Array[] = [];
    for (const { narration } of scenes)
      spoken.push((await speak({ text: narration, language: "english", voice: "studio-english-ross" })).samples);
    const whole = Buffer.concat(spoken.flatMap((samples) => [samples, new Float32Array(rate / 2)]).map(bytesOf));
    const recording = encodeWav(new Float32Array(new Uint8Array(whole).buffer), rate);
    // The product has closed the connections that were idle meanwhile.
    await yieldToEventLoop();
    const assetId = await upload({ assetType: "narration", fileName: "whole.wav" }, recording);
    const before = await creditsOf(call, sub);

    const edits = [{ type: "whole_narration", asset_id: assetId }];
    const started = await call("POST", `/api/task/${id}/cuts`, { revision, edits });
    const cut = await waitForEnd(call, started.body.data.cut_task_id);

    expect(started).toMatchObject({ status: 201, body: { data: { credits: 0 } } });
    expect(cut).toMatchObject({ process_status: "completed" });
    expect(await creditsOf(call, sub)).toEqual(before);
    const own = (await scenesOf(id)).scenes;
    expect(own.every((scene: Answer) => scene.own_narration)).toBe(true);
    const voices = await Promise.all(own.map(async (scene: Answer) => (await fetch(scene.audio_url)).arrayBuffer()));
    for (const [index, voice] of voices.entries()) {
      const { samples } = decodeWav(new Uint8Array(voice));
      // The silence before the first word is cut.
      const heard = new Float32Array(rate + samples.length);
      heard.set(samples, rate);
      const likenesses: number[] = [];
      for (const samples of spoken) likenesses.push((await findSound(heard, samples)).likeness);
      expect(likenesses.indexOf(Math.max(...likenesses)), `scene ${index + 1}`).toBe(index);
    }
  });

  it.each([
    ["that is silent", new Float32Array(96_000), /silent or too quiet/],
    ["that is too short", new Float32Array(9_600).fill(0.1), /too short/],
  ])("refuses a recording %s", async (_, samples, message) => {
    const { status, body } = await send({ assetType: "narration", fileName: "voice.wav" }, encodeWav(samples, 48_000));

    expect([status, body.error]).toEqual([expect.any(Number), expect.stringMatching(message)]);
    expect([413, 415]).toContain(status);
  });

  it("refuses a recording that is another file, or of another user", async () => {
    const page = await send({ assetType: "narration", fileName: "voice.webm" }, Buffer.from("<html></html>"));
    const { recording } = await record("The owl sang to the moon.");
    const own = await upload({ assetType: "narration", fileName: "mine.wav" }, recording);
    const bob = await signedIn(product.site, admin);
    const { revision } = await scenesOf(id);
    const edits = [{ type: "own_narration", scene: 1, asset_id: own }];

    expect(page).toMatchObject({ status: 415, body: { error: expect.stringMatching(/not a WebM file/) } });
    expect((await bob.call("POST", `/api/task/${id}/cuts`, { revision, edits })).status).toBe(404);
    const missing = [{ type: "own_narration", scene: 1, asset_id: "asset_of_another" }];
    expect(await call("POST", `/api/task/${id}/cuts`, { revision, edits: missing })).toMatchObject({ status: 400 });
  });
});

const rate = 48_000;

/** A person's recording of a text: quiet, with silence before and after. The fake person is another built-in voice. */
const record = async (text: string) => {
  const spoken = await speak({ text, language: "english", voice: "studio-english-ross" });
  const samples = new Float32Array(spoken.samples.length + 3 * rate);
  samples.set(
    spoken.samples.map((sample) => sample * 0.15),
    2 * rate,
  );
  return { recording: encodeWav(samples, rate), spoken };
};

/** Uploads a file as a browser does, and returns the answer to its completion. */
const send = async (claim: { readonly assetType: string; readonly fileName: string }, bytes: Uint8Array) => {
  const { body } = await call("POST", "/api/upload-url", { ...claim, contentType: "", size: bytes.length });
  const form = new FormData();
  for (const [name, value] of Object.entries(body.fields)) form.append(name, String(value));
  form.append("file", new Blob([new Uint8Array(bytes)]));
  await fetch(body.url, { method: "POST", body: form });
  return call("POST", `/api/asset/${body.assetId}/complete`);
};

const upload = async (...file: Parameters<typeof send>): Promise<string> => {
  const { status, body } = await send(...file);
  expect(status).toBe(200);
  return body.asset.id;
};

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) => new Uint8Array(buffer, byteOffset, byteLength);

/** The sound of a scene in a film. */
const soundOf = async (url: string, { starts_at, seconds }: Answer): Promise<Float32Array> => {
  const path = join(data, "heard.mp4");
  await writeFile(path, new Uint8Array(await (await fetch(url)).arrayBuffer()));
  const from = ["-ss", String(starts_at), "-t", String(seconds), "-i", path];
  const { output } = await runFfmpeg(["-v", "error", ...from, "-ac", "1", "-ar", `${rate}`, "-f", "f32le", "pipe:1"]);
  return new Float32Array(output.slice().buffer);
};

/**
 * Where a sound is in the first seconds of another one, and how like it is there: 1 for the same. Timers go on meanwhile, so
 * that both ends of an idle connection see that it ends.
 */
const findSound = async (inside: Float32Array, sound: Float32Array) => {
  const low = 4_000;
  const short = resample(sound, rate, low);
  const long = new Float32Array(2 * low + Math.max(short.length, Math.ceil((inside.length * low) / rate)));
  long.set(resample(inside, rate, low));
  const energy = energyOf(short);
  let [likeness, at] = [0, 0];
  let heard = energyOf(long.subarray(0, short.length));
  for (let lag = 0; lag < 2 * low; lag++) {
    if (lag % 500 === 0) await yieldToEventLoop();
    let sum = 0;
    for (let index = 0; index < short.length; index++) sum += (short[index] ?? 0) * (long[lag + index] ?? 0);
    const alike = sum / Math.sqrt(energy * heard);
    heard += (long[lag + short.length] ?? 0) ** 2 - (long[lag] ?? 0) ** 2;
    if (alike > likeness) [likeness, at] = [alike, lag / low];
  }
  return { likeness, at };
};

const energyOf = (samples: Float32Array): number => samples.reduce((sum, sample) => sum + sample * sample, 0);

const loudnessOf = (samples: Float32Array): number => {
  const meter = newLoudnessMeter();
  meter.add(Int16Array.from(samples, (sample) => Math.round(sample * 32_767)));
  return meter.integrated();
};
