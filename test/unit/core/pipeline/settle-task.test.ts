import { describe, expect, it } from "vitest";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { claimTask, waitForEdits } from "#functions/core/pipeline/claim-task.ts";
import { failureReason, isOurFault } from "#functions/core/pipeline/failure-reason.ts";
import { settleOverdue } from "#functions/core/pipeline/settle-overdue.ts";
import { completeTask, failTask } from "#functions/core/pipeline/settle-task.ts";
import { admitFilm } from "#functions/core/provider/admit-film.ts";
import { UserBusy } from "#functions/core/shared/errors.ts";
import { cancelTask } from "#functions/core/task/cancel-task.ts";
import { startTask } from "#functions/core/task/start-task.ts";
import { fakePorts, ofKind } from "#test/support/ports.ts";
import { makeRun, makeRunningTask, makeTask, someModels } from "#test/support/task.ts";

const running = (given: Partial<TaskRecord> = {}) =>
  fakePorts({
    tasks: [makeRunningTask({ video_seconds: 180, ...given })],
    available: 0,
    at: "2026-01-01T00:05:00.000Z",
    timings: { story: Array.from({ length: 21 }, (_, n) => n) },
  });

describe("completing a task", () => {
  it("pays, frees the slot, sets the deletion date and announces, in one commit", async () => {
    const deps = running();

    await completeTask(deps, makeRun());

    expect(deps.commit).toHaveBeenCalledTimes(1);
    expect(deps.account).toEqual({ available: 0, held: 0, spent: 10, earned: 10 });
    expect(deps.committed.map(({ kind }) => kind)).toEqual([
      "move-task",
      "move-credits",
      "release-slot",
      "emit",
      "note-timings",
    ]);
    expect(ofKind(deps.committed, "emit")).toMatchObject([{ event: { type: "task.completed" } }]);
    expect(deps.task()).toMatchObject({
      process_status: "completed",
      task_completed_at: "2026-01-01T00:05:00.000Z",
      expires_at: "2026-01-08T00:05:00.000Z",
      deadline: "2026-01-06T00:05:00.000Z",
    });
  });

  it.each([
    ["within ten percent", { video_seconds: 163 }, 10],
    ["half as long", { video_seconds: 90 }, 5],
    ["a little more than half as long", { video_seconds: 91 }, 6],
    ["as ordered, with two title cards", { cards_made: new Set([1, 2]) }, 8],
    [
      "half as long, with ten title cards",
      { video_seconds: 90, cards_made: new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) },
      0,
    ],
  ])("costs what the film is: %s", async (_, film, price) => {
    const deps = running(film);

    await completeTask(deps, makeRun());

    expect(deps.account).toEqual({ available: 10 - price, held: 0, spent: price, earned: 10 });
  });

  it("remembers the times of the newest films, for one scene where a stage has scenes", async () => {
    const stage_since = "2026-01-01T00:04:00.000Z";
    const deps = running({ stage: "publishing", stage_since, stage_seconds: { story: 5, voices: 20, pictures: 100 } });

    await completeTask(deps, makeRun());

    const seconds = ofKind(deps.committed, "note-timings")[0]?.seconds ?? {};
    expect(seconds).toMatchObject({ voices: [2], pictures: [10], publishing: [60] });
    expect(seconds["story"]).toHaveLength(21);
    expect(seconds["story"]?.at(-1)).toBe(5);
  });

  it("does not learn from a retry, which kept what was there", async () => {
    const deps = running({ attempt: 2 });

    await completeTask(deps, makeRun({ attempt: 2 }));

    expect(ofKind(deps.committed, "note-timings")).toEqual([]);
  });

  it("does nothing to a task that was cancelled", async () => {
    const deps = running();
    await cancelTask(deps, "ada", "web_1");
    const account = { ...deps.account };

    await expect(completeTask(deps, makeRun())).rejects.toMatchObject({ name: "TaskEnded" });

    expect(deps.account).toEqual(account);
  });
});

