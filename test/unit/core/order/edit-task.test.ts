import { describe, expect, it } from "vitest";
import { editTask } from "#functions/core/order/edit-task.ts";
import { startTask } from "#functions/core/task/start-task.ts";
import { fakePorts } from "#test/support/ports.ts";
import { aForm, aTask } from "#test/support/task.ts";

describe("editing a task", () => {
  it.each([
    [5, "reserve", 20],
    [10, "reserve", 40],
  ] as const)("reserves the difference to %i minutes", async (videoDuration, type, amount) => {
    const use = fakePorts({ tasks: [aTask()] });

    const edited = await editTask(use, "ada", "web_1", aForm({ videoDuration }));

    expect(edited).toMatchObject({ rev: 2, attempt: 1, video_length_minutes: videoDuration });
    expect(use.commit).toHaveBeenCalledTimes(1);
    expect(use.committed).toMatchObject([
      { kind: "edit-task", from: 1 },
      { kind: "move-credits", entries: [{ id: "edit#web_1#2", type, amount }] },
      { kind: "emit", event: { type: "task.edited" } },
    ]);
  });

  it("gives back what a shorter film costs less", async () => {
    const use = fakePorts({ tasks: [aTask({ video_length_minutes: 5, credit_cost: 30 })], available: 0 });

    await editTask(use, "ada", "web_1", aForm());

    expect(use.account).toMatchObject({ available: 20, held: 10 });
  });

  it("moves no credits where the length stays", async () => {
    const use = fakePorts({ tasks: [aTask()] });

    const edited = await editTask(use, "ada", "web_1", aForm({ inputStory: "An owl learns to swim" }));

    expect(use.committed.map(({ kind }) => kind)).toEqual(["edit-task", "emit"]);
    expect(edited).toMatchObject({ input_story: "An owl learns to swim", start_after: aTask().start_after });
  });

  it("tells who has too few credits the balance and what more it costs", async () => {
    const use = fakePorts({ tasks: [aTask()], available: 5 });

    await expect(editTask(use, "ada", "web_1", aForm({ videoDuration: 5 }))).rejects.toMatchObject({
      code: "insufficient_credits",
      details: { balance: 5, price: 20 },
    });
  });

  it.each(["in_progress", "completed", "failed"] as const)("is refused once it is %s", async (process_status) => {
    const use = fakePorts({ tasks: [aTask({ process_status })] });

    await expect(editTask(use, "ada", "web_1", aForm())).rejects.toMatchObject({
      code: "conflict",
      message: `Task cannot be edited. Current status: ${process_status}. Only pending tasks can be edited.`,
    });
  });

  it("forgets the full story where there is none any more", async () => {
    const use = fakePorts({ tasks: [aTask({ full_story_key: "tasks/ada/web_1/full-story-1.txt" })] });

    expect((await editTask(use, "ada", "web_1", aForm())).full_story_key).toBeUndefined();
  });

  it("does not find another user's task", async () => {
    const use = fakePorts({ tasks: [aTask()] });

    await expect(editTask(use, "bob", "web_1", aForm())).rejects.toMatchObject({
      code: "not_found",
      message: "Task not found: web_1",
    });
  });
});

describe("starting a task now", () => {
  it("ends its edit window", async () => {
    const use = fakePorts({ tasks: [aTask()] });

    await startTask(use, "ada", "web_1");

    expect(use.task().start_after).toBe("2026-01-01T00:00:00.000Z");
  });

  it("is refused once it has begun", async () => {
    const use = fakePorts({ tasks: [aTask({ process_status: "in_progress" })] });

    await expect(startTask(use, "ada", "web_1")).rejects.toMatchObject({
      code: "conflict",
      message: "Only pending tasks can be started. Current status: in_progress.",
    });
  });
});
