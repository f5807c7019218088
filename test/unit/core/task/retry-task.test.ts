import { describe, expect, it } from "vitest";
import { cancelTask } from "#functions/core/task/cancel-task.ts";
import { endTask } from "#functions/core/task/end-task.ts";
import { retryTask } from "#functions/core/task/retry-task.ts";
import { fakePorts } from "#test/support/ports.ts";
import { makeRunningTask, makeTask } from "#test/support/task.ts";

const failed = (given: Parameters<typeof makeTask>[0] = {}) =>
  makeTask({ process_status: "failed", error_message: "No", expires_at: "2026-01-08T00:00:00.000Z", ...given });

describe("retrying a task", () => {
  it("reserves its price again for a new attempt, in one commit", async () => {
    const deps = fakePorts({ tasks: [failed()], available: 10 });

    const task = await retryTask(deps, "ada", "web_1");

    expect(task).toMatchObject({ process_status: "pending", attempt: 2 });
    expect(deps.account).toMatchObject({ available: 0, held: 10 });
    expect(deps.commit).toHaveBeenCalledTimes(1);
    expect(deps.committed).toMatchObject([
      { kind: "move-task", from: "failed", to: "pending" },
      { kind: "move-credits", entries: [{ id: "reserve#web_1#2" }] },
      { kind: "emit", event: { type: "task.retried", detail: { attempt: 2 } } },
    ]);
  });

  it("costs what an attempt that was cancelled has not been paid, all in all the price once", async () => {
    const made = { story_key: "story", voices_made: new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) };
    const deps = fakePorts({ tasks: [makeRunningTask(made)], available: 0 });
    await cancelTask(deps, "ada", "web_1");
    expect(deps.account).toMatchObject({ available: 7, spent: 3 });

    const task = await retryTask(deps, "ada", "web_1");

    expect(task.credits_paid).toBe(3);
    expect(deps.account).toMatchObject({ available: 0, held: 7, spent: 3 });
    deps.put(makeRunningTask({ ...made, attempt: 2, credits_paid: 3 }));
    await cancelTask(deps, "ada", "web_1");
    expect(deps.account).toMatchObject({ available: 7, held: 0, spent: 3 });
    await retryTask(deps, "ada", "web_1");
    const done = makeRunningTask({ ...made, attempt: 3, credits_paid: 3 });
    deps.put(done);
    await deps.commit(endTask(deps, done, { to: "completed", paid: 10, why: "" }));
    expect(deps.account).toMatchObject({ available: 0, held: 0, spent: 10 });
  });

  it("begins with nothing made", async () => {
    const made = new Set([1, 2]);
    const marks = {
      voices_made: made,
      pictures_made: made,
      pictures_kept: made,
      segments_made: made,
      cards_made: made,
    };
    const files = {
      story_key: "story",
      video_key: "video",
      thumbnail_key: "t",
      captions_srt_key: "s",
      stage: "film",
    } as const;
    const deps = fakePorts({ tasks: [failed({ ...marks, ...files })] });

    const task = await retryTask(deps, "ada", "web_1");

    for (const field of [...Object.keys(marks), ...Object.keys(files), "error_message", "expires_at"])
      expect(task).toHaveProperty(field, undefined);
  });

  it("tells who has too few credits the balance and the price", async () => {
    const deps = fakePorts({ tasks: [failed()], available: 9 });

    await expect(retryTask(deps, "ada", "web_1")).rejects.toMatchObject({
      code: "insufficient_credits",
      details: { balance: 9, price: 10 },
    });
  });

  it.each(["pending", "in_progress", "completed"] as const)("is refused while it is %s", async (process_status) => {
    const deps = fakePorts({ tasks: [makeTask({ process_status })] });

    await expect(retryTask(deps, "ada", "web_1")).rejects.toMatchObject({
      code: "conflict",
      message: `Only failed tasks can be retried. Current status: ${process_status}.`,
    });
  });

  it("is refused once its files are gone", async () => {
    const deps = fakePorts({ tasks: [failed()], at: "2026-01-08T00:00:01.000Z" });

    await expect(retryTask(deps, "ada", "web_1")).rejects.toMatchObject({
      code: "conflict",
      message: "The task's files have expired. Please order it again.",
    });
  });

  it("is refused after three failures, but not to somebody who cancelled", async () => {
    const deps = fakePorts({ tasks: [failed({ attempt: 3 })] });
    await expect(retryTask(deps, "ada", "web_1")).rejects.toMatchObject({
      code: "conflict",
      message: "This task failed 3 times. Please change the story and order it again.",
    });

    deps.put(failed({ attempt: 3, error_message: "Cancelled by user" }));
    expect(await retryTask(deps, "ada", "web_1")).toMatchObject({ attempt: 4 });
  });
});
