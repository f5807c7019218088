import { describe, expect, it } from "vitest";
import { routes } from "#functions/api/tasks/index.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { fakePorts, type Given } from "#test/support/ports.ts";
import { context, request } from "#test/support/request.ts";
import { aRunningTask, aTask } from "#test/support/task.ts";

/** The tasks function over a world in memory, as one user calls it. */
const aClient = (given: Given = {}) => {
  const use = fakePorts(given);
  // The routes ask only for what fakePorts has.
  const handler = httpHandler(routes as unknown as readonly Route<typeof use>[], () => use);
  const call = async (...[method, path, options]: Parameters<typeof request>) => {
    const [, id] = /^\/task\/([^/]+)/.exec(path) ?? [];
    const [, userId] = /^\/user\/([^/]+)/.exec(path) ?? [];
    const params = { ...(id && { id }), ...(userId && { userId }) };
    const { statusCode, body } = await handler(request(method, path, { params, ...options }), context);
    return { status: statusCode, ...JSON.parse(body) };
  };
  return { use, call };
};
const taskData = { storyType: "fairytale_story", inputStory: "A fox learns to sail", voiceLanguage: "english" };

describe("POST /api/task", () => {
  it("answers with the task, its id and what it costs", async () => {
    const { call, use } = aClient();

    const answer = await call("POST", "/task", { body: { taskData } });

    expect(answer).toMatchObject({
      status: 201,
      success: true,
      taskId: "web_1",
      creditCost: 10,
      data: { taskId: "web_1", creditCost: 10, task: { process_status: "pending", user_id: "ada" } },
    });
    expect(use.account).toMatchObject({ held: 10 });
  });

  it("answers 402 with the balance and the price", async () => {
    const { call } = aClient({ available: 4 });

    expect(await call("POST", "/task", { body: { taskData } })).toMatchObject({
      status: 402,
      code: "insufficient_credits",
      balance: 4,
      price: 10,
    });
  });

  it("takes no word of the caller's on user, price, id or status", async () => {
    const { call } = aClient();
    const forged = { ...taskData, user_id: "bob", credit_cost: 0, task_id: "mine", process_status: "completed" };

    const { data } = await call("POST", "/task", { body: { taskData: forged, userId: "ada" } });

    expect(data.task).toMatchObject({ user_id: "ada", credit_cost: 10, task_id: "web_1", process_status: "pending" });
  });

  it("refuses to order for somebody else", async () => {
    const { call, use } = aClient();

    expect(await call("POST", "/task", { body: { taskData, userId: "bob" } })).toMatchObject({ status: 403 });
    expect(use.committed).toEqual([]);
  });

  it("changes a task that waits", async () => {
    const { call } = aClient({ tasks: [aTask()] });
    const body = { mode: "edit", taskId: "web_1", taskData: { ...taskData, videoDuration: 5 } };

    expect(await call("POST", "/task", { body })).toMatchObject({ taskId: "web_1", creditCost: 30 });
  });

  it("asks which task to change, and refuses what it does not know", async () => {
    const { call } = aClient();

    expect(await call("POST", "/task", { body: { mode: "edit", taskData } })).toMatchObject({
      status: 400,
      error: "Edit needs taskId.",
    });
    expect(await call("POST", "/task", { body: { mode: "edit", taskId: "no", taskData } })).toMatchObject({
      status: 404,
      error: "Task not found: no",
    });
    expect(await call("POST", "/task", { body: { taskData: { ...taskData, inputStory: "" } } })).toMatchObject({
      status: 400,
      error: "Please provide either a story prompt or a full story!",
    });
  });
});

describe("a task's own address", () => {
  it.each([
    ["GET", "/task/web_1/status", 200, "pending"],
    ["POST", "/task/web_1/start", 200, "pending"],
    ["POST", "/task/web_1/cancel", 200, "failed"],
  ])("%s %s answers %i: it is %s", async (method, path, status, process_status) => {
    const { call } = aClient({ tasks: [aTask()] });

    expect(await call(method, path)).toMatchObject({ status, data: { task_id: "web_1", process_status } });
  });

  it("lets a failed one run again, and one that waits be deleted", async () => {
    const { call } = aClient({ tasks: [aTask({ process_status: "failed" }), aTask({ task_id: "web_2" })] });

    expect(await call("POST", "/task/web_1/retry")).toMatchObject({ status: 200, data: { attempt: 2 } });
    expect(await call("DELETE", "/task/web_2")).toMatchObject({ status: 200, data: { taskId: "web_2" } });
    expect(await call("GET", "/task/web_2/status")).toMatchObject({ status: 404 });
  });

  it("says what cannot be done now", async () => {
    const { call } = aClient({ tasks: [aRunningTask()] });

    expect(await call("POST", "/task/web_1/retry")).toMatchObject({ status: 409, code: "conflict" });
    expect(await call("DELETE", "/task/web_1")).toMatchObject({ status: 409, code: "conflict" });
    expect(await call("GET", "/task/web_1/scenes")).toMatchObject({ status: 200, data: { scenes: [] } });
  });

  it.each([
    ["GET", "/task/web_1/status"],
    ["GET", "/task/web_1/scenes"],
    ["POST", "/task/web_1/start"],
    ["POST", "/task/web_1/cancel"],
    ["POST", "/task/web_1/retry"],
    ["DELETE", "/task/web_1"],
  ])("%s %s is not there for another user, nor in another's name, nor for a stranger", async (method, path) => {
    const { call, use } = aClient({ tasks: [aTask()] });

    expect(await call(method, path, { claims: { sub: "bob" } })).toMatchObject({ status: 404 });
    expect(await call(method, path, { claims: { sub: "bob" }, query: { userId: "ada" } })).toMatchObject({
      status: 403,
    });
    expect(await call(method, path, { claims: null })).toMatchObject({ status: 401 });
    expect(use.committed).toEqual([]);
  });
});

describe("GET /api/user/{userId}/tasks", () => {
  it("answers with a page, its place and true counts", async () => {
    const { call, use } = aClient({ tasks: [aTask()] });

    const answer = await call("GET", "/user/ada/tasks", { query: { status: "processing", limit: "5", offset: "10" } });

    expect(use.tasks.page).toHaveBeenCalledWith("ada", { status: "in_progress", limit: 5, offset: 10 });
    expect(answer).toMatchObject({
      status: 200,
      data: { tasks: [{ task_id: "web_1" }], pagination: { total: 2, limit: 5, offset: 10 }, counts: { all: 10 } },
    });
  });

  it.each<Record<string, string>>([
    { limit: "0" },
    { limit: "101" },
    { offset: "-1" },
    { offset: "10001" },
    { status: "lost" },
  ])("refuses %o", async (query) => {
    expect(await aClient().call("GET", "/user/ada/tasks", { query })).toMatchObject({ status: 400 });
  });

  it("is the caller's own", async () => {
    expect(await aClient().call("GET", "/user/bob/tasks")).toMatchObject({ status: 403, code: "forbidden" });
  });
});