describe("failing a task", () => {
  it.each([
    ["that waits", makeTask()],
    ["that is made", makeRunningTask()],
  ])("%s gives all credits back", async (_, task) => {
    const deps = fakePorts({ tasks: [task], available: 0 });

    await failTask(deps, makeRun(), "The provider refused", "ContentBlocked: SAFETY");

    expect(deps.task()).toMatchObject({
      process_status: "failed",
      error_message: "The provider refused",
      failure_cause: "ContentBlocked: SAFETY",
    });
    expect(deps.account).toEqual({ available: 10, held: 0, spent: 0, earned: 10 });
  });

  it.each([
    ["that is done", makeRunningTask({ process_status: "completed" })],
    ["of which a newer attempt runs", makeRunningTask({ attempt: 2 })],
  ])("leaves one %s as it is", async (_, task) => {
    const deps = fakePorts({ tasks: [task] });

    await failTask(deps, makeRun(), "Too late");
    await failTask(deps, makeRun({ taskId: "deleted" }), "Too late");

    expect(deps.committed).toEqual([]);
  });

  it("gives back the price of an edit that came in between", async () => {
    const deps = fakePorts({ tasks: [makeTask({ rev: 2, credit_cost: 30 })], available: 0 });
    deps.tasks.find.mockResolvedValueOnce(makeTask());

    await failTask(deps, makeRun(), "No");

    expect(deps.account).toMatchObject({ available: 30, held: 0 });
  });

  it.each([
    [
      { Error: "ContentBlocked", Cause: JSON.stringify({ errorMessage: "Response was blocked due to SAFETY" }) },
      "Response was blocked due to SAFETY",
    ],
    [
      { Error: "ProviderBusy" },
      "An AI provider was busy for too long. Your credits have been refunded. Please retry later.",
    ],
    [
      { Error: "FaultyFilm", Cause: "x" },
      "The finished film did not pass our checks. Your credits have been refunded. Please retry.",
    ],
    [{ Error: "States.Timeout" }, "The film took too long to make. Your credits have been refunded. Please retry."],
    [
      {
        Error: "TypeError",
        Cause: JSON.stringify({ errorMessage: "undefined is not a function", trace: ["at secret.ts"] }),
      },
      "Something went wrong on our side while we made the film. Your credits have been refunded. Please retry.",
    ],
  ])("says why in words for its owner (%#)", (cause, words) => {
    expect(failureReason(cause)).toBe(words);
  });
});

it.each([
  ["TypeError", true],
  ["Runtime.ExitError", true],
  ["States.Timeout", true],
  ["FaultyFilm", true],
  ["ProviderBusy", false],
  ["ContentBlocked", false],
  ["EngineUnavailable", false],
  ["UserBusy", false],
])("a film that ends with %s raises the alarm of faults: %s", (name, isFault) => {
  expect(isOurFault({ Error: name })).toBe(isFault);
});

describe("a task that is overdue", () => {
  it("ends with its credits back, and its run is stopped; one that cannot be settled does not hold up the others", async () => {
    const deadline = "2025-12-31T23:59:59.000Z";
    const tasks = [makeRunningTask({ task_id: "web_1", deadline }), makeRunningTask({ task_id: "web_2", deadline })];
    const deps = fakePorts({ tasks, available: 0 });
    deps.commit.mockRejectedValueOnce(new Error("throttled"));

    await expect(settleOverdue(deps)).rejects.toThrow("throttled");
    expect(deps.task("web_2").process_status).toBe("failed");
    expect(await settleOverdue(deps)).toBe(1);

    expect(deps.task("web_1").process_status).toBe("failed");
    expect(deps.account).toMatchObject({ available: 20, held: 0 });
    expect(deps.executions.stop).toHaveBeenCalledWith(makeRun({ taskId: "web_2" }));
  });
});

