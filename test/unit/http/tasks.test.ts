import { describe, expect, it } from "vitest";
import { routes } from "#functions/api/tasks/index.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { fakePorts, type Given } from "#test/support/ports.ts";
import { context, request } from "#test/support/request.ts";
import { makeRunningTask, makeTask } from "#test/support/task.ts";

/** The tasks function over a world in memory, as one user calls it. */
const makeClient = (given: Given = {}) => {
  const deps = fakePorts(given);
  // The routes ask only for what fakePorts has.
  const handler = httpHandler(routes as unknown as readonly Route<typeof deps>[], () => deps);
  const call = async (...[method, path, options]: Parameters<typeof request>) => {
    const [, id] = /^\/task\/([^/]+)/.exec(path) ?? [];
    const [, userId] = /^\/user\/([^/]+)/.exec(path) ?? [];
    const params = { ...(id && { id }), ...(userId && { userId }) };
    const { statusCode, headers, body } = await handler(request(method, path, { params, ...options }), context);
    return { status: statusCode, headers, ...(body && JSON.parse(body)) };
  };
  return { deps, call };
};
const taskData = { storyType: "fairytale_story", inputStory: "A fox learns to sail", voiceLanguage: "english" };

describe("POST /api/task", () => {
  it("returns the task, its id and its price", async () => {
    const { call, deps } = makeClient();

    const answer = await call("POST", "/task", { body: { taskData } });

    expect(answer).toMatchObject({
      status: 201,
      success: true,
      taskId: "web_1",
      creditCost: 10,
      data: { taskId: "web_1", creditCost: 10, task: { process_status: "pending", user_id: "ada" } },
    });
    expect(deps.account).toMatchObject({ held: 10 });
  });

  it("returns 402 with the balance and the price", async () => {
    const { call } = makeClient({ available: 4 });

    expect(await call("POST", "/task", { body: { taskData } })).toMatchObject({
      status: 402,
      code: "insufficient_credits",
      balance: 4,
      price: 10,
    });
  });

  it("ignores user, price, id and status of the request", async () => {
    const { call } = makeClient();
    const forged = { ...taskData, user_id: "bob", credit_cost: 0, task_id: "mine", process_status: "completed" };

    const { data } = await call("POST", "/task", { body: { taskData: forged, userId: "ada" } });

    expect(data.task).toMatchObject({ user_id: "ada", credit_cost: 10, task_id: "web_1", process_status: "pending" });
  });

  it("refuses to order for another user", async () => {
    const { call, deps } = makeClient();

    expect(await call("POST", "/task", { body: { taskData, userId: "bob" } })).toMatchObject({ status: 403 });
    expect(deps.committed).toEqual([]);
  });

  it("edits a pending task", async () => {
    const { call } = makeClient({ tasks: [makeTask()] });
    const body = { mode: "edit", taskId: "web_1", taskData: { ...taskData, videoDuration: 5 } };

    expect(await call("POST", "/task", { body })).toMatchObject({ taskId: "web_1", creditCost: 30 });
  });

  it("requires a task id and refuses unknown fields", async () => {
    const { call } = makeClient();

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

describe("the endpoints of a task", () => {
  it.each([
    ["GET", "/task/web_1/status", 200, "pending"],
    ["POST", "/task/web_1/start", 200, "pending"],
    ["POST", "/task/web_1/cancel", 200, "failed"],
  ])("%s %s returns %i: the task is %s", async (method, path, status, process_status) => {
    const { call } = makeClient({ tasks: [makeTask()] });

    expect(await call(method, path)).toMatchObject({ status, data: { task_id: "web_1", process_status } });
  });

  it("retry a failed task and delete a pending one", async () => {
    const { call } = makeClient({ tasks: [makeTask({ process_status: "failed" }), makeTask({ task_id: "web_2" })] });

    expect(await call("POST", "/task/web_1/retry")).toMatchObject({ status: 200, data: { attempt: 2 } });
    expect(await call("DELETE", "/task/web_2")).toMatchObject({ status: 200, data: { taskId: "web_2" } });
    expect(await call("GET", "/task/web_2/status")).toMatchObject({ status: 404 });
  });

  it("continue a film that waits for its review", async () => {
    const stage = { stage: "voices", stage_since: "2026-01-01T00:00:00.000Z" } as const;
    const waiting = { ...stage, review: "script", review_state: "waiting", wait_token: "secret-token" } as const;
    const { call, deps } = makeClient({ tasks: [makeRunningTask(waiting), makeTask({ task_id: "web_2" })] });

    const before = await call("GET", "/task/web_1/status");
    const answer = await call("POST", "/task/web_1/review/continue");

    expect(before).toMatchObject({ data: { progress: { review: "script", label: expect.any(String) } } });
    expect(answer).toMatchObject({ status: 200, data: { task_id: "web_1", process_status: "in_progress" } });
    expect(answer.data.progress.review).toBeUndefined();
    expect(JSON.stringify([before, answer])).not.toContain("secret-token");
    expect(deps.executions.resume).toHaveBeenCalledExactlyOnceWith("secret-token");
    expect(await call("POST", "/task/web_2/review/continue")).toMatchObject({ status: 409, code: "conflict" });
  });

  it("refuse actions that the status does not allow", async () => {
    const { call } = makeClient({ tasks: [makeRunningTask()] });

    expect(await call("POST", "/task/web_1/retry")).toMatchObject({ status: 409, code: "conflict" });
    expect(await call("DELETE", "/task/web_1")).toMatchObject({ status: 409, code: "conflict" });
    expect(await call("GET", "/task/web_1/scenes")).toMatchObject({ status: 200, data: { scenes: [] } });
  });

  it("list the downloads of a completed task", async () => {
    const expires_at = "2026-01-08T00:00:00.000Z";
    const done = { process_status: "completed", expires_at, video_key: "tasks/ada/web_1/video.mp4" } as const;
    const { call } = makeClient({ tasks: [makeTask(done), makeTask({ task_id: "web_2" })] });

    const { status, data } = await call("GET", "/task/web_1/downloads");

    expect(status).toBe(200);
    expect(data).toMatchObject({ expires_at, files_expired: false, files: [{ kind: "video" }] });
    expect(await call("GET", "/task/web_2/downloads")).toMatchObject({
      status: 409,
      error: "Only completed tasks can be downloaded. Current status: pending.",
    });
  });

  it.each([
    ["GET", "/task/web_1/status"],
    ["GET", "/task/web_1/scenes"],
    ["GET", "/task/web_1/playlist"],
    ["GET", "/task/web_1/downloads"],
    ["POST", "/task/web_1/start"],
    ["POST", "/task/web_1/cancel"],
    ["POST", "/task/web_1/retry"],
    ["DELETE", "/task/web_1"],
  ])("%s %s is refused for another user, in another user's name, and without a token", async (method, path) => {
    const { call, deps } = makeClient({ tasks: [makeTask()] });

    expect(await call(method, path, { claims: { sub: "bob" } })).toMatchObject({ status: 404 });
    expect(await call(method, path, { claims: { sub: "bob" }, query: { userId: "ada" } })).toMatchObject({
      status: 403,
    });
    expect(await call(method, path, { claims: null })).toMatchObject({ status: 401 });
    expect(deps.committed).toEqual([]);
  });
});

describe("POST /api/task, from another film", () => {
  const done = makeTask({ task_id: "first", process_status: "completed", story_title: "The Fox at Sea" });

  it.each(["fromTaskId", "sourceTaskId"])("repeats and continues the film in %s", async (name) => {
    const { call } = makeClient({ tasks: [done] });
    const order = (mode: string) => call("POST", "/task", { body: { mode, [name]: "first" } });

    expect(await order("repeat")).toMatchObject({
      status: 201,
      data: { task: { source_task_id: "first", source_mode: "repeat", input_story: done.input_story } },
    });
    expect(await order("continue")).toMatchObject({
      status: 201,
      data: { task: { source_task_id: "first", source_mode: "continue", code_name: "The Fox at Sea - Part 2" } },
    });
  });

  it.each([
    ["repeat", "Repeat needs fromTaskId."],
    ["continue", "Continue needs fromTaskId."],
  ])("requires a film to %s", async (mode, error) => {
    expect(await makeClient().call("POST", "/task", { body: { mode } })).toMatchObject({ status: 400, error });
  });

  it.each(["repeat", "continue"])("does not find another user's film to %s", async (mode) => {
    const { call, deps } = makeClient({ tasks: [done] });
    const body = { mode, fromTaskId: "first" };

    expect(await call("POST", "/task", { body, claims: { sub: "bob" } })).toMatchObject({ status: 404 });
    expect(deps.committed).toEqual([]);
  });

  it("continues only a completed film", async () => {
    const { call } = makeClient({ tasks: [makeRunningTask({ task_id: "first" })] });

    expect(await call("POST", "/task", { body: { mode: "continue", fromTaskId: "first" } })).toMatchObject({
      status: 409,
      error: "Can only create sequels for completed tasks. Current status: in_progress.",
    });
  });

  it("validates the form like any order", async () => {
    const { call } = makeClient({ tasks: [done] });
    const body = { mode: "repeat", fromTaskId: "first", taskData: { videoDuration: 4 } };

    expect(await call("POST", "/task", { body })).toMatchObject({
      status: 400,
      fields: [{ field: "taskData.videoDuration" }],
    });
  });
});

describe("GET /api/task/{id}/status, polled", () => {
  const status = (client: ReturnType<typeof makeClient>, etag: string) =>
    client.call("GET", "/task/web_1/status", { headers: { "If-None-Match": etag } });

  it("is 304 without a body while nothing changed", async () => {
    const client = makeClient({ tasks: [makeRunningTask()] });
    const { data, headers } = await client.call("GET", "/task/web_1/status");
    expect(headers.etag).toBe(`"${data.version}"`);

    for (const known of [headers.etag, `W/${headers.etag}`, `"older", ${headers.etag}`])
      expect(await status(client, known)).toEqual({
        status: 304,
        headers: expect.objectContaining({ etag: headers.etag, "cache-control": "no-store" }),
      });
  });

  it("never says what the film costs the operator, and does not change with it", async () => {
    const task = makeRunningTask();
    const { call, deps } = makeClient({ tasks: [task] });
    const before = await call("GET", "/task/web_1/status");
    deps.put({ ...task, cost_usd: 0.42 });

    const after = await call("GET", "/task/web_1/status");

    const { headers, ...body } = after;
    expect({ ...body, headers: before.headers }).toEqual(before);
    expect(headers.etag).toBe(before.headers.etag);
    expect(after).toMatchObject({ status: 200 });
    expect(JSON.stringify(after)).not.toContain("cost_usd");
    expect(JSON.stringify(after)).not.toContain("total_usd");
  });

  it("says what the film costs, and its parts, to an administrator", async () => {
    const costs = { cost_usd: 0.42, cost_text_usd: 0.02, cost_pictures_usd: 0.4 };
    const { call } = makeClient({ tasks: [makeRunningTask(costs)] });
    const claims = { sub: "ada", "cognito:groups": "admin" };

    expect(await call("GET", "/task/web_1/status", { claims })).toMatchObject({
      data: { cost: { total_usd: 0.42, text_usd: 0.02, pictures_usd: 0.4, speech_usd: 0 } },
    });
  });

  it("is the whole task when it changed", async () => {
    const client = makeClient({ tasks: [makeRunningTask()] });
    const before = await client.call("GET", "/task/web_1/status");
    client.deps.put(makeRunningTask({ voices_made: new Set([1]) }));

    const answer = await status(client, before.headers.etag);

    expect(answer).toMatchObject({ status: 200, data: { task_id: "web_1" } });
    expect(answer.headers.etag).not.toBe(before.headers.etag);
  });

  it("tells another user nothing", async () => {
    const client = makeClient({ tasks: [makeRunningTask()] });
    const { headers } = await client.call("GET", "/task/web_1/status");
    const stranger = { headers: { "If-None-Match": headers.etag }, claims: { sub: "bob" } };

    expect(await client.call("GET", "/task/web_1/status", stranger)).toMatchObject({ status: 404 });
  });
});

describe("GET /api/user/{userId}/tasks", () => {
  it("returns a page, its position and exact counts", async () => {
    const { call, deps } = makeClient({ tasks: [makeTask()] });

    const answer = await call("GET", "/user/ada/tasks", { query: { status: "processing", limit: "5", offset: "10" } });

    expect(deps.tasks.page).toHaveBeenCalledWith("ada", { status: "in_progress", limit: 6, offset: 10 });
    expect(answer).toMatchObject({
      status: 200,
      data: { tasks: [{ task_id: "web_1" }], pagination: { total: 2, limit: 5, offset: 10 }, counts: { all: 10 } },
    });
  });

  it("narrows the list by source and days, the last of them included", async () => {
    const { call, deps } = makeClient({ tasks: [makeTask()] });
    const query = { triggered_by: "api_call", created_from: "2026-01-30", created_to: "2026-01-31" };

    const { data } = await call("GET", "/user/ada/tasks", { query });

    const range = {
      triggeredBy: "api_call",
      createdFrom: "2026-01-30T00:00:00.000Z",
      createdBefore: "2026-02-01T00:00:00.000Z",
    };
    expect(deps.tasks.page).toHaveBeenCalledWith("ada", { ...range, limit: 11, offset: 0 });
    expect(deps.tasks.countIn).toHaveBeenCalledWith("ada", range);
    expect(data.pagination.total).toBe(1);
  });

  it("narrows the list by story type and text, and takes a time with an offset", async () => {
    const tasks = ["An owl", "A fox"].map((input_story, n) => makeTask({ task_id: `web_${n}`, input_story }));
    const { call, deps } = makeClient({ tasks });
    const query = { story_type: "fairytale_story", text: "OWL", created_to: "2026-01-31T08:00:00+02:00" };

    const { data } = await call("GET", "/user/ada/tasks", { query });

    expect(data).toMatchObject({ tasks: [{ task_id: "web_0" }], pagination: { total: 1 } });
    expect(deps.tasks.page).toHaveBeenCalledWith(
      "ada",
      expect.objectContaining({ createdBefore: "2026-01-31T06:00:00.000Z" }),
    );
  });

  it("refuses the filtered list of another user", async () => {
    expect(await makeClient().call("GET", "/user/bob/tasks", { query: { text: "owl" } })).toMatchObject({
      status: 403,
    });
  });

  it.each([
    ["processing", "in_progress"],
    ["finished", "completed"],
    ["error", "failed"],
  ])("accepts %s as a synonym of %s", async (word, status) => {
    const { call, deps } = makeClient();

    await call("GET", "/user/ada/tasks", { query: { status: word } });

    expect(deps.tasks.page).toHaveBeenCalledWith("ada", expect.objectContaining({ status }));
  });

  it("continues from a cursor of the same user and list only", async () => {
    const tasks = [1, 2, 3].map((n) =>
      makeTask({ task_id: `web_${n}`, task_created_at: `2026-01-0${n}T00:00:00.000Z` }),
    );
    const { call, deps } = makeClient({ tasks });
    const first = await call("GET", "/user/ada/tasks", { query: { limit: "2" } });
    const cursor = first.data.pagination.next_cursor;

    await call("GET", "/user/ada/tasks", { query: { limit: "2", cursor } });
    const elsewhere = await call("GET", "/user/ada/tasks", { query: { status: "failed", cursor } });
    const another = await call("GET", "/user/bob/tasks", { query: { cursor }, claims: { sub: "bob" } });

    expect(deps.tasks.page).toHaveBeenLastCalledWith("ada", {
      limit: 3,
      offset: 0,
      after: { createdAt: "2026-01-02T00:00:00.000Z", taskId: "web_2" },
    });
    expect([elsewhere.status, another.status]).toEqual([400, 400]);
  });

  it("returns no cursor on the last page", async () => {
    const { data } = await makeClient({ tasks: [makeTask()] }).call("GET", "/user/ada/tasks");

    expect(data.pagination).not.toHaveProperty("next_cursor");
  });

  it.each<Record<string, string>>([
    { limit: "0" },
    { cursor: "made-up" },
    { limit: "101" },
    { offset: "-1" },
    { offset: "10001" },
    { status: "lost" },
    { story_type: "opera" },
    { triggered_by: "bob" },
    { created_from: "yesterday" },
    { created_to: "2026-02-30" },
    { text: "x".repeat(201) },
  ])("refuses %o", async (query) => {
    expect(await makeClient().call("GET", "/user/ada/tasks", { query })).toMatchObject({ status: 400 });
  });

  it("is forbidden for another user", async () => {
    expect(await makeClient().call("GET", "/user/bob/tasks")).toMatchObject({ status: 403, code: "forbidden" });
  });
});
