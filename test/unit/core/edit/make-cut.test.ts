import { describe, expect, it } from "vitest";
import { readJson } from "#functions/core/artifact/task-files.ts";
import { editScenes } from "#functions/core/edit/edit-scenes.ts";
import { showEditing } from "#functions/core/edit/editable.ts";
import { makeCut } from "#functions/core/edit/make-cut.ts";
import { showDownloads } from "#functions/core/film/show-downloads.ts";
import { showPlaylist } from "#functions/core/film/show-playlist.ts";
import { editTask } from "#functions/core/order/edit-task.ts";
import { settleOverdue } from "#functions/core/pipeline/settle-overdue.ts";
import { failTask } from "#functions/core/pipeline/settle-task.ts";
import { builtInModels } from "#functions/core/provider/models.ts";
import { ContentBlocked } from "#functions/core/shared/errors.ts";
import { Plan } from "#functions/core/story/story.ts";
import { cancelTask } from "#functions/core/task/cancel-task.ts";
import { deleteTask } from "#functions/core/task/delete-task.ts";
import { present } from "#functions/core/task/present.ts";
import { retryTask } from "#functions/core/task/retry-task.ts";
import { shareFilm } from "#functions/core/watch/share-film.ts";
import { watchFilm } from "#functions/core/watch/watch-film.ts";
import { makeForm } from "#test/support/task.ts";
import { calls, once } from "../pipeline/make-film.ts";
import { cutRun, entriesOf, finishCut, makeFinishedFilm, startCut, type World } from "./finished-film.ts";

const rewrite = { type: "rewrite", scene: 2, narration: "The owl comes along, over the sea." } as const;
const redraw = { type: "redraw", scene: 3 } as const;

const filesOf = ({ video_key, captions_vtt_key, everything_key }: ReturnType<World["task"]>) => ({
  video_key,
  captions_vtt_key,
  everything_key,
});

describe("a new cut of a finished film", () => {
  it("can be watched while it is made, with its own scenes, also those that an earlier cut had", async () => {
    const world = await makeFinishedFilm();
    const scenesOf = async (id: string) => {
      const lines = (await showPlaylist(world, "ada", id)).split("\n").filter((line) => line.startsWith("https:"));
      return lines.map((line) => line.split("?")[0]);
    };
    const [first, second = "", ...others] = await scenesOf("web_1");
    const { narration = "" } = (await readJson(world, world.task().scenes_key ?? "", Plan)).scenes[1] ?? {};

    await startCut(world, rewrite);
    await finishCut(world);
    const rewritten = await scenesOf("cut_web_1");
    await startCut(world, { ...rewrite, narration });
    await finishCut(world);

    expect([rewritten.length, rewritten[0]]).toEqual([10, first]);
    expect(rewritten[1]).toMatch(/\/scenes\/002\/stream-/);
    expect(rewritten[1]).not.toBe(second);
    expect(await scenesOf("cut_web_1")).toEqual([first, second, ...others]);
  });

  it("makes what has changed and nothing else, and is then the film", async () => {
    const world = await makeFinishedFilm();
    const before = world.task();

    const started = await startCut(world, rewrite, redraw);
    await finishCut(world);

    expect(started).toMatchObject({ cut: 2, cut_task_id: "cut_web_1", narrations: [2], pictures: [3], credits: 2 });
    expect(calls(world)).toEqual({
      ...once,
      ...{ voices: 11, pictures: 11, segments: 12 },
      // Of the whole film: its sound, its file, its texts with their chapters.
      ...{ music: 2, films: 2, posters: 2, described: 2 },
    });
    expect(world.task()).toMatchObject({
      process_status: "completed",
      cut: 2,
      scenes_revision: 1,
      expires_at: before.expires_at,
      deadline: before.deadline,
      earlier_cuts: [{ cut: 1, ...filesOf(before), made_at: before.task_completed_at }],
    });
    expect(world.task().video_key).not.toBe(before.video_key);
    expect(world.task().cut_state).toBeUndefined();
    expect(world.task("cut_web_1")).toMatchObject({ process_status: "completed", expires_at: before.expires_at });
    expect(world.task("cut_web_1").deadline).toBeUndefined();
  });

  it("leaves the cut before it to be watched and downloaded", async () => {
    const world = await makeFinishedFilm();
    await startCut(world, redraw);
    await finishCut(world);

    const { cuts = [], final_video_url } = await present(world, world.task());
    const names = async (cut?: number) =>
      (await showDownloads(world, "ada", "web_1", cut)).files.map((file) => file.file_name);

    expect(cuts.map(({ cut }) => cut)).toEqual([1, 2]);
    expect(cuts[1]?.final_video_url).toBe(final_video_url);
    expect(cuts[0]?.final_video_url).toContain(world.task().earlier_cuts?.[0]?.video_key);
    expect((await names(1))[0]).toBe("Fairytale Story - A fox learns to sail.mp4");
    expect((await names())[0]).toBe("Fairytale Story - A fox learns to sail - cut 2.mp4");
    await expect(showDownloads(world, "ada", "web_1", 3)).rejects.toMatchObject({ code: "not_found" });
  });

  it("can be edited again, and pictures of earlier cuts can be chosen without drawing them", async () => {
    const world = await makeFinishedFilm();
    await startCut(world, redraw);
    await finishCut(world);
    const made = calls(world);

    const started = await startCut(world, { type: "choose_picture", scene: 3, version: 1 });
    await finishCut(world);

    expect(started).toMatchObject({ cut: 3, credits: 0, pictures: [], narrations: [] });
    expect(calls(world)).toMatchObject({ pictures: made.pictures, voices: made.voices, segments: made.segments });
    expect(world.task().earlier_cuts?.map(({ cut }) => cut)).toEqual([1, 2]);
  });

  it("changes no file of the film while it is made, and its public page shows the newest cut", async () => {
    const world = await makeFinishedFilm();
    await shareFilm(world, "ada", "web_1", true);
    const watch = async () => (await watchFilm(world, world.task().watch_id ?? "")).video_url;
    const before = { files: filesOf(world.task()), url: await watch() };

    await startCut(world, rewrite);
    expect(filesOf(world.task())).toEqual(before.files);
    expect(await watch()).toBe(before.url);
    expect(await present(world, world.task())).toMatchObject({
      process_status: "completed",
      new_cut: { task_id: "cut_web_1", state: "making" },
    });
    await finishCut(world);

    expect(await watch()).toContain(world.task().video_key);
  });
});

