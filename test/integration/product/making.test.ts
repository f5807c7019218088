import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admin, demo } from "#local/demo/accounts.ts";
import { startLocal } from "#local/local.ts";
import { readCredentials } from "#test/support/c2pa.ts";
import { type Call, creditsOf, filesOf, signedIn, taskOf, waitForEnd, waitUntil } from "./product-process.ts";

/** A story of a few seconds, so that its film has one scene and is made quickly. */
const short = {
  storyType: "poetry_story",
  fullStory: "The owl sang to the moon, and the moon came closer to hear it.",
  voiceLanguage: "english",
};

let data: string;
let product: Awaited<ReturnType<typeof startLocal>>;
let call: Call;
let sub: string;

const startProduct = async (settings: Record<string, string> = {}) => {
  product = await startLocal({ port: 0, data, settings });
  ({ call, sub } = await signedIn(product.site, demo));
};

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "making-"));
  await startProduct();
});
afterAll(async () => {
  await product?.stop();
  await rm(data, { recursive: true, force: true });
});

const order = async (taskData: object): Promise<string> => {
  const { status, body } = await call("POST", "/api/task", { taskData });
  expect([status, body.error]).toEqual([201, undefined]);
  return body.taskId;
};
const orderAtOnce = async (taskData: object): Promise<string> => {
  const id = await order(taskData);
  await call("POST", `/api/task/${id}/start`);
  return id;
};

describe("a stage that fails permanently", () => {
  it("releases the credits once; a retry reuses the artifacts and finishes the film", async () => {
    await product.stop();
    await startProduct({ FFMPEG_PATH: "/bin/false", FILM_SHORT_SIDE: "360" });
    const before = await creditsOf(call, sub);
    const id = await orderAtOnce({ ...short, music: "none" });

    const failed = await waitForEnd(call, id);
    const afterFailure = await creditsOf(call, sub);
    const made = await filesOf(data);
    await product.stop();
    await startProduct();
    const retried = await call("POST", `/api/task/${id}/retry`);
    const done = await waitForEnd(call, id);

    expect(failed).toMatchObject({
      process_status: "failed",
      error_message: expect.stringContaining("credits have been refunded"),
    });
    expect(afterFailure).toMatchObject({ balance: before.balance, held: 0, total_spent: before.total_spent });
    expect(retried.status).toBe(200);
    expect(done.error_message).toBeUndefined();
    expect(done).toMatchObject({ process_status: "completed", attempt: 2, progress: { kept_pictures: 1 } });
    const files = await filesOf(data);
    for (const [key, time] of made) expect([key, files.get(key)]).toEqual([key, time]);
    const after = await creditsOf(call, sub);
    expect(after.held).toBe(0);
    expect(after.total_spent).toBeGreaterThan(before.total_spent);
    expect(after.balance + after.total_spent).toBe(after.total_earned);
  });
});

describe("a film of the user's own short story", () => {
  it("is narrated word for word, is as long as its narration, and costs its share", async () => {
    const before = await creditsOf(call, sub);

    // It starts by itself when its edit window is over.
    const done = await waitForEnd(call, await order({ ...short, enableSubtitle: true, dimensionType: "portrait" }));

    expect(done.error_message).toBeUndefined();
    expect(done).toMatchObject({ word_for_word: true, image_dimensions: "1080x1920", video_scene_count: 1 });
    expect(done.full_story_text).toBe(short.fullStory);
    expect(done.video_seconds).toBeLessThan(15);
    expect((await creditsOf(call, sub)).total_spent - before.total_spent).toBe(1);
    const srt = await (await fetch(done.captions_srt_url)).text();
    expect(srt.replace(/\s+/g, " ")).toContain("The owl sang to the moon,");
    expect((await fetch(done.captions_vtt_url, { method: "HEAD" })).status).toBe(200);
    const scenes = (await call("GET", `/api/task/${done.task_id}/scenes`)).body.data.scenes;
    expect(scenes).toMatchObject([{ number: 1, status: "filmed", narration: short.fullStory }]);
    for (const { picture_url, audio_url } of scenes)
      for (const url of [picture_url, audio_url]) expect((await fetch(url, { method: "HEAD" })).status).toBe(200);
    for (const url of [done.final_tile_url, ...scenes.map(({ tile_url }: { tile_url: string }) => tile_url)]) {
      const tile = await fetch(url);
      expect([tile.status, tile.headers.get("content-type")]).toEqual([200, "image/webp"]);
      expect((await tile.arrayBuffer()).byteLength).toBeLessThan(40_000);
    }
    const signed = [
      ["video/mp4", done.final_video_url, "assertion.bmffHash.match"],
      ["image/jpeg", done.final_image_url, "assertion.dataHash.match"],
      ["image/png", scenes[0].picture_url, "assertion.dataHash.match"],
    ] as const;
    for (const [type, url, match] of signed) {
      const read = await readCredentials(type, new Uint8Array(await (await fetch(url)).arrayBuffer()));
      expect([type, read.state, read.failures]).toEqual([type, "Valid", ["signingCredential.untrusted"]]);
      expect(read.successes).toContain(match);
      expect(JSON.stringify(read.created)).toContain("digitalsourcetype/algorithmicMedia");
    }
  });
});

