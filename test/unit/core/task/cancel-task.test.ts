import { describe, expect, it } from "vitest";
import { cancelTask } from "#functions/core/task/cancel-task.ts";
import { deleteTask } from "#functions/core/task/delete-task.ts";
import { fakePorts, ofKind } from "#test/support/ports.ts";
import { makeRunningTask, makeTask } from "#test/support/task.ts";

const scenes = (count: number) => new Set(Array.from({ length: count }, (_, n) => n + 1));

describe("cancelling a task", () => {
  it("gives all credits back before it has begun", async () => {
    const deps = fakePorts({ tasks: [makeTask()], available: 0 });

    const task = await cancelTask(deps, "ada", "web_1");

    expect(task).toMatchObject({ process_status: "failed", error_message: "Cancelled by user" });
    expect(deps.account).toEqual({ available: 10, held: 0, spent: 0, earned: 10 });
    expect(deps.commit).toHaveBeenCalledTimes(1);
    expect(deps.committed.map(({ kind }) => kind)).toEqual(["move-task", "move-credits", "emit"]);
  });

  it("gives back the shares of what was not made, frees the slot and stops the run", async () => {
    const made = { story_key: "story", voices_made: scenes(10), pictures_made: scenes(5) };
    const deps = fakePorts({ tasks: [makeRunningTask(made)], available: 0 });

    await cancelTask(deps, "ada", "web_1");

    expect(deps.account).toEqual({ available: 4, held: 0, spent: 6, earned: 10 });
    expect(deps.committed.map(({ kind }) => kind)).toEqual(["move-task", "move-credits", "release-slot", "emit"]);
    expect(ofKind(deps.committed, "emit")).toMatchObject([
      {
        event: { type: "task.failed", detail: { paid: 6, returned: 4, reason: "Cancelled by user", cancelled: true } },
      },
    ]);
    expect(deps.executions.stop).toHaveBeenCalledWith({ userId: "ada", taskId: "web_1", attempt: 1 });
  });

  it("pays no more for parts of a short film than the whole film would cost", async () => {
    const made = { story_key: "story", voices_made: scenes(10), pictures_made: scenes(10) };
    const short = makeRunningTask({ ...made, video_length_minutes: 3, timed_seconds: 54 });
    const deps = fakePorts({ tasks: [short], available: 0 });

    await cancelTask(deps, "ada", "web_1");

    // 54 of 180 seconds cost 3 of 10 credits, and the film itself is not made.
    expect(deps.account).toEqual({ available: 8, held: 0, spent: 2, earned: 10 });
  });

  it("is decided anew where the film began in the meantime", async () => {
    const deps = fakePorts({ tasks: [makeTask()], available: 0 });
    deps.tasks.find.mockImplementationOnce(async () => {
      deps.put(makeRunningTask({ story_key: "story" }));
      return makeTask();
    });

    const task = await cancelTask(deps, "ada", "web_1");

    expect(task.process_status).toBe("failed");
    expect(deps.account).toMatchObject({ available: 9, held: 0, spent: 1 });
  });

  it("gives back the price of an edit that came in between", async () => {
    const longer = makeTask({ rev: 2, video_length_minutes: 5, credit_cost: 30 });
    const deps = fakePorts({ tasks: [longer], available: 0 });
    deps.tasks.find.mockResolvedValueOnce(makeTask());

    await cancelTask(deps, "ada", "web_1");

    expect(deps.account).toEqual({ available: 30, held: 0, spent: 0, earned: 30 });
  });

  it("is refused where the film was finished in the meantime", async () => {
    const deps = fakePorts({ tasks: [makeRunningTask()] });
    deps.tasks.find.mockImplementationOnce(async () => {
      deps.put(makeRunningTask({ process_status: "completed" }));
      return makeRunningTask();
    });

    await expect(cancelTask(deps, "ada", "web_1")).rejects.toMatchObject({
      code: "conflict",
      message: "The task has already ended. Current status: completed.",
    });
    expect(deps.committed).toEqual([]);
  });

  it.each(["completed", "failed"] as const)("is refused once it is %s", async (process_status) => {
    const deps = fakePorts({ tasks: [makeTask({ process_status })] });

    await expect(cancelTask(deps, "ada", "web_1")).rejects.toMatchObject({ code: "conflict" });
    expect(deps.tasks.find).toHaveBeenCalledTimes(1);
  });
});

describe("deleting a task", () => {
  it("gives the credits of a waiting one back, in one commit, and takes its files", async () => {
    const deps = fakePorts({ tasks: [makeTask()], available: 0 });
    await deps.artifacts.put("tasks/ada/web_1/full-story.txt", "Once");
    await deps.artifacts.put("tasks/ada/web_10/full-story.txt", "Twice");

    expect(await deleteTask(deps, "ada", "web_1")).toEqual({ taskId: "web_1" });

    expect(deps.account).toMatchObject({ available: 10, held: 0 });
    expect(deps.commit).toHaveBeenCalledTimes(1);
    expect([...deps.artifacts.files.keys()]).toEqual(["tasks/ada/web_10/full-story.txt"]);
    expect(deps.executions.stop).toHaveBeenCalled();
  });

  it.each(["completed", "failed"] as const)("moves no credits of one that has %s", async (process_status) => {
    const deps = fakePorts({ tasks: [makeTask({ process_status })] });

    await deleteTask(deps, "ada", "web_1");

    expect(deps.committed.map(({ kind }) => kind)).toEqual(["delete-task", "emit"]);
  });

  it("is refused while the film is made", async () => {
    const deps = fakePorts({ tasks: [makeRunningTask()] });

    await expect(deleteTask(deps, "ada", "web_1")).rejects.toMatchObject({
      code: "conflict",
      message: "The task is in progress. Please cancel it first.",
    });
  });

  it("gives back the price of an edit that came in between", async () => {
    const deps = fakePorts({ tasks: [makeTask({ rev: 2, credit_cost: 30 })], available: 0 });
    deps.tasks.find.mockResolvedValueOnce(makeTask());

    await deleteTask(deps, "ada", "web_1");

    expect(deps.account).toMatchObject({ available: 30, held: 0 });
  });
});
