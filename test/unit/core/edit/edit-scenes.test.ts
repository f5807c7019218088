import { describe, expect, it } from "vitest";
import { editScenes } from "#functions/core/edit/edit-scenes.ts";
import { showEditing } from "#functions/core/edit/editable.ts";
import { showPlaylist } from "#functions/core/film/show-playlist.ts";
import { showScenes } from "#functions/core/film/show-scenes.ts";
import { settleOverdue } from "#functions/core/pipeline/settle-overdue.ts";
import { completeTask } from "#functions/core/pipeline/settle-task.ts";
import { progressOf } from "#functions/core/progress/progress.ts";
import { cancelTask } from "#functions/core/task/cancel-task.ts";
import { continueReview } from "#functions/core/task/continue-review.ts";
import { retryTask } from "#functions/core/task/retry-task.ts";
import { makeRun } from "#test/support/task.ts";
import {
  edit,
  goOn,
  madeFiles,
  makeReviewedFilm,
  paidModels,
  photo,
  planOf,
  request,
  type World,
} from "./reviewed-film.ts";

const ids = async (world: World) => (await planOf(world)).scenes.map(({ id }) => id);
const rewrite = { type: "rewrite", scene: 2, narration: "The owl comes along." } as const;
const redraw = { type: "redraw", scene: 3 } as const;

