import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demo } from "#local/demo/accounts.ts";
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

const fullStory = [
  "The owl sang to the moon all night long, because it was lonely in the old tree.",
  "The moon heard the song and came closer, over the hills and the lake, to hear it.",
  "A fox on the hill listened too, and it began to dance in the silver light of the moon.",
  "From that night on, all three were friends, and the forest was never silent again.",
  "Whenever the moon was full, they met at the lake, and the owl sang its oldest song.",
].join(" ");

let data: string;
let product: Awaited<ReturnType<typeof startLocal>>;
let call: Call;
let sub: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "new-cut-"));
  product = await startLocal({ port: 0, data, settings: { FILM_SHORT_SIDE: "360" } });
  ({ call, sub } = await signedIn(product.site, demo));
});
afterAll(async () => {
  await product?.stop();
  await rm(data, { recursive: true, force: true });
});

const scenesOf = async (id: string): Promise<Answer> => (await call("GET", `/api/task/${id}/scenes`)).body.data;
const answers = async (url: string): Promise<number> => (await fetch(url, { method: "HEAD" })).status;

describe("a new cut of a finished film", () => {
  it("makes only the scene that was edited, is charged once, and leaves the cut before it", async () => {
    const taskData = { storyType: "poetry_story", fullStory, voiceLanguage: "english", codeName: "The owl" };
    const id: string = (await call("POST", "/api/task", { taskData })).body.taskId;
    await call("POST", `/api/task/${id}/start`);
    const film = await waitForEnd(call, id);
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
  }, 300_000);

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
});
