import { describe, expect, it } from "vitest";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { routes } from "#functions/api/admin/index.ts";
import { completeTask } from "#functions/core/pipeline/settle-task.ts";
import { endTask } from "#functions/core/task/end-task.ts";
import { retryTask } from "#functions/core/task/retry-task.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { fakeAdminPorts } from "#test/support/admin.ts";
import { context, request } from "#test/support/request.ts";
import { makeRun, makeRunningTask, makeTask } from "#test/support/task.ts";

const makeClient = (tasks: readonly TaskRecord[], available = 0) => {
  const deps = fakeAdminPorts({ tasks, available });
  // The routes ask only for what fakeAdminPorts has.
  const handler = httpHandler(routes as unknown as readonly Route<typeof deps>[], () => deps);
  const as = (claims: Record<string, string>) => async (path: string, body: object, key?: string) => {
    const headers = { "content-type": "application/json", ...(key && { "Idempotency-Key": key }) };
    const answer = await handler(request("POST", path, { claims, body, headers }), context);
    return { status: answer.statusCode, ...JSON.parse(answer.body) };
  };
  return { deps, admin: as({ sub: "root", "cognito:groups": "admin" }), user: as({ sub: "bob" }) };
};

const failed = (given: Partial<TaskRecord> = {}) =>
  makeTask({
    process_status: "failed",
    error_message: "The film took too long to make.",
    failure_cause: "RenderScene: timeout",
    task_completed_at: "2026-01-01T00:00:00.000Z",
    expires_at: "2026-01-08T00:00:00.000Z",
    scenes_key: "tasks/ada/web_1/scenes.json",
    attempt: 3,
    ...given,
  });
const body = { userId: "ada", taskId: "web_1", reason: "The renderer was broken" };

describe("a failed film", () => {
  it("starts again for nothing, once for each key, with an audit entry", async () => {
    const { admin, deps } = makeClient([failed()]);

    const first = await admin("/admin/retry-film", body, "retry-1");
    const again = await admin("/admin/retry-film", body, "retry-1");

    expect(first).toMatchObject({
      status: 200,
      message: "The film starts again from where it failed. Its owner does not pay 10 credits of it.",
    });
    expect(again).toEqual(first);
    expect(deps.task()).toMatchObject({
      process_status: "pending",
      attempt: 4,
      credits_waived: 10,
      scenes_key: "tasks/ada/web_1/scenes.json",
    });
    expect(deps.account).toMatchObject({ available: 0, held: 0, spent: 0 });
    expect(deps.audit).toMatchObject([
      {
        actor: "root",
        action: "retry-task",
        target: "ada",
        reason: body.reason,
        before: { task: "web_1", status: "failed", attempt: 3 },
        after: { status: "pending", attempt: 4, waived: 10 },
      },
    ]);
    expect(deps.committed.at(-1)).toMatchObject({ kind: "write-audit" });
    expect(deps.committed).toContainEqual(
      expect.objectContaining({ kind: "emit", event: expect.objectContaining({ type: "task.retried" }) }),
    );
  });

  it.each(["completed", "failed"] as const)("moves no credits of its owner if it is then %s", async (to) => {
    const { admin, deps } = makeClient([failed()], 50);
    await admin("/admin/retry-film", body);
    const before = { ...deps.account };
    const running = makeRunningTask({ ...deps.task(), process_status: "in_progress" });
    deps.put(running);

    if (to === "completed") await completeTask(deps, makeRun({ attempt: 4 }));
    else await deps.commit(endTask(deps, running, { to, paid: 0, why: "No" }));

    expect(deps.task().process_status).toBe(to);
    expect(deps.account).toEqual(before);
  });

  it("costs its owner nothing if the owner retries it later", async () => {
    const { admin, deps } = makeClient([failed({ attempt: 1 })]);
    await admin("/admin/retry-film", body);
    deps.put(failed({ ...deps.task(), process_status: "failed", expires_at: "2026-01-08T00:00:00.000Z" }));
    deps.put({ ...deps.task(), attempt: 2 });

    const task = await retryTask(deps, "ada", "web_1");

    expect(task).toMatchObject({ process_status: "pending", attempt: 3, credits_waived: 10 });
    expect(deps.account).toMatchObject({ available: 0, held: 0 });
  });

  it("leaves what its owner has paid, and what is due after a first look", async () => {
    const { admin, deps } = makeClient([failed({ credits_paid: 3, credits_due: 2 })]);

    await admin("/admin/retry-film", body);

    expect(deps.task()).toMatchObject({ credits_paid: 3, credits_due: 2, credits_waived: 5 });
  });

  it.each<[string, Partial<TaskRecord>]>([
    ["that is completed", { process_status: "completed" }],
    ["that is being made", { process_status: "in_progress" }],
    ["whose files are deleted", { expires_at: "2025-12-31T00:00:00.000Z" }],
  ])("is not started again if it is one %s", async (_, given) => {
    const { admin, deps } = makeClient([failed(given)]);

    expect(await admin("/admin/retry-film", body)).toMatchObject({ status: 409 });
    expect(deps.committed).toEqual([]);
  });
});

