import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { attemptOf } from "#functions/core/task/attempt-of.ts";
import { makeTask } from "#test/support/task.ts";
import { grant, makeEvent, makeRecords, type Records } from "./table.ts";

let records: Records;
beforeAll(async () => {
  records = await makeRecords();
});
afterAll(() => records.stop());

const insert = (task: TaskRecord) => records.commit([{ kind: "insert-task", task }]);
const ids = (tasks: readonly TaskRecord[]) => tasks.map(({ task_id }) => task_id);

describe("a user's tasks", () => {
  beforeAll(async () => {
    for (let n = 0; n < 12; n++) {
      const at = new Date(Date.UTC(2026, 0, n + 1)).toISOString();
      const task = makeTask({ user_id: "list", task_id: `web_${n}`, task_created_at: at });
      await insert(task);
      if (n % 3 === 0)
        await records.commit([{ kind: "move-task", run: attemptOf(task), from: "pending", to: "failed", set: {} }]);
    }
  });

  it.each([
    [undefined, 0, [11, 10, 9, 8, 7]],
    [undefined, 5, [6, 5, 4, 3, 2]],
    [undefined, 10, [1, 0]],
    [undefined, 15, []],
    ["pending", 0, [11, 10, 8, 7, 5]],
    ["pending", 5, [4, 2, 1]],
    ["failed", 0, [9, 6, 3, 0]],
    ["completed", 0, []],
  ] as const)("are listed newest first, five per page (status %s from %i)", async (status, offset, wanted) => {
    const page = await records.tasks.page("list", { status, offset, limit: 5 });

    expect(ids(page)).toEqual(wanted.map((n) => `web_${n}`));
  });

  it("continue after the last task of a page, in all statuses and in one", async () => {
    const after = { createdAt: new Date(Date.UTC(2026, 0, 8)).toISOString(), taskId: "web_7" };
    const at = { offset: 0, limit: 3, after };

    expect(ids(await records.tasks.page("list", at))).toEqual(["web_6", "web_5", "web_4"]);
    expect(ids(await records.tasks.page("list", { ...at, status: "failed" }))).toEqual(["web_6", "web_3", "web_0"]);
  });

  it("are listed and counted by their time, also within a status", async () => {
    const range = { createdFrom: "2026-01-03T00:00:00.000Z", createdBefore: "2026-01-08T00:00:00.000Z" };
    const page = (more: object) => records.tasks.page("list", { ...range, limit: 3, offset: 0, ...more });

    expect(ids(await page({}))).toEqual(["web_6", "web_5", "web_4"]);
    expect(ids(await page({ offset: 3 }))).toEqual(["web_3", "web_2"]);
    expect(ids(await page({ status: "failed" }))).toEqual(["web_6", "web_3"]);
    expect(ids(await page({ after: { createdAt: "2026-01-05T00:00:00.000Z", taskId: "web_4" } }))).toEqual([
      "web_3",
      "web_2",
    ]);
    expect(ids(await page({ createdFrom: "2027-01-01T00:00:00.000Z" }))).toEqual([]);
    expect(await records.tasks.countIn("list", range)).toBe(5);
    expect(await records.tasks.countIn("list", { ...range, status: "failed" })).toBe(2);
  });

  it("are listed and counted by their source, over several pages", async () => {
    for (let n = 0; n < 9; n++) {
      const at = new Date(Date.UTC(2026, 0, n + 1)).toISOString();
      const task_id = `${n % 2 ? "web" : "api"}_${n}`;
      await insert(makeTask({ user_id: "mixed", task_id, task_created_at: at }));
    }
    const page = (offset: number) =>
      records.tasks.page("mixed", { triggeredBy: "api_call", createdBefore: "2026-01-09", limit: 2, offset });

    expect(ids(await page(0))).toEqual(["api_6", "api_4"]);
    expect(ids(await page(2))).toEqual(["api_2", "api_0"]);
    expect(await records.tasks.countIn("mixed", { triggeredBy: "api_call" })).toBe(5);
    expect(await records.tasks.countIn("mixed", { triggeredBy: "web_user" })).toBe(4);
  });

  it("are listed only for their owner", async () => {
    expect(await records.tasks.page("lis", { limit: 10, offset: 0 })).toEqual([]);
    expect(await records.tasks.page("list#pending", { limit: 10, offset: 0 })).toEqual([]);
    expect(await records.tasks.find("lis", "web_1")).toBeUndefined();
    expect(await records.tasks.counts("lis")).toEqual({ pending: 0, in_progress: 0, completed: 0, failed: 0 });
  });

  it("fill a page that needs several requests to the table", async () => {
    await Promise.all(
      Array.from({ length: 120 }, (_, n) => insert(makeTask({ user_id: "long", task_id: `web_${n}` }))),
    );

    expect(await records.tasks.page("long", { limit: 120, offset: 0 })).toHaveLength(120);
  });
});

