import { describe, expect, it } from "vitest";
import { cancelTask } from "#functions/core/task/cancel-task.ts";
import { deleteTask } from "#functions/core/task/delete-task.ts";
import { fakePorts, ofKind } from "#test/support/ports.ts";
import { aRunningTask, aTask } from "#test/support/task.ts";

const scenes = (count: number) => new Set(Array.from({ length: count }, (_, n) => n + 1));

describe("cancelling a task", () => {
  it("gives all credits back before it has begun", async () => {
    const use = fakePorts({ tasks: [aTask()], available: 0 });

    const task = await cancelTask(use, "ada", "web_1");

    expect(task).toMatchObject({ process_status: "failed", error_message: "Cancelled by user" });
    expect(use.account).toEqual({ available: 10, held: 0, spent: 0, earned: 10 });
    expect(use.commit).toHaveBeenCalledTimes(1);
    expect(use.committed.map(({ kind }) => kind)).toEqual(["move-task", "move-credits", "emit"]);
  });

  it("gives back the shares of what was not made, frees the slot and stops the run", async () => {
    const made = { story_key: "story", voices_made: scenes(10), pictures_made: scenes(5) };
    const use = fakePorts({ tasks: [aRunningTask(made)], available: 0 });

    await cancelTask(use, "ada", "web_1");

    expect(use.account).toEqual({ available: 4, held: 0, spent: 6, earned: 10 });
    expect(use.committed.map(({ kind }) => kind)).toEqual(["move-task", "move-credits", "free-slot", "emit"]);
    expect(ofKind(use.committed, "emit")).toMatchObject([
      {
        event: { type: "task.failed", detail: { paid: 6, returned: 4, reason: "Cancelled by user", cancelled: true } },
      },
    ]);
    expect(use.executions.stop).toHaveBeenCalledWith({ userId: "ada", taskId: "web_1", attempt: 1 });
  });

  it("is decided anew where the film began in the meantime", async () => {
    const use = fakePorts({ tasks: [aTask()], available: 0 });
    use.tasks.find.mockImplementationOnce(async () => {
      use.put(aRunningTask({ story_key: "story" }));
      return aTask();
    });

    const task = await cancelTask(use, "ada", "web_1");

    expect(task.process_status).toBe("failed");
    expect(use.account).toMatchObject({ available: 9, held: 0, spent: 1 });
  });

  it("gives back the price of an edit that came in between", async () => {
    const longer = aTask({ rev: 2, video_length_minutes: 5, credit_cost: 30 });
    const use = fakePorts({ tasks: [longer], available: 0 });
    use.tasks.find.mockResolvedValueOnce(aTask());

    await cancelTask(use, "ada", "web_1");

    expect(use.account).toEqual({ available: 30, held: 0, spent: 0, earned: 30 });
  });

  it("is refused where the film was finished in the meantime", async () => {
    const use = fakePorts({ tasks: [aRunningTask()] });
    use.tasks.find.mockImplementationOnce(async () => {
      use.put(aRunningTask({ process_status: "completed" }));
      return aRunningTask();
    });

    await expect(cancelTask(use, "ada", "web_1")).rejects.toMatchObject({
      code: "conflict",
      message: "The task has already ended. Current status: completed.",
    });
    expect(use.committed).toEqual([]);
  });

  it.each(["completed", "failed"] as const)("is refused once it is %s", async (process_status) => {
    const use = fakePorts({ tasks: [aTask({ process_status })] });

    await expect(cancelTask(use, "ada", "web_1")).rejects.toMatchObject({ code: "conflict" });
    expect(use.tasks.find).toHaveBeenCalledTimes(1);
  });
});

describe("deleting a task", () => {
  it("gives the credits of a waiting one back, in one commit, and takes its files", async () => {
    const use = fakePorts({ tasks: [aTask()], available: 0 });
    await use.artifacts.put("tasks/ada/web_1/full-story.txt", "Once");
    await use.artifacts.put("tasks/ada/web_10/full-story.txt", "Twice");

    expect(await deleteTask(use, "ada", "web_1")).toEqual({ taskId: "web_1" });

    expect(use.account).toMatchObject({ available: 10, held: 0 });
    expect(use.commit).toHaveBeenCalledTimes(1);
    expect([...use.artifacts.files.keys()]).toEqual(["tasks/ada/web_10/full-story.txt"]);
    expect(use.executions.stop).toHaveBeenCalled();
  });

  it.each(["completed", "failed"] as const)("moves no credits of one that has %s", async (process_status) => {
    const use = fakePorts({ tasks: [aTask({ process_status })] });

    await deleteTask(use, "ada", "web_1");

    expect(use.committed.map(({ kind }) => kind)).toEqual(["delete-task", "emit"]);
  });

  it("is refused while the film is made", async () => {
    const use = fakePorts({ tasks: [aRunningTask()] });

    await expect(deleteTask(use, "ada", "web_1")).rejects.toMatchObject({
      code: "conflict",
      message: "The task is in progress. Please cancel it first.",
    });
  });

  it("gives back the price of an edit that came in between", async () => {
    const use = fakePorts({ tasks: [aTask({ rev: 2, credit_cost: 30 })], available: 0 });
    use.tasks.find.mockResolvedValueOnce(aTask());

    await deleteTask(use, "ada", "web_1");

    expect(use.account).toMatchObject({ available: 30, held: 0 });
  });
});