describe("a completed film", () => {
  const film = (given: Partial<TaskRecord> = {}) => failed({ process_status: "completed", ...given });

  it("is kept longer for nothing, with an audit entry", async () => {
    const { admin, deps } = makeClient([film()]);

    const answer = await admin("/admin/extend-film", body);

    expect(answer).toMatchObject({
      status: 200,
      message: "The film is kept until 2026-02-07, as soon as its files are copied.",
    });
    expect(deps.task().extending).toMatchObject({ until: "2026-02-07T00:00:00.000Z", credits: 0 });
    expect(deps.account).toMatchObject({ available: 0, held: 0, spent: 0 });
    expect(deps.audit).toMatchObject([
      {
        actor: "root",
        action: "extend-film",
        target: "ada",
        before: { expires_at: "2026-01-08T00:00:00.000Z" },
        after: { expires_at: "2026-02-07T00:00:00.000Z" },
      },
    ]);
  });

  it.each<[string, Partial<TaskRecord>]>([
    ["has failed", { process_status: "failed" }],
    ["has no files", { expires_at: "2025-12-31T00:00:00.000Z" }],
    ["was kept longer twelve times", { extensions: 12, is_kept: true }],
  ])("is not kept longer if it %s", async (_, given) => {
    const { admin, deps } = makeClient([film(given)]);

    expect(await admin("/admin/extend-film", body)).toMatchObject({ status: 409 });
    expect(deps.committed).toEqual([]);
  });
});

describe("a search", () => {
  const titled = (n: number, title: string, given: Partial<TaskRecord> = {}) =>
    makeTask({ task_id: `web_${n}`, story_title: title, task_created_at: `2026-01-0${n}T00:00:00.000Z`, ...given });

  it("finds films by all words of a title or the idea, newest first", async () => {
    const { admin } = makeClient([
      titled(1, "The Owl at Sea", { user_id: "bob" }),
      titled(2, "The Bear"),
      titled(3, "A Quiet Night", { input_story: "An owl learns to SAIL the sea" }),
      titled(4, "The Owl at Sea", { task_id: "cut_web_1", cut_of: "web_1" }),
    ]);

    const answer = await admin("/admin/search-films", { text: " sea  OWL" });

    expect(answer).toMatchObject({ status: 200, total: 2, searched: 3, is_complete: true });
    expect(answer.data).toMatchObject([
      { task_id: "web_3", user_id: "ada", title: "A Quiet Night" },
      { task_id: "web_1", user_id: "bob" },
    ]);
    expect(JSON.stringify(answer)).not.toContain("learns to SAIL");
  });

  it("is in the audit log, also one that finds nothing", async () => {
    const { admin, deps } = makeClient([titled(1, "The Owl")]);

    await admin("/admin/search-films", { text: "hedgehog" });

    expect(deps.audit).toMatchObject([
      { actor: "root", action: "search-films", target: "films", reason: "hedgehog", after: { searched: 1, found: 0 } },
    ]);
  });

  it.each(["", "ab", "a".repeat(101)])("needs some letters: %j", async (text) => {
    const { admin, deps } = makeClient([]);

    expect(await admin("/admin/search-films", { text })).toMatchObject({ status: 400 });
    expect(deps.audit).toEqual([]);
  });
});

it.each(["/admin/retry-film", "/admin/extend-film", "/admin/search-films"])(
  "%s is for administrators only",
  async (path) => {
    const { user, deps } = makeClient([failed()]);

    expect(await user(path, { ...body, text: "owl" })).toMatchObject({ status: 403 });
    expect(deps.committed).toEqual([]);
    expect(deps.audit).toEqual([]);
  },
);