describe("a film that needs a paused engine", () => {
  it("says that it waits for it, and is made once the engine is resumed", async () => {
    const { call: administer } = await signedIn(product.site, admin);
    const act = (action: string) =>
      administer("POST", `/api/admin/${action}-provider`, { provider: "built-in", reason: "A test" });
    expect((await act("pause")).status).toBe(200);
    const id = await orderAtOnce({ ...short, music: "none" });

    const waiting = await taskOf(call, id);
    expect((await act("resume")).status).toBe(200);
    const done = await waitForEnd(call, id);

    expect(waiting).toMatchObject({
      process_status: "pending",
      progress: { label: "Waiting for a paused engine", paused_engine: "built-in" },
    });
    expect(waiting.progress).not.toHaveProperty("eta_seconds");
    expect(done).toMatchObject({ process_status: "completed" });
    expect(done.progress).not.toHaveProperty("paused_engine");
  });
});

describe("a film that is cancelled in progress", () => {
  it("ends once and releases the credits of the unfinished part", async () => {
    const before = await creditsOf(call, sub);
    const id = await orderAtOnce({ ...short, fullStory: "", inputStory: "A fox learns to sail" });
    await waitUntil(async () => (await taskOf(call, id)).progress.stage === "voices");

    const [first, second] = await Promise.all([
      call("POST", `/api/task/${id}/cancel`),
      call("POST", `/api/task/${id}/cancel`),
    ]);

    expect([first.status, second.status].sort()).toEqual([200, 409]);
    expect(await taskOf(call, id)).toMatchObject({ process_status: "failed", error_message: "Cancelled by user" });
    const after = await creditsOf(call, sub);
    expect(after.held).toBe(0);
    expect(after.total_spent - before.total_spent).toBeLessThanOrEqual(3);
    expect(after.balance + after.total_spent).toBe(after.total_earned);
  });
});

describe("bad input", () => {
  it.each([
    ["an unknown story type", { storyType: "opera" }, 400, 'Unknown story type "opera"'],
    ["an unknown language", { voiceLanguage: "klingon" }, 400, 'Unknown voice language "klingon"'],
    ["an unknown style", { illustrationStyle: "Cubism" }, 400, 'Unknown illustration style "Cubism"'],
    ["an unknown length", { videoDuration: 4 }, 400, 'Unknown video length "4"'],
    ["an empty story", { fullStory: " " }, 400, "Please provide either a story prompt or a full story!"],
    ["a story that is too long", { fullStory: "a".repeat(60_001) }, 400, "The full story is longer than 60,000"],
    ["more than there are credits for", { videoDuration: 60, codeName: "x" }, 402, "Insufficient credits"],
  ])("(%s) is refused with a reason and changes nothing", async (_, given, status, error) => {
    if (status === 402) await spendDownTo(189);
    const before = await creditsOf(call, sub);

    const answer = await call("POST", "/api/task", { taskData: { ...short, ...given } });

    expect(answer).toMatchObject({ status, body: { success: false, error: expect.stringContaining(error) } });
    expect(await creditsOf(call, sub)).toEqual(before);
  });

  it("(another user's task) is not found at any endpoint", async () => {
    const mine = (await call("GET", `/api/user/${sub}/tasks`)).body.data.tasks[0].task_id;
    const stranger = await signedIn(product.site, "stranger@example.com");

    const answers = await Promise.all([
      stranger.call("GET", `/api/task/${mine}/status`),
      stranger.call("GET", `/api/task/${mine}/scenes`),
      stranger.call("POST", `/api/task/${mine}/cancel`),
      stranger.call("POST", `/api/task/${mine}/retry`),
      stranger.call("POST", `/api/task/${mine}/start`),
      stranger.call("DELETE", `/api/task/${mine}`),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await stranger.call("GET", `/api/user/${sub}/tasks`)).status).toBe(403);
    expect((await stranger.call("GET", `/api/user/${sub}/credits`)).status).toBe(403);
    expect((await taskOf(call, mine)).task_id).toBe(mine);
  });

  it("(no token, invalid token) is refused before any read", async () => {
    const statuses = await Promise.all(
      [undefined, { authorization: "Bearer broken" }, { authorization: "" }].map(
        async (headers) => (await fetch(`${product.site}/api/user/${sub}/tasks`, headers && { headers })).status,
      ),
    );

    expect(statuses).toEqual([401, 401, 401]);
  });
});

/** Orders a film, which stays pending, so that the balance falls below a price. */
const spendDownTo = async (maxBalance: number): Promise<void> => {
  if ((await creditsOf(call, sub)).balance <= maxBalance) return;
  await call("POST", "/api/task", { taskData: short });
};
