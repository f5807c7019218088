import { describe, expect, it } from "vitest";
import { Task } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { showPauses } from "#functions/core/provider/show-pauses.ts";
import { listTasks } from "#functions/core/task/list-tasks.ts";
import { linker, present, presentAll } from "#functions/core/task/present.ts";
import { showStatus } from "#functions/core/task/show-status.ts";
import { showTask } from "#functions/core/task/show-task.ts";
import { fakePorts } from "#test/support/ports.ts";
import { makeRunningTask, makeTask } from "#test/support/task.ts";

const done = (given: Parameters<typeof makeTask>[0] = {}) =>
  makeRunningTask({
    process_status: "completed",
    task_completed_at: "2026-01-01T00:05:30.000Z",
    expires_at: "2026-01-08T00:05:30.000Z",
    video_key: "tasks/ada/web_1/video.mp4",
    story_key: "tasks/ada/web_1/story.json",
    ...given,
  });

describe("a task as its owner sees it", () => {
  it("is what the contract says, and nothing of how it is kept", async () => {
    const shown = Task.parse(await present(fakePorts(), makeRunningTask({ voices_made: new Set([1]) })));

    expect(shown).toMatchObject({ task_id: "web_1", job_type: "video", process_status: "in_progress" });
    expect(shown).toMatchObject({
      callback_id: "web_1",
      user_email: "ada@example.com",
      user_thematic_purpose: "",
      user_signature_phrases: "",
    });
    expect(shown.avatar_id).toBeUndefined();
    expect(shown).not.toHaveProperty("voices_made");
    expect(JSON.parse(shown.user_preferences_json)).toMatchObject({ audience_age: "adults" });
  });

  it("has the uploaded character and the owner's own prompts, if the order has them", async () => {
    const task = makeRunningTask({
      use_fixed_character: true,
      fixed_character_id: "asset_1",
      system_prompt_story_writing: "Write sadly.",
      system_prompt_structure_design: "Draw darkly.",
      thematic_purpose: "courage",
      signature_phrases: "once upon a tide",
    });

    expect(Task.parse(await present(fakePorts(), task))).toMatchObject({
      avatar_id: "asset_1",
      system_prompt: "Write sadly.\n\nDraw darkly.",
      user_thematic_purpose: "courage",
      user_signature_phrases: "once upon a tide",
    });
  });

  it("has links that end when its files do, and none afterwards", async () => {
    const deps = fakePorts({ at: "2026-01-05T00:00:00.000Z" });

    expect(await present(deps, done())).toMatchObject({
      final_video_url: "https://films.example/tasks/ada/web_1/video.mp4?until=2026-01-08T00:05:30.000Z",
      processing_duration: 270,
    });
    deps.clock.now = new Date("2026-01-08T00:05:30.000Z");
    const gone = await present(deps, done());
    expect(gone.final_video_url).toBeUndefined();
    expect(gone).toMatchObject({ files_expired: true, expires_at: "2026-01-08T00:05:30.000Z" });
  });

  it("keeps the same links for an hour while it is made", async () => {
    const deps = fakePorts();
    const linkAt = async (at: string) => (await linker(deps, makeRunningTask(), new Date(at)))("picture.png");

    const first = await linkAt("2026-01-01T00:10:00.000Z");
    const later = await linkAt("2026-01-01T00:59:59.000Z");

    expect(first).toBe("https://films.example/picture.png?until=2026-01-02T01:00:00.000Z");
    expect(later).toBe(first);
  });

  it("has no film where it failed after the film was made, for that was given back", async () => {
    const failed = makeTask({ process_status: "failed", video_key: "video.mp4", thumbnail_key: "thumbnail.jpg" });

    const { final_video_url, final_image_url } = await present(fakePorts(), failed);

    expect([final_video_url, final_image_url]).toEqual([undefined, undefined]);
  });

  it("has the text of its story as long as its files are there", async () => {
    const deps = fakePorts({ tasks: [done()] });
    const story = { title: "The fox", text: "Once upon a tide", cast: [], wordForWord: false };
    await deps.artifacts.put("tasks/ada/web_1/story.json", JSON.stringify(story));

    expect((await showTask(deps, "ada", "web_1")).full_story_text).toBe("Once upon a tide");
    deps.clock.now = new Date("2026-02-01T00:00:00.000Z");
    expect((await showTask(deps, "ada", "web_1")).full_story_text).toBeUndefined();
  });

  it("has the full story that it was ordered with, told or not, as long as its files are there", async () => {
    const waiting = makeTask({ task_id: "web_1", full_story_key: "tasks/ada/web_1/full-story.txt" });
    const deps = fakePorts({ tasks: [waiting] });
    await deps.artifacts.put("tasks/ada/web_1/full-story.txt", "The owl sang to the moon.");

    const shown = await showTask(deps, "ada", "web_1");

    expect(shown).toMatchObject({ given_full_story: "The owl sang to the moon." });
    expect(shown.full_story_text).toBeUndefined();
  });

  it("is shown without its story where that file was deleted before the film", async () => {
    expect((await showTask(fakePorts({ tasks: [done()] }), "ada", "web_1")).full_story_text).toBeUndefined();
  });

  it("is not found by somebody else", async () => {
    await expect(showTask(fakePorts({ tasks: [done()] }), "bob", "web_1")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("the list of tasks", () => {
  it.each([
    [undefined, 10],
    ["completed", 3],
  ] as const)("counts what the tab shows (%s)", async (status, total) => {
    const page = await listTasks(fakePorts(), "ada", { status, limit: 10, offset: 0 });

    expect(page).toMatchObject({ total, counts: { all: 10, pending: 1, in_progress: 2, completed: 3, failed: 4 } });
  });
});

describe("a task that waits for the machine", () => {
  const waiting = makeTask({ task_id: "web_1", start_after: "2026-01-01T00:00:00.000Z" });

  it("has its place in the queue once its edit window is over", async () => {
    const deps = fakePorts({ tasks: [waiting], places: { web_1: 3 } });
    const { progress } = await showStatus(deps, { userId: "ada", isAdmin: false }, "web_1");
    expect(progress.queue_place).toBe(3);
    // Two films at once, which are half done, and two before it.
    const film = (progress.eta_seconds ?? 0) - (progress.queue_seconds ?? 0);
    expect(Math.abs((progress.queue_seconds ?? 0) - (film * 2.5) / 2)).toBeLessThan(2);

    deps.clock.now = new Date("2025-12-31T23:59:00.000Z");
    expect((await showStatus(deps, { userId: "ada", isAdmin: false }, "web_1")).progress.queue_place).toBeUndefined();
  });

  it("has none if the host has no queue, or once it is in work", async () => {
    const running = makeTask({ ...waiting, task_id: "web_2", process_status: "in_progress" });
    const deps = fakePorts({ tasks: [waiting, running], places: { web_2: 1 } });

    expect((await showStatus(deps, { userId: "ada", isAdmin: false }, "web_1")).progress.queue_place).toBeUndefined();
    expect((await showStatus(deps, { userId: "ada", isAdmin: false }, "web_2")).progress.queue_place).toBeUndefined();
  });
});

describe("a film that waits for a paused engine", () => {
  const as = { userId: "ada", isAdmin: false };
  const pausing = (provider: string) => [{ provider, reason: "It costs too much", since: "2026-01-01T00:00:00.000Z" }];
  const models = { writer: "gemini/gemini-3.8-flash", illustrator: "openai/gpt", narrator: "polly/neural,built-in" };
  const waiting = makeTask({ start_after: "2026-01-01T00:00:00.000Z" });
  const running = (given: Parameters<typeof makeTask>[0]) =>
    makeRunningTask({ models: { ...models, composer: "built-in" }, video_scene_count: 2, ...given });

  it("says so instead of a place and an end, until the engine is resumed", async () => {
    const deps = fakePorts({ tasks: [waiting], places: { web_1: 1 } });
    deps.settings.models = { ...models, composer: "built-in" };
    deps.providerPauses.all.mockResolvedValueOnce(pausing("openai"));

    const { progress } = await showStatus(deps, as, "web_1");
    const later = await showStatus(deps, as, "web_1");

    expect(progress).toMatchObject({ label: "Waiting for a paused engine", paused_engine: "openai" });
    expect(Object.keys(progress).filter((key) => /^(eta|queue)_/.test(key))).toEqual([]);
    expect(Task.parse({ ...later, progress }).progress.paused_engine).toBe("openai");
    expect(later.progress).toMatchObject({ label: "Waiting to start", queue_place: 1 });
    expect(later.progress.paused_engine).toBeUndefined();
  });

  it("says nothing of an engine that it does not need, or while it can still be edited", async () => {
    const deps = fakePorts({ tasks: [waiting, makeTask({ ...waiting, task_id: "web_2", test: true })] });
    deps.settings.models = { ...models, composer: "built-in" };

    deps.providerPauses.all.mockResolvedValue(pausing("bedrock"));
    expect((await showStatus(deps, as, "web_1")).progress.paused_engine).toBeUndefined();
    deps.providerPauses.all.mockResolvedValue(pausing("openai"));
    // A test key's film is made by the built-in engines.
    expect((await showStatus(deps, as, "web_2")).progress.paused_engine).toBeUndefined();
    deps.clock.now = new Date("2025-12-31T23:59:00.000Z");
    expect((await showStatus(deps, as, "web_1")).progress.paused_engine).toBeUndefined();
  });

  it.each([
    ["writes its story", "gemini", { stage: "story" }, "gemini"],
    [
      "plans its scenes with the engine that took over",
      "gemini",
      { stage: "scenes", fallbacks: { writer: { from: "gemini/gemini-3.8-flash", to: "built-in", reason: "" } } },
      undefined,
    ],
    ["speaks its scenes", "polly", { stage: "voices", voices_made: new Set([1]) }, "polly"],
    ["has spoken them all", "polly", { stage: "voices", voices_made: new Set([1, 2]) }, undefined],
    ["has the owner's recording", "polly", { stage: "voices", recording_key: "voice.json" }, undefined],
    ["draws its scenes", "openai", { stage: "pictures" }, "openai"],
    ["does not draw yet", "openai", { stage: "voices" }, undefined],
    ["films drawn scenes", "openai", { stage: "pictures", pictures_made: new Set([1, 2]) }, undefined],
    ["waits for its owner", "openai", { stage: "pictures", review_state: "waiting", review: "script" }, undefined],
    ["is joined", "gemini", { stage: "film" }, undefined],
  ] as const)("in work, says so only if it calls the engine now: it %s", async (_, paused, given, expected) => {
    const deps = fakePorts({ tasks: [running(given as Parameters<typeof makeTask>[0])] });
    deps.providerPauses.all.mockResolvedValue(pausing(paused));

    const { progress } = await showStatus(deps, as, "web_1");

    expect(progress.paused_engine).toBe(expected);
    expect(progress.label === "Waiting for a paused engine").toBe(expected !== undefined);
  });

  it("says so in lists as well, and a list without unfinished films does not ask for it", async () => {
    const editable = makeTask({ task_id: "web_2", start_after: "2026-01-01T00:01:00.000Z" });
    const finished = done({ task_id: "web_3" });
    const deps = fakePorts();
    deps.settings.models = { ...models, composer: "built-in" };
    deps.providerPauses.all.mockResolvedValue(pausing("openai"));
    const listed = async (...records: TaskRecord[]) =>
      (await showPauses(deps, records, await presentAll(deps, records))).map(({ progress }) => progress.paused_engine);

    expect(await listed(finished)).toEqual([undefined]);
    expect(deps.providerPauses.all).not.toHaveBeenCalled();
    expect(await listed(editable, finished, waiting)).toEqual([undefined, undefined, "openai"]);
    expect(deps.providerPauses.all).toHaveBeenCalledOnce();
  });

  it("speaks with the first narrator that has a voice for its language", async () => {
    const language = { voice_language: "bengali" as const };
    const deps = fakePorts({
      tasks: [
        running({
          stage: "voices",
          ...language,
          models: { ...models, narrator: "openai/tts,built-in", composer: "built-in" },
        }),
      ],
    });
    deps.providerPauses.all.mockResolvedValue(pausing("openai"));

    expect((await showStatus(deps, as, "web_1")).progress.paused_engine).toBeUndefined();
  });
});