describe("an edit in a review of the storyboard", () => {
  it.each([
    ["rewrites a narration", rewrite, { narrations: [2], pictures: [] }],
    ["draws after another prompt", { type: "prompt", scene: 4, prompt: "An owl" }, { narrations: [], pictures: [4] }],
    ["draws a picture again", redraw, { narrations: [], pictures: [3] }],
    ["takes an own picture", { type: "own_picture", scene: 5, asset_id: photo.id }, { narrations: [], pictures: [5] }],
    ["removes a scene", { type: "remove", scene: 1 }, { narrations: [], pictures: [] }],
    ["moves a scene", { type: "move", scene: 1, position: 10 }, { narrations: [], pictures: [] }],
    ["sets the camera", { type: "camera", scene: 1, camera: "pan" }, { narrations: [], pictures: [] }],
    [
      "adds a scene",
      { type: "add", position: 3, narration: "A whale sings.", prompt: "A whale" },
      { narrations: [11], pictures: [11] },
    ],
    [
      "splits a scene, whose picture both show",
      { type: "split", scene: 1, narration: "One.", next_narration: "Two." },
      { narrations: [1, 11], pictures: [] },
    ],
    ["joins two scenes", { type: "join", scene: 1 }, { narrations: [1], pictures: [] }],
  ] as const)("%s, and makes nothing else", async (_, given, made) => {
    const world = await makeReviewedFilm();
    const before = madeFiles(world).length;

    const result = await edit(world, given);

    expect(result).toMatchObject({ revision: 2, ...made });
    expect(madeFiles(world)).toHaveLength(before + made.narrations.length + made.pictures.length);
    expect(world.task().review_state).toBe("waiting");
  });

  it("keeps the earlier pictures of a scene, which can be chosen without drawing them again", async () => {
    const world = await makeReviewedFilm();
    await edit(world, redraw);
    const before = madeFiles(world).length;

    const result = await edit(world, { type: "choose_picture", scene: 3, version: 1 });

    const [, , scene] = (await showScenes(world, "ada", "web_1")).scenes;
    expect(result).toMatchObject({ credits: 0, pictures: [] });
    expect(madeFiles(world)).toHaveLength(before);
    expect(scene).toMatchObject({ picture_version: 1, pictures: [{ version: 1 }, { version: 2 }] });
    expect(scene?.picture_url).toBe(scene?.pictures[0]?.picture_url);
    expect(scene?.pictures[0]?.picture_url).not.toBe(scene?.pictures[1]?.picture_url);
  });

  it("carries out a list one after the other, and scenes keep their ids", async () => {
    const world = await makeReviewedFilm();

    await edit(
      world,
      { type: "remove", scene: 10 },
      { type: "move", scene: 9, position: 1 },
      { type: "add", position: 10, narration: "The end.", prompt: "A sunset" },
    );

    expect(await ids(world)).toEqual([9, 1, 2, 3, 4, 5, 6, 7, 8, 11]);
    expect((await planOf(world)).scenes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("says what it would cost, and changes nothing", async () => {
    const world = await makeReviewedFilm({ task: { models: paidModels }, available: 1 });
    const committed = world.committed.length;

    const result = await editScenes(world, "ada", "web_1", request(world, [rewrite, redraw], true));

    expect(result).toEqual({ revision: 1, credits: 2, narrations: [2], pictures: [3], balance: 0, missing: 1 });
    expect(world.committed).toHaveLength(committed);
  });

  it("resumes the execution, which makes it and waits again, until the same time", async () => {
    const world = await makeReviewedFilm();
    const until = world.task().review_until;

    await editScenes(world, "ada", "web_1", request(world, [rewrite]));

    expect(world.executions.resume.mock.calls).toEqual([["token"]]);
    expect(progressOf(world.task(), {}, world.now())).toMatchObject({ review: "storyboard", review_updating: true });
    await world.wait(60);
    await settleOverdue(world);
    expect(world.executions.resume).toHaveBeenCalledTimes(2);
    expect(world.task()).toMatchObject({ process_status: "in_progress", review_until: until });
  });

  it("is made too if it comes while another one is made", async () => {
    const world = await makeReviewedFilm();
    const first = world.task().scenes_key ?? "";
    await editScenes(world, "ada", "web_1", request(world, [rewrite]));
    const second = world.task().scenes_key ?? "";
    await editScenes(world, "ada", "web_1", request(world, [redraw]));

    await expect(goOn(world, first)).resolves.toBeUndefined();

    expect(second).not.toBe(world.task().scenes_key);
    expect(world.task().review_state).toBe("waiting");
    expect((await showScenes(world, "ada", "web_1")).scenes.map(({ status }) => status)).toEqual(
      Array(10).fill("drawn"),
    );
  });
});

describe("a film with edited scenes", () => {
  it("is filmed with them after Continue, and keeps the silence between the others", async () => {
    const world = await makeReviewedFilm();
    const pause = world.task().scene_pause_seconds;
    await edit(world, { type: "remove", scene: 1 }, { type: "camera", scene: 2, camera: "pan" });
    const made = world.task().scenes_key ?? "";

    await continueReview(world, "ada", "web_1");
    await goOn(world, made);

    expect(world.film.renderScene.mock.calls.map(([{ camera }]) => camera)).toEqual(["pan", ...Array(8).fill("still")]);
    expect(world.narrator.speak).toHaveBeenCalledTimes(10);
    expect(world.task()).toMatchObject({ video_scene_count: 9, scene_pause_seconds: pause });
  });

  it("goes on with the newest scenes where its owner continues it while they are made", async () => {
    const world = await makeReviewedFilm();
    const before = world.task().scenes_key ?? "";
    await editScenes(world, "ada", "web_1", request(world, [rewrite]));
    await continueReview(world, "ada", "web_1");

    await goOn(world, before);

    expect(world.task().review_state).toBeUndefined();
    expect(world.film.renderScene).toHaveBeenCalledTimes(10);
    expect(world.narrator.speak).toHaveBeenCalledTimes(11);
  });

  it("can be watched from its first scene on while it is made, wherever the scenes were before", async () => {
    const world = await makeReviewedFilm();
    await edit(world, { type: "remove", scene: 1 }, { type: "move", scene: 9, position: 1 });
    const made = world.task().scenes_key ?? "";
    await continueReview(world, "ada", "web_1");
    await goOn(world, made);

    const playlist = await showPlaylist(world, "ada", "web_1");

    expect([...playlist.matchAll(/MAP:URI="[^"]*scenes\/(\d+)/g)].map(([, id]) => Number(id))).toEqual([
      ...[9, 2, 3, 4, 5, 6, 7, 8, 10],
    ]);
    expect(playlist).toContain("#EXT-X-ENDLIST");
  });

  it("keeps the segments of scenes that only get another place", async () => {
    const world = await makeReviewedFilm();
    const made = world.task().scenes_key ?? "";
    await continueReview(world, "ada", "web_1");
    await goOn(world, made);
    const rendered = world.film.renderScene.mock.calls.length;
    // A film that was stopped in the middle waits for its review again when it is tried again.
    world.put({ ...world.task(), review_state: "waiting", review_since: world.now().toISOString() });

    await edit(world, { type: "remove", scene: 3 });
    await continueReview(world, "ada", "web_1");
    await goOn(world, made);

    expect(world.film.renderScene).toHaveBeenCalledTimes(rendered);
    expect(await showPlaylist(world, "ada", "web_1")).toContain("#EXT-X-ENDLIST");
  });

  it("keeps them where it is cancelled and tried again", async () => {
    const world = await makeReviewedFilm();
    await edit(world, rewrite);
    const { scenes_key } = world.task();
    await cancelTask(world, "ada", "web_1");

    await retryTask(world, "ada", "web_1");

    expect(world.task()).toMatchObject({ scenes_key, scenes_revision: 1 });
  });
});

describe("the price of edits", () => {
  it("is nothing for the built-in engines, but for an added scene", async () => {
    const world = await makeReviewedFilm();

    const free = await edit(world, rewrite, redraw, { type: "own_picture", scene: 1, asset_id: photo.id });
    const added = await edit(world, { type: "add", position: 1, narration: "Once.", prompt: "A sea" });

    expect([free.credits, added.credits]).toEqual([0, 1]);
    expect(world.task()).toMatchObject({ credit_cost: 11 });
    expect(world.account).toMatchObject({ held: 11, available: 99 });
  });

  it("is held with the edit, one ledger entry for each, and paid with the film", async () => {
    const world = await makeReviewedFilm({ task: { models: paidModels } });

    const result = await edit(world, rewrite, redraw);
    await edit(world, { ...rewrite, narration: "The owl stays." });
    world.put({ ...world.task(), video_seconds: 180 });
    await completeTask(world, makeRun());

    expect(result).toMatchObject({ credits: 2, balance: 98 });
    const entries = world.committed.flatMap((change) => (change.kind === "move-credits" ? change.entries : []));
    expect(entries.map(({ id, amount }) => [id, amount])).toEqual([
      ["scenes#web_1#2", 2],
      ["scenes#web_1#3", 1],
      ["capture#web_1#1", 13],
    ]);
    expect(world.account).toMatchObject({ available: 97, held: 0, spent: 13 });
  });

  it("is paid for what was made where the film is cancelled, and released for the rest", async () => {
    const world = await makeReviewedFilm({ task: { models: paidModels } });
    await edit(world, redraw);
    await editScenes(world, "ada", "web_1", request(world, [rewrite]));

    await cancelTask(world, "ada", "web_1");

    // Of the film 90 percent of ten scenes but for one narration, which is not spoken yet; the picture drawn again.
    expect(world.account).toMatchObject({ held: 0, spent: 8 + 1 });
  });

  it("is free for pictures that are not drawn yet, in a review of the script", async () => {
    const world = await makeReviewedFilm({ review: "script", task: { models: paidModels } });

    const result = await edit(world, { type: "prompt", scene: 1, prompt: "An owl" });

    expect(result).toMatchObject({ credits: 0, pictures: [] });
    expect((await planOf(world)).scenes[0]?.versions).toBeUndefined();
    await expect(edit(world, redraw)).rejects.toMatchObject({ code: "invalid_request" });
  });

  it("refuses an edit that the balance does not cover, and changes nothing", async () => {
    const world = await makeReviewedFilm({ task: { models: paidModels }, available: 1 });
    const before = world.task();

    await expect(edit(world, rewrite, redraw)).rejects.toMatchObject({
      code: "insufficient_credits",
      details: { balance: 1, price: 2 },
    });

    expect(world.task()).toBe(before);
  });
});

describe("an edit is refused", () => {
  it("where the scenes were edited in between: of two at once exactly one is carried out", async () => {
    const world = await makeReviewedFilm();
    const [one, other] = [request(world, [rewrite]), request(world, [redraw])];

    const results = await Promise.allSettled([
      editScenes(world, "ada", "web_1", one),
      editScenes(world, "ada", "web_1", other),
    ]);

    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "revision_conflict", details: { revision: 2 } },
    });
    expect(world.task().scenes_revision).toBe(1);
  });

  it.each([
    ["is made", { review_state: undefined }],
    ["was continued", { review_state: "continued" }],
    ["has ended", { process_status: "completed" }],
    ["has not started", { process_status: "pending" }],
  ] as const)("while the film %s", async (_, given) => {
    const world = await makeReviewedFilm();
    world.put({ ...world.task(), ...given } as ReturnType<World["task"]>);

    await expect(edit(world, rewrite)).rejects.toMatchObject({ code: "conflict" });
    expect(await showEditing(world, "ada", "web_1")).toMatchObject({ editing: { allowed: false } });
  });

  it("for another user's film", async () => {
    const world = await makeReviewedFilm();

    await expect(editScenes(world, "bob", "web_1", request(world, [rewrite]))).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it.each([
    ["a scene that is not there", [{ type: "redraw", scene: 99 }]],
    ["a position that is not there", [{ type: "move", scene: 1, position: 11 }]],
    ["a picture that is not there", [{ type: "choose_picture", scene: 1, version: 7 }]],
    ["an upload that is not there", [{ type: "own_picture", scene: 1, asset_id: "asset_of_bob" }]],
    ["joining the last scene", [{ type: "join", scene: 10 }]],
    ["removing every scene", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((scene) => ({ type: "remove", scene }) as const)],
    ["too long a film", [1, 2, 3].map((scene) => ({ type: "rewrite", scene, narration: "x".repeat(2_000) }) as const)],
  ] as const)("for %s, as a whole", async (_, edits) => {
    const world = await makeReviewedFilm();

    await expect(edit(world, rewrite, ...edits)).rejects.toMatchObject({ code: "invalid_request" });

    expect(world.task().scenes_revision).toBeUndefined();
  });
});