describe("the price of a new cut", () => {
  it("is shown first, held with its start and paid with its end, in the receipt of the film", async () => {
    const world = await makeFinishedFilm();
    const dry = await editScenes(world, "ada", "web_1", { revision: 1, edits: [rewrite, redraw], dry_run: true });
    const before = { ...world.account };

    await startCut(world, rewrite, redraw, { type: "add", position: 1, narration: "Once.", prompt: "A sea" });
    expect(world.account).toMatchObject({ available: before.available - 3, held: 3 });
    await finishCut(world);

    expect(dry).toMatchObject({ revision: 1, credits: 2, narrations: [2], pictures: [3] });
    expect(world.account).toMatchObject({ available: before.available - 3, held: 0, spent: before.spent + 3 });
    expect(entriesOf(world).slice(-2)).toMatchObject([
      { id: "reserve#cut_web_1#1", amount: 3, ref: "web_1" },
      { id: "capture#cut_web_1#1", amount: 3, ref: "web_1" },
    ]);
  });

  it("is nothing where the built-in engines make it", async () => {
    const world = await makeFinishedFilm({ task: { models: builtInModels } });
    const entries = entriesOf(world).length;

    await startCut(world, rewrite, redraw);
    await finishCut(world);

    expect(entriesOf(world)).toHaveLength(entries);
    expect(world.task()).toMatchObject({ cut: 2 });
  });

  it("is given back for a picture that became a title card", async () => {
    const world = await makeFinishedFilm();
    world.illustrator.draw.mockRejectedValue(new ContentBlocked("no"));

    await startCut(world, rewrite, redraw);
    await finishCut(world);

    expect(entriesOf(world).slice(-2)).toMatchObject([
      { type: "capture", amount: 1 },
      { type: "release", amount: 1 },
    ]);
  });

  it("refuses a cut that the balance does not cover, and changes nothing", async () => {
    const world = await makeFinishedFilm({ available: 1 });
    const before = world.task();

    await expect(startCut(world, rewrite, redraw)).rejects.toMatchObject({
      code: "insufficient_credits",
      details: { balance: 1, price: 2 },
    });

    expect(world.task()).toBe(before);
  });
});

