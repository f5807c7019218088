import { describe, expect, it } from "vitest";
import { heldFor } from "#functions/core/credit/task-credits.ts";
import { whyNotEditable } from "#functions/core/edit/editable.ts";
import { resumeFilm, waitForReview } from "#functions/core/pipeline/review.ts";
import { settleOverdue } from "#functions/core/pipeline/settle-overdue.ts";
import { failTask } from "#functions/core/pipeline/settle-task.ts";
import { progressOf } from "#functions/core/progress/progress.ts";
import { UserBusy } from "#functions/core/shared/errors.ts";
import { cancelTask } from "#functions/core/task/cancel-task.ts";
import { continueReview } from "#functions/core/task/continue-review.ts";
import { retryTask } from "#functions/core/task/retry-task.ts";
import { fakePorts, ofKind } from "#test/support/ports.ts";
import { makeRun, makeRunningTask } from "#test/support/task.ts";

const hours = 3600;
const scenes = new Set(Array.from({ length: 10 }, (_, n) => n + 1));
const spoken = {
  review: "script",
  stage: "voices",
  stage_since: "2025-12-31T23:59:00.000Z",
  story_key: "story",
  voices_made: scenes,
} as const;
const makeFilm = (given: Parameters<typeof makeRunningTask>[0] = {}) =>
  fakePorts({ tasks: [makeRunningTask({ ...spoken, ...given })], available: 0 });

/** A film that waits for its review. */
const makeWaiting = async (given: Parameters<typeof makeRunningTask>[0] = {}) => {
  const deps = makeFilm(given);
  await waitForReview(deps, makeRun(), { token: "token", scenesKey: "scenes" });
  return deps;
};

describe("a film that stops for its review", () => {
  it("keeps its task token, holds no slot, and says until when it waits", async () => {
    const deps = await makeWaiting();

    expect(deps.committed.map(({ kind }) => kind)).toEqual(["set-task", "release-slot", "emit"]);
    expect(deps.task()).toMatchObject({
      process_status: "in_progress",
      review_state: "waiting",
      wait_token: "token",
    });
    expect(ofKind(deps.committed, "emit")).toMatchObject([
      { event: { type: "task.review_ready", detail: { review: "script", until: "2026-01-04T00:00:00.000Z" } } },
    ]);
    expect(progressOf(deps.task(), {}, deps.now())).toMatchObject({
      label: "Your script is ready for review",
      review: "script",
      review_until: "2026-01-04T00:00:00.000Z",
      percent: expect.toSatisfy(Number.isInteger),
    });
    expect(progressOf(deps.task(), {}, deps.now())).not.toHaveProperty("eta_seconds");
  });

  it("is announced once where its stage is repeated, and keeps the newer token", async () => {
    const deps = await makeWaiting();

    await waitForReview(deps, makeRun(), { token: "newer", scenesKey: "scenes" });

    expect(ofKind(deps.committed, "emit")).toHaveLength(1);
    expect(deps.task().wait_token).toBe("newer");
  });

  it("does not wait again where its owner has continued it", async () => {
    const deps = await makeWaiting();
    await continueReview(deps, "ada", "web_1");

    await expect(waitForReview(deps, makeRun(), { token: "newer", scenesKey: "scenes" })).rejects.toMatchObject({
      name: "WaitIsOver",
    });
  });

  it.each([{ process_status: "failed" } as const, { attempt: 2 }])("has ended where it is %o", async (given) => {
    await expect(
      waitForReview(makeFilm(given), makeRun(), { token: "token", scenesKey: "scenes" }),
    ).rejects.toMatchObject({ name: "TaskEnded" });
    await expect(resumeFilm(makeFilm(given), makeRun(), { scenesKey: "scenes" })).rejects.toMatchObject({
      name: "TaskEnded",
    });
  });

  it("costs only what was made if its owner cancels it", async () => {
    const deps = await makeWaiting();

    await cancelTask(deps, "ada", "web_1");

    // Story and voices are 30 percent of the price.
    expect(deps.account).toEqual({ available: 7, held: 0, spent: 3, earned: 10 });
  });
});