describe("a task that its owner has started", () => {
  const started = async (resume: () => Promise<void>) => {
    const deps = fakePorts({ tasks: [makeTask({ wait_token: "token" })] });
    deps.executions.resume.mockImplementationOnce(resume);
    await startTask(deps, "ada", "web_1");
    return deps;
  };

  it("is resumed again by the sweep if the first time was lost, once, and stays open for its turn", async () => {
    const deps = await started(async () => {
      throw new Error("the connection was reset");
    });

    await deps.wait(60);
    await settleOverdue(deps);
    await deps.wait(60);
    await settleOverdue(deps);

    expect(deps.executions.resume.mock.calls).toEqual([["token"], ["token"]]);
    expect(deps.task()).toMatchObject({ process_status: "pending", deadline: "2026-01-02T00:01:00.000Z" });
  });

  it("stays due while it cannot be resumed", async () => {
    const deps = await started(async () => {});
    deps.executions.resume.mockRejectedValueOnce(new Error("throttled"));

    await deps.wait(60);
    await expect(settleOverdue(deps)).rejects.toThrow("throttled");
    await settleOverdue(deps);

    expect(deps.executions.resume).toHaveBeenCalledTimes(3);
  });

  it("fails if it is still waiting for its turn a day later", async () => {
    const deps = await started(async () => {});

    await deps.wait(60);
    await settleOverdue(deps);
    await deps.wait(24 * 3600 + 1);
    await settleOverdue(deps);

    expect(deps.task().process_status).toBe("failed");
  });
});

describe("a task whose seven days are over", () => {
  it("loses its files, and is due no more", async () => {
    const ended = makeTask({ process_status: "completed", deadline: "2026-01-01T00:00:00.000Z" });
    const deps = fakePorts({ tasks: [ended], at: "2026-01-01T00:00:01.000Z" });
    await deps.artifacts.put("tasks/ada/web_1/video.mp4", "film");

    expect(await settleOverdue(deps)).toBe(1);

    expect(await deps.artifacts.has("tasks/ada/web_1/video.mp4")).toBe(false);
    expect(deps.task().process_status).toBe("completed");
    expect(await settleOverdue(deps)).toBe(0);
  });
});

describe("a film that will be deleted", () => {
  const ended = makeTask({
    process_status: "completed",
    expires_at: "2026-01-08T00:00:00.000Z",
    deadline: "2026-01-06T00:00:00.000Z",
  });

  it("is announced once, two days before, and then waits for its deletion", async () => {
    const deps = fakePorts({ tasks: [ended], at: "2026-01-06T00:01:00.000Z" });

    await Promise.all([settleOverdue(deps), settleOverdue(deps)]);
    await settleOverdue(deps);

    expect(ofKind(deps.committed, "emit")).toMatchObject([
      { event: { type: "task.expiring", detail: { taskId: "web_1", expiresAt: "2026-01-08T00:00:00.000Z" } } },
    ]);
    expect(deps.task().deadline).toBe("2026-01-08T00:00:00.000Z");
  });

  it("is not announced before that", async () => {
    const deps = fakePorts({ tasks: [ended], at: "2026-01-05T23:59:00.000Z" });

    expect(await settleOverdue(deps)).toBe(0);
  });

  it("is deleted without a reminder where nobody was reminded in time", async () => {
    const deps = fakePorts({ tasks: [ended], at: "2026-01-08T00:01:00.000Z" });
    await deps.artifacts.put("tasks/ada/web_1/video.mp4", "film");

    await settleOverdue(deps);

    expect(await deps.artifacts.has("tasks/ada/web_1/video.mp4")).toBe(false);
    expect(ofKind(deps.committed, "emit")).toEqual([]);
  });
});