describe("a new cut that is not finished", () => {
  it.each([
    [
      "fails",
      (world: World): Promise<void> => failTask(world, cutRun(world), "An engine is gone."),
      "failed",
      "An engine is gone.",
    ],
    ["is cancelled", (world: World): Promise<unknown> => cancelTask(world, "ada", "cut_web_1"), "cancelled", undefined],
  ] as const)("costs nothing and leaves the film as it was where it %s", async (_, end, state, message) => {
    const world = await makeFinishedFilm();
    const before = { account: { ...world.account }, files: filesOf(world.task()) };
    await startCut(world, rewrite, redraw);

    await end(world);

    expect(world.account).toEqual(before.account);
    expect(filesOf(world.task())).toEqual(before.files);
    expect(await present(world, world.task())).toMatchObject({
      process_status: "completed",
      new_cut: { state, error_message: message },
    });
    expect(world.task().scenes_revision).toBeUndefined();
    await startCut(world, rewrite);
    await finishCut(world);
    expect(world.task()).toMatchObject({ cut: 2, cut_attempt: 2 });
  });

  it("fails where the sweep finds it overdue, and the film's files stay", async () => {
    const world = await makeFinishedFilm();
    await startCut(world, rewrite);
    await world.wait(25 * 3600);

    await settleOverdue(world);

    expect(world.task("cut_web_1").process_status).toBe("failed");
    expect(world.task().cut_state).toBe("failed");
    expect(await world.artifacts.has(world.task().video_key ?? "")).toBe(true);
  });
});

describe("a new cut is refused", () => {
  it("while another one is made: of two at once exactly one is started", async () => {
    const world = await makeFinishedFilm();

    const results = await Promise.allSettled([startCut(world, rewrite), startCut(world, redraw)]);

    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "conflict", message: expect.stringContaining("is being made") },
    });
    expect(entriesOf(world).filter(({ id }) => id.includes("cut_"))).toHaveLength(1);
  });

  it("for edits of scenes that have changed since", async () => {
    const world = await makeFinishedFilm();
    await startCut(world, rewrite);
    await finishCut(world);

    await expect(makeCut(world, "ada", "web_1", { revision: 1, edits: [redraw] })).rejects.toMatchObject({
      code: "revision_conflict",
      details: { revision: 2 },
    });
  });

  it.each([
    ["whose files were deleted", { expires_at: "2026-01-01T00:00:00.000Z" }, "were deleted"],
    ["whose files are deleted soon", { expires_at: "2026-01-01T01:00:00.000Z" }, "less than 2 hours"],
    ["that is being made", { process_status: "in_progress" }, "is being made"],
    ["that has failed", { process_status: "failed" }, "was not finished"],
  ] as const)("for a film %s", async (_, given, message) => {
    const world = await makeFinishedFilm();
    world.put({ ...world.task(), ...given });

    await expect(startCut(world, rewrite)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining(message),
    });
    expect(await showEditing(world, "ada", "web_1")).toMatchObject({ editing: { allowed: false } });
  });

  it("for edits that change nothing, and for another user", async () => {
    const world = await makeFinishedFilm();
    const nothing = { type: "camera", scene: 1, camera: "still" } as const;
    const still = await startCut(world, nothing).then(() => finishCut(world));

    expect(still).toBeUndefined();
    await expect(startCut(world, nothing)).rejects.toMatchObject({ code: "invalid_request" });
    await expect(makeCut(world, "bob", "web_1", { revision: 1, edits: [redraw] })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("the task of a new cut", () => {
  it.each([
    ["shared", (world: World): Promise<unknown> => shareFilm(world, "ada", "cut_web_1", true)],
    ["deleted", (world: World): Promise<unknown> => deleteTask(world, "ada", "cut_web_1")],
    ["retried", (world: World): Promise<unknown> => retryTask(world, "ada", "cut_web_1")],
    ["edited", (world: World): Promise<unknown> => editTask(world, "ada", "cut_web_1", makeForm())],
    ["cut", (world: World): Promise<unknown> => makeCut(world, "ada", "cut_web_1", { revision: 2, edits: [redraw] })],
  ])("is not %s by itself", async (_, act) => {
    const world = await makeFinishedFilm();
    await startCut(world, rewrite);

    await expect(act(world)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is deleted with its film, which waits for it", async () => {
    const world = await makeFinishedFilm();
    await startCut(world, rewrite);
    await expect(deleteTask(world, "ada", "web_1")).rejects.toMatchObject({ code: "conflict" });
    await finishCut(world);

    await deleteTask(world, "ada", "web_1");

    expect(await world.tasks.find("ada", "cut_web_1")).toBeUndefined();
    expect([...world.artifacts.files.keys()].filter((key) => !key.startsWith("uploads/"))).toEqual([]);
  });
});
