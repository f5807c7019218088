import { describe, expect, it } from "vitest";
import { editTask } from "#functions/core/order/edit-task.ts";
import { startTask } from "#functions/core/task/start-task.ts";
import { fakePorts } from "#test/support/ports.ts";
import { makeForm, makeTask } from "#test/support/task.ts";

describe("editing a task", () => {
  it.each([
    [5, "reserve", 20],
    [10, "reserve", 40],
  ] as const)("reserves the difference to %i minutes", async (videoDuration, type, amount) => {
    const deps = fakePorts({ tasks: [makeTask()] });

    const edited = await editTask(deps, "ada", "web_1", makeForm({ videoDuration }));

    expect(edited).toMatchObject({ rev: 2, attempt: 1, video_length_minutes: videoDuration });
    expect(deps.commit).toHaveBeenCalledTimes(1);
    expect(deps.committed).toMatchObject([
      { kind: "edit-task", from: 1 },
      { kind: "move-credits", entries: [{ id: "edit#web_1#2", type, amount }] },
      { kind: "emit", event: { type: "task.edited" } },
    ]);
  });

  it("gives back what a shorter film costs less", async () => {
    const deps = fakePorts({ tasks: [makeTask({ video_length_minutes: 5, credit_cost: 30 })], available: 0 });

    await editTask(deps, "ada", "web_1", makeForm());

    expect(deps.account).toMatchObject({ available: 20, held: 10 });
  });

  it.each([
    ["the name that the site shows", "A fox learns", true],
    ["no name", "", true],
    ["a name of the owner", "Mine", false],
  ])("with %s is named after its story: %j", async (_, codeName, isNamed) => {
    const deps = fakePorts({ tasks: [makeTask({ code_name: "A fox learns", is_named_after_story: true })] });

    const edited = await editTask(deps, "ada", "web_1", makeForm({ codeName }));

    expect(edited.is_named_after_story ?? false).toBe(isNamed);
  });

  it("keeps the name that its owner gave it", async () => {
    const deps = fakePorts({ tasks: [makeTask({ code_name: "Mine" })] });

    expect((await editTask(deps, "ada", "web_1", makeForm({ codeName: "Mine" }))).is_named_after_story).toBeFalsy();
  });

  it("moves no credits where the length stays", async () => {
    const deps = fakePorts({ tasks: [makeTask()] });

    const edited = await editTask(deps, "ada", "web_1", makeForm({ inputStory: "An owl learns to swim" }));

    expect(deps.committed.map(({ kind }) => kind)).toEqual(["edit-task", "emit"]);
    expect(edited).toMatchObject({ input_story: "An owl learns to swim", start_after: makeTask().start_after });
  });

  it("tells who has too few credits the balance and what more it costs", async () => {
    const deps = fakePorts({ tasks: [makeTask()], available: 5 });

    await expect(editTask(deps, "ada", "web_1", makeForm({ videoDuration: 5 }))).rejects.toMatchObject({
      code: "insufficient_credits",
      details: { balance: 5, price: 20 },
    });
  });

  it.each(["in_progress", "completed", "failed"] as const)("is refused once it is %s", async (process_status) => {
    const deps = fakePorts({ tasks: [makeTask({ process_status })] });

    await expect(editTask(deps, "ada", "web_1", makeForm())).rejects.toMatchObject({
      code: "conflict",
      message: `Task cannot be edited. Current status: ${process_status}. Only pending tasks can be edited.`,
    });
  });

  it("forgets the full story where there is none any more", async () => {
    const deps = fakePorts({ tasks: [makeTask({ full_story_key: "tasks/ada/web_1/full-story-1.txt" })] });

    expect((await editTask(deps, "ada", "web_1", makeForm())).full_story_key).toBeUndefined();
  });

  it("does not find another user's task", async () => {
    const deps = fakePorts({ tasks: [makeTask()] });

    await expect(editTask(deps, "bob", "web_1", makeForm())).rejects.toMatchObject({
      code: "not_found",
      message: "Task not found: web_1",
    });
  });
});

describe("starting a task now", () => {
  it("ends its edit window", async () => {
    const deps = fakePorts({ tasks: [makeTask()] });

    await startTask(deps, "ada", "web_1");

    expect(deps.task().start_after).toBe("2026-01-01T00:00:00.000Z");
    expect(deps.executions.resume).not.toHaveBeenCalled();
  });

  it("resumes its execution, after the commit", async () => {
    const deps = fakePorts({ tasks: [makeTask({ wait_token: "token" })] });
    deps.executions.resume.mockImplementation(async () => {
      expect(deps.task().start_after).toBe("2026-01-01T00:00:00.000Z");
    });

    await startTask(deps, "ada", "web_1");

    expect(deps.executions.resume).toHaveBeenCalledExactlyOnceWith("token");
  });

  it("is refused once it has begun", async () => {
    const deps = fakePorts({ tasks: [makeTask({ process_status: "in_progress" })] });

    await expect(startTask(deps, "ada", "web_1")).rejects.toMatchObject({
      code: "conflict",
      message: "Only pending tasks can be started. Current status: in_progress.",
    });
  });
});