describe("continuing a review", () => {
  it("resumes the execution after the commit, once, and takes a slot again", async () => {
    const deps = await makeWaiting();

    await continueReview(deps, "ada", "web_1");
    await continueReview(deps, "ada", "web_1");
    await deps.wait(60);
    await resumeFilm(deps, makeRun(), { scenesKey: "scenes" });
    await resumeFilm(deps, makeRun(), { scenesKey: "scenes" });

    expect(deps.executions.resume.mock.calls).toEqual([["token"]]);
    expect(ofKind(deps.committed, "acquire-slot")).toHaveLength(1);
    expect(deps.task()).toMatchObject({ stage_since: "2026-01-01T00:00:00.000Z" });
    expect(deps.task().wait_token).toBeUndefined();
    expect(deps.account).toMatchObject({ held: 10, spent: 0 });
  });

  it("is answered as before where it is repeated and the film goes on already, but not once the film is retried", async () => {
    const deps = await makeWaiting();
    await continueReview(deps, "ada", "web_1");
    await resumeFilm(deps, makeRun(), { scenesKey: "scenes" });
    const writes = deps.committed.length;

    const again = await continueReview(deps, "ada", "web_1");

    expect(again).toMatchObject({ task_id: "web_1", process_status: "in_progress" });
    expect(deps.committed).toHaveLength(writes);
    await failTask(deps, makeRun(), "tooLong");
    await retryTask(deps, "ada", "web_1");
    await expect(continueReview(deps, "ada", "web_1")).rejects.toMatchObject({ code: "conflict" });
  });

  it("waits for a slot while the owner's other films are made, and says so", async () => {
    const deps = await makeWaiting();
    await continueReview(deps, "ada", "web_1");
    deps.commit.mockRejectedValueOnce(new UserBusy("2 films"));

    await expect(resumeFilm(deps, makeRun(), { scenesKey: "scenes" })).rejects.toThrow("2 films");

    expect(progressOf(deps.task(), {}, deps.now()).label).toBe("Waiting for its turn");
  });

  it("is repeated by the sweep, once, if the send was lost; the film then has a day to get its turn", async () => {
    const deps = await makeWaiting();
    deps.executions.resume.mockRejectedValueOnce(new Error("the connection was reset"));
    await continueReview(deps, "ada", "web_1");

    await deps.wait(60);
    await settleOverdue(deps);
    await deps.wait(23 * hours);
    await settleOverdue(deps);

    expect(deps.executions.resume.mock.calls).toEqual([["token"], ["token"]]);
    expect(deps.task().process_status).toBe("in_progress");
    await deps.wait(2 * hours);
    await settleOverdue(deps);
    expect(deps.task().process_status).toBe("failed");
    expect(deps.account).toMatchObject({ available: 10, held: 0 });
  });

  it("is refused for a film that does not wait, and for another user", async () => {
    const deps = makeFilm();

    await expect(continueReview(deps, "ada", "web_1")).rejects.toMatchObject({ code: "conflict" });
    await expect(continueReview(deps, "bob", "web_1")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a film whose scenes were edited in its review", () => {
  const edited = { review_state: "updating", review_since: undefined, scenes_key: "newer" } as const;

  it("does not wait with older scenes, and waits until the same time with the new ones", async () => {
    const deps = await makeWaiting();
    const until = deps.task().review_until;
    deps.put({ ...deps.task(), ...edited } as ReturnType<typeof deps.task>);

    await expect(waitForReview(deps, makeRun(), { token: "t", scenesKey: "older" })).rejects.toMatchObject({
      name: "WaitIsOver",
    });
    await deps.wait(10 * hours);
    expect(await resumeFilm(deps, makeRun(), { scenesKey: "older" })).toEqual({
      ...{ scenesKey: "newer", scenes: 10, edited: true, review: "script", reviewSeconds: 62 * hours, scenesAtOnce: 8 },
      recording: "",
    });
    await waitForReview(deps, makeRun(), { token: "t", scenesKey: "newer" });

    expect(deps.task()).toMatchObject({ review_state: "waiting", review_until: until, wait_token: "t" });
    expect(ofKind(deps.committed, "emit")).toHaveLength(1);
  });

  it("takes one slot, and gives its owner credits back when it is lost", async () => {
    const deps = await makeWaiting();
    deps.put({ ...deps.task(), ...edited, review_since: deps.now().toISOString() });

    await resumeFilm(deps, makeRun(), { scenesKey: "older" });
    await resumeFilm(deps, makeRun(), { scenesKey: "older" });

    expect(ofKind(deps.committed, "acquire-slot")).toHaveLength(1);
    await deps.wait(72 * hours);
    await settleOverdue(deps);
    expect(deps.account).toMatchObject({ available: 10, held: 0 });
  });
});

describe("a first look", () => {
  const one = new Set([1]);
  const look = {
    ...spoken,
    ...({ review: "first_scene", credits_due: 9, voices_made: one, pictures_made: one } as const),
  };
  const makeLook = async (available: number, given: Parameters<typeof makeRunningTask>[0] = {}) => {
    const deps = fakePorts({ tasks: [makeRunningTask({ ...look, ...given })], available });
    await waitForReview(deps, makeRun(), { token: "token", scenesKey: "scenes" });
    return deps;
  };

  it("holds the rest of the price when its owner continues it, once, and then makes all scenes", async () => {
    const deps = await makeLook(9);

    await continueReview(deps, "ada", "web_1");
    await continueReview(deps, "ada", "web_1");

    expect(deps.account).toMatchObject({ available: 0, held: 10 });
    expect(deps.task().credits_due).toBeUndefined();
    expect(await resumeFilm(deps, makeRun(), { scenesKey: "scenes" })).toMatchObject({ edited: true, review: "none" });
    await continueReview(deps, "ada", "web_1");
    expect(deps.account).toMatchObject({ available: 0, held: 10 });
    expect(await resumeFilm(deps, makeRun(), { scenesKey: "scenes" })).toMatchObject({ edited: true, review: "none" });
  });

  it("stays as it is where its owner has too few credits", async () => {
    const deps = await makeLook(8);

    await expect(continueReview(deps, "ada", "web_1")).rejects.toMatchObject({
      code: "insufficient_credits",
      details: { balance: 8, price: 9 },
    });

    expect(deps.task()).toMatchObject({ review_state: "waiting", credits_due: 9 });
    expect(deps.account).toMatchObject({ available: 8, held: 1 });
  });

  it.each([
    ["whose scene is made", {}, 1],
    ["whose picture is a title card", { cards_made: one }, 0],
    ["whose scene is not drawn", { pictures_made: undefined }, 0],
  ])("%s costs its owner %o if it is cancelled: %i", async (_, given, spent) => {
    const deps = await makeLook(20, given);

    await cancelTask(deps, "ada", "web_1");

    expect(deps.account).toMatchObject({ available: 21 - spent, held: 0, spent });
    expect(deps.task().credits_paid ?? 0).toBe(spent);
  });

  it("is cancelled where its owner does not continue it, also in an order that continues", async () => {
    const deps = await makeLook(20, { review_timeout: "continue" });
    await deps.wait(72 * hours);

    await expect(resumeFilm(deps, makeRun(), { scenesKey: "scenes" })).rejects.toMatchObject({ name: "TaskEnded" });

    expect(deps.account).toMatchObject({ available: 20, held: 0, spent: 1 });
  });

  it("costs nothing if it fails, and a retry holds the same credit", async () => {
    const deps = await makeLook(20);

    await failTask(deps, makeRun(), "The narrator is away");
    expect(deps.account).toMatchObject({ available: 21, held: 0, spent: 0 });
    await retryTask(deps, "ada", "web_1");

    expect(deps.account).toMatchObject({ available: 20, held: 1 });
  });

  it("keeps the credit that was paid for it when it is retried, and counts it towards the film", async () => {
    const deps = await makeLook(20);
    await cancelTask(deps, "ada", "web_1");

    await retryTask(deps, "ada", "web_1");
    expect(deps.account).toMatchObject({ available: 20, held: 0, spent: 1 });
    expect(heldFor({ ...deps.task(), credits_due: undefined })).toBe(9);
  });

  it("lets its scenes be edited when the film is finished, not before", async () => {
    const deps = await makeLook(20);

    expect(whyNotEditable(deps.task(), deps.now())).toContain("first look");
  });
});

describe("a review that is not continued in 72 hours", () => {
  it("continues the film by default", async () => {
    const deps = await makeWaiting();
    await deps.wait(72 * hours);

    await resumeFilm(deps, makeRun(), { scenesKey: "scenes" });

    expect(deps.task()).toMatchObject({ process_status: "in_progress", deadline: "2026-01-04T01:13:00.000Z" });
    expect(deps.task().review_state).toBeUndefined();
  });

  it("cancels the film if its owner ordered that, and refunds what was not made", async () => {
    const deps = await makeWaiting({ review_timeout: "cancel" });
    await deps.wait(72 * hours);

    await expect(resumeFilm(deps, makeRun(), { scenesKey: "scenes" })).rejects.toMatchObject({ name: "TaskEnded" });

    expect(deps.task()).toMatchObject({
      process_status: "failed",
      error_message: "The review was not continued in 72 hours",
    });
    expect(deps.account).toEqual({ available: 7, held: 0, spent: 3, earned: 10 });
  });

  it("does not cancel a film that its owner continued in the last moment", async () => {
    const deps = await makeWaiting({ review_timeout: "cancel" });
    await continueReview(deps, "ada", "web_1");
    await deps.wait(72 * hours);

    await resumeFilm(deps, makeRun(), { scenesKey: "scenes" });

    expect(deps.task().process_status).toBe("in_progress");
  });
});