describe("a task that waits", () => {
  it("keeps the task token with which its owner can end its edit window", async () => {
    const deps = fakePorts({ tasks: [makeTask()] });

    await waitForEdits(deps, makeRun(), "token");

    expect(deps.task()).toMatchObject({ process_status: "pending", wait_token: "token" });
  });

  it.each([
    ["whose edit window is over", makeTask({ start_after: "2025-12-31T23:59:59.000Z" })],
    ["that has begun", makeRunningTask()],
  ])("does not wait any more where it is one %s", async (_, task) => {
    const deps = fakePorts({ tasks: [task] });

    await expect(waitForEdits(deps, makeRun(), "token")).rejects.toMatchObject({ name: "WaitIsOver" });
    expect(deps.committed).toEqual([]);
  });

  it("does not wait where its owner starts it while the token is stored", async () => {
    const deps = fakePorts({ tasks: [makeTask()] });
    deps.tasks.find.mockImplementationOnce(async () => {
      const task = makeTask();
      await startTask(deps, "ada", "web_1");
      return task;
    });

    await expect(waitForEdits(deps, makeRun(), "token")).rejects.toMatchObject({ name: "WaitIsOver" });
    expect(deps.task().wait_token).toBeUndefined();
  });

  it("has ended where it was deleted, cancelled or is tried again", async () => {
    const ended = { name: "TaskEnded" };

    await expect(waitForEdits(fakePorts(), makeRun(), "token")).rejects.toMatchObject(ended);
    const failed = fakePorts({ tasks: [makeTask({ process_status: "failed" })] });
    await expect(waitForEdits(failed, makeRun(), "token")).rejects.toMatchObject(ended);
    await expect(claimTask(failed, makeRun())).rejects.toMatchObject(ended);
    await expect(claimTask(fakePorts({ tasks: [makeTask({ attempt: 2 })] }), makeRun())).rejects.toMatchObject(ended);
  });

  it("is claimed once: its models are frozen, its slot is taken", async () => {
    const deps = fakePorts({ tasks: [makeTask()] });

    await claimTask(deps, makeRun());
    await claimTask(deps, makeRun());

    expect(deps.commit).toHaveBeenCalledTimes(1);
    expect(deps.committed.map(({ kind }) => kind)).toEqual(["move-task", "acquire-slot", "emit"]);
    expect(deps.task()).toMatchObject({
      process_status: "in_progress",
      models: someModels,
      deadline: "2026-01-01T01:13:00.000Z",
    });
  });

  it("is finished by those who began it", async () => {
    const models = { ...someModels, writer: "w-0" };
    const deps = fakePorts({ tasks: [makeTask({ models })] });

    await claimTask(deps, makeRun());

    expect(deps.task().models).toEqual(models);
  });

  it("goes on where an earlier claim of the same run was first", async () => {
    const deps = fakePorts({ tasks: [makeRunningTask()] });
    deps.tasks.find.mockResolvedValueOnce(makeTask());

    await claimTask(deps, makeRun());

    expect(deps.task().process_status).toBe("in_progress");
  });

  it("waits in line while the films before it need all calls of an engine, and keeps its place", async () => {
    const models = { ...someModels, illustrator: "gemini/pictures" };
    const deps = fakePorts({ tasks: [makeTask({ models })] });
    const limited = { ...deps, settings: { ...deps.settings, callsPerMinute: { gemini: 1 } } };
    await admitFilm(limited, { models, scenes: 20 });

    await expect(claimTask(limited, makeRun())).rejects.toBeInstanceOf(UserBusy);
    expect(deps.task().process_status).toBe("pending");

    await limited.wait(10 * 60);
    const commit = deps.commit.getMockImplementation();
    if (commit) deps.commit.mockImplementationOnce(commit).mockRejectedValueOnce(new UserBusy("2 films"));
    await expect(claimTask(limited, makeRun())).rejects.toThrow("2 films");
    expect(deps.task().admitted_attempt).toBe(1);
    await claimTask(limited, makeRun());
    expect(deps.task().process_status).toBe("in_progress");
  });

  it("waits for its turn while its owner's other films are made", async () => {
    const deps = fakePorts({ tasks: [makeTask()] });
    deps.commit.mockRejectedValueOnce(new UserBusy("2 films"));

    await expect(claimTask(deps, makeRun())).rejects.toBeInstanceOf(UserBusy);
  });
});