describe("a new cut", () => {
  const film = makeTask({ user_id: "cutter", task_id: "web_1" });
  const cut = makeTask({
    user_id: "cutter",
    task_id: "cut_web_1",
    cut_of: "web_1",
    deadline: "2024-01-01T00:00:00.000Z",
  });
  const move = (attempt: number) => ({
    kind: "move-task" as const,
    run: { ...attemptOf(cut), attempt },
    from: "pending" as const,
    to: "failed" as const,
    isCut: true,
    set: { deadline: undefined },
  });

  it("is found by its id and when it is overdue, but in no list, and is not counted", async () => {
    await insert(film);
    await records.commit([{ kind: "put-cut", cut }]);

    expect(await records.tasks.find("cutter", "cut_web_1")).toMatchObject({ cut_of: "web_1" });
    expect(ids(await records.tasks.overdue("2024-01-02T00:00:00.000Z"))).toEqual(["cut_web_1"]);
    await records.commit([move(1)]);
    expect(await records.tasks.overdue("2024-01-02T00:00:00.000Z")).toEqual([]);
    for (const status of [undefined, "failed"] as const)
      expect(ids(await records.tasks.page("cutter", { status, limit: 5, offset: 0 }))).toEqual(status ? [] : ["web_1"]);
    expect(await records.tasks.counts("cutter")).toMatchObject({ pending: 1, failed: 0 });
  });

  it("replaces the attempt before it, once, and is deleted with its film", async () => {
    await records.commit([{ kind: "put-cut", cut: { ...cut, attempt: 2 } }]);

    await expect(records.commit([{ kind: "put-cut", cut: { ...cut, attempt: 2 } }])).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(records.commit([move(1)])).rejects.toMatchObject({ code: "conflict" });
    await records.commit([{ kind: "delete-task", task: film, cutTaskId: "cut_web_1" }]);
    expect(await records.tasks.find("cutter", "cut_web_1")).toBeUndefined();
  });
});

describe("overdue tasks", () => {
  it("of every user are found after their deadline, until they end", async () => {
    const due = (task_id: string, deadline: string) => makeTask({ user_id: `of-${task_id}`, task_id, deadline });
    const late = due("late", "2025-01-01T00:00:00.000Z");
    const later = due("later", "2025-01-02T00:00:00.000Z");
    for (const task of [late, later, due("open", "2027-01-01T00:00:00.000Z")]) await insert(task);
    const begun = { ...later, deadline: "2025-06-01T00:00:00.000Z" };
    await records.commit([
      {
        kind: "move-task",
        run: attemptOf(later),
        from: "pending",
        to: "in_progress",
        set: { deadline: begun.deadline },
      },
    ]);

    const overdueAt = async (at: string) => ids(await records.tasks.overdue(at)).sort();

    expect(await overdueAt("2025-03-01T00:00:00.000Z")).toEqual(["late"]);
    expect(await overdueAt("2025-06-02T00:00:00.000Z")).toEqual(["late", "later"]);
    await records.commit([
      { kind: "move-task", run: attemptOf(late), from: "pending", to: "failed", set: { deadline: undefined } },
    ]);
    expect(await overdueAt("2025-06-02T00:00:00.000Z")).toEqual(["later"]);
  });
});

describe("the outbox", () => {
  const ofTask = (id: string) => records.published.filter(({ detail }) => "taskId" in detail && detail.taskId === id);

  it("publishes a committed event once, and leaves nothing for the sweep", async () => {
    const task = makeTask({ user_id: "said", task_id: "web_said" });

    await records.commit([{ kind: "insert-task", task }, makeEvent(task)]);
    const left = await records.outbox.publishOlderThan(0);

    expect(left).toBe(0);
    expect(ofTask("web_said")).toHaveLength(1);
    expect(ofTask("web_said")[0]).toMatchObject({ type: "task.created", detail: { userId: "said", attempt: 1 } });
  });

  it("publishes with the sweep an event that the bus refused", async () => {
    const task = makeTask({ user_id: "left", task_id: "web_left" });
    records.bus.isOpen = false;
    await records.commit([{ kind: "insert-task", task }, makeEvent(task)]);
    await expect(records.outbox.publishOlderThan(0)).rejects.toThrow("The bus is closed");
    expect(ofTask("web_left")).toHaveLength(0);
    records.bus.isOpen = true;

    expect(await records.outbox.publishOlderThan(0)).toBe(1);
    expect(await records.outbox.publishOlderThan(0)).toBe(0);
    expect(ofTask("web_left")).toHaveLength(1);
  });

  it("gives a commit time to publish its own events", async () => {
    const task = makeTask({ user_id: "young", task_id: "web_young" });
    records.bus.isOpen = false;
    await records.commit([{ kind: "insert-task", task }, makeEvent(task)]);
    records.bus.isOpen = true;
    records.bus.clock = () => new Date("2026-01-01T00:00:19.000Z");

    expect(await records.outbox.publishOlderThan(20)).toBe(0);
    records.bus.clock = () => new Date("2026-01-01T00:00:20.000Z");
    expect(await records.outbox.publishOlderThan(20)).toBe(1);
  });

  it("publishes no event of a refused commit", async () => {
    const task = makeTask({ user_id: "poor", task_id: "web_poor" });
    await records.commit([grant("poor", 5)]);
    const reserved = { id: "r", type: "reserve" as const, amount: 10, ref: "", text: "", at: "" };

    await expect(
      records.commit([{ kind: "move-credits", userId: "poor", entries: [reserved] }, makeEvent(task)]),
    ).rejects.toMatchObject({ code: "insufficient_credits" });

    expect(await records.outbox.publishOlderThan(0)).toBe(0);
    expect(ofTask("web_poor")).toEqual([]);
  });
});
