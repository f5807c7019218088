import { GetCommand } from "@aws-sdk/lib-dynamodb";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TaskStatus } from "#contract/schema/task.ts";
import type { CostPart, TaskRecord } from "#contract/schema/task-record.ts";
import { keys } from "#functions/adapters/dynamodb/table.ts";
import type { Change } from "#functions/core/all-ports.ts";
import { reserve, settle, settleEdit } from "#functions/core/credit/task-credits.ts";
import { UserBusy } from "#functions/core/shared/errors.ts";
import { attemptOf } from "#functions/core/task/attempt-of.ts";
import { endTask } from "#functions/core/task/end-task.ts";
import { makeTask } from "#test/support/task.ts";
import { grant, makeRecords, ordered, type Records } from "./table.ts";

let records: Records;
beforeAll(async () => {
  records = await makeRecords();
});
afterAll(() => records.stop());

let made = 0;
/** A task of a user that no other test uses. */
const makeFreshTask = (given: Partial<TaskRecord> = {}) => makeTask({ user_id: `user-${++made}`, ...given });
const deps = { now: () => new Date("2026-01-01T01:00:00.000Z"), newId: (kind: string) => `${kind}_${++made}` };

const startChanges = (task: TaskRecord): Change[] => [
  {
    kind: "move-task",
    run: attemptOf(task),
    from: "pending",
    to: "in_progress",
    set: { task_started_at: "2026-01-01T00:01:00.000Z", deadline: "2026-01-01T02:00:00.000Z" },
  },
  { kind: "acquire-slot", userId: task.user_id, taskId: task.task_id },
];
const commitOrder = async (task = makeFreshTask(), credits = 100) => {
  await records.commit([grant(task.user_id, credits)]);
  await records.commit(ordered(task));
  return task;
};
const commitRunningTask = async (task = makeFreshTask()) => {
  await commitOrder(task);
  await records.commit(startChanges(task));
  return { ...task, process_status: "in_progress" as const };
};
const stateOf = async ({ user_id, task_id }: TaskRecord) => ({
  task: await records.tasks.find(user_id, task_id),
  counts: await records.tasks.counts(user_id),
  credits: await records.credits.balances(user_id),
});

describe("a commit", () => {
  it("stores the task as its owner ordered it", async () => {
    const task = await commitOrder(makeFreshTask({ copy_to_email: ["a@b.co"], full_story_key: "story.txt" }));

    const { task: found, counts, credits } = await stateOf(task);

    expect(found).toEqual(task);
    expect(counts).toEqual({ pending: 1, in_progress: 0, completed: 0, failed: 0 });
    expect(credits).toEqual({ available: 90, held: 10, earned: 100, spent: 0 });
    expect(await records.tasks.find("another-user", task.task_id)).toBeUndefined();
  });

  it("changes nothing if the credits do not suffice", async () => {
    const task = makeFreshTask();
    await records.commit([grant(task.user_id, 9)]);
    const before = records.published.length;

    await expect(records.commit(ordered(task))).rejects.toMatchObject({ code: "insufficient_credits" });

    expect(await stateOf(task)).toMatchObject({
      task: undefined,
      counts: { pending: 0 },
      credits: { available: 9, held: 0 },
    });
    expect(records.published).toHaveLength(before);
  });

  it("changes nothing for a user without an account", async () => {
    await expect(records.commit(ordered(makeFreshTask()))).rejects.toMatchObject({ code: "insufficient_credits" });
  });

  it("refuses a ledger entry that exists", async () => {
    const task = await commitRunningTask();
    const entries = settle(task, 4, "2026-01-01T00:00:00.000Z", "Cancelled");
    const pay: Change = { kind: "move-credits", userId: task.user_id, entries };
    await records.commit([pay]);

    await expect(records.commit([{ ...pay, entries: [reserve(task, ""), ...entries] }])).rejects.toMatchObject({
      code: "conflict",
    });

    expect((await stateOf(task)).credits).toEqual({ available: 96, held: 0, earned: 100, spent: 4 });
  });

  it("edits a pending task once and settles its price", async () => {
    const task = await commitOrder(makeFreshTask({ full_story_key: "old.txt" }));
    const longer = { ...task, rev: 2, video_length_minutes: 5 as const, credit_cost: 30, full_story_key: undefined };
    const edit: Change[] = [
      { kind: "edit-task", task: longer, from: 1 },
      { kind: "move-credits", userId: task.user_id, entries: settleEdit(task, longer, "2026-01-01T00:00:30.000Z") },
    ];
    await records.commit(edit);

    await expect(records.commit(edit)).rejects.toMatchObject({ code: "conflict" });

    const { task: found, credits } = await stateOf(task);
    expect(found).toMatchObject({ rev: 2, credit_cost: 30 });
    expect(found).not.toHaveProperty("full_story_key");
    expect(credits).toMatchObject({ available: 70, held: 30 });
  });

  it.each([
    ["an ending", (task: TaskRecord) => endTask(deps, task, { to: "failed", paid: 0, why: "Cancelled by user" })],
    ["a deletion", (task: TaskRecord): Change[] => [{ kind: "delete-task", task }]],
  ])("refuses %s that was decided before an edit", async (_, decided) => {
    const task = await commitOrder();
    const edited = { ...task, rev: 2, credit_cost: 30 };
    await records.commit([
      { kind: "edit-task", task: edited, from: 1 },
      { kind: "move-credits", userId: task.user_id, entries: settleEdit(task, edited, "") },
    ]);

    await expect(records.commit(decided(task))).rejects.toMatchObject({ code: "conflict" });
    await records.commit(decided(edited));

    expect((await stateOf(task)).counts.pending).toBe(0);
  });

  it("ends a task once: the second end changes nothing", async () => {
    const task = await commitRunningTask();
    const cancel = endTask(deps, task, { to: "failed", paid: 3, why: "Cancelled by user" });
    const complete = endTask(deps, task, { to: "completed", paid: 10, why: "" });

    const ends = await Promise.allSettled([records.commit(cancel), records.commit(complete)]);

    const { task: found, counts, credits } = await stateOf(task);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(ends.find((end) => end.status === "rejected")?.reason).toMatchObject({ code: "conflict" });
    expect(counts).toEqual({ pending: 0, in_progress: 0, completed: 0, failed: 0, [found?.process_status ?? ""]: 1 });
    expect(credits).toMatchObject({ held: 0, spent: found?.process_status === "completed" ? 10 : 3, earned: 100 });
    // Its next deadline is the reminder two days before its files are deleted, or their deletion.
    const due = found?.process_status === "completed" ? "2026-01-06T01:00:00.000Z" : "2026-01-08T01:00:00.000Z";
    expect([found?.deadline, found?.expires_at]).toEqual([due, "2026-01-08T01:00:00.000Z"]);
  });

  it("marks a scene once, even if it is made again, and only for the current attempt", async () => {
    const task = await commitRunningTask();
    const run = attemptOf(task);
    const mark = (scene: number, attempt = 1) =>
      records.commit([
        {
          kind: "mark-scene",
          run: { ...run, attempt },
          scene,
          in: ["pictures_made", "cards_made"],
          mark: `pictures_made/${scene}/1000`,
        },
      ]);

    await Promise.all([mark(1), mark(2), mark(3), mark(3)]);
    await expect(mark(4, 2)).rejects.toMatchObject({ code: "conflict" });

    expect((await stateOf(task)).task).toMatchObject({
      pictures_made: new Set([1, 2, 3]),
      cards_made: new Set([1, 2, 3]),
      scene_marks: new Set(["pictures_made/1/1000", "pictures_made/2/1000", "pictures_made/3/1000"]),
    });
  });

  it("adds up what a film costs, also after it has ended, and for no task that is gone", async () => {
    const task = await commitRunningTask();
    const run = attemptOf(task);
    const add = (usd: number, part: CostPart = "pictures") => records.commit([{ kind: "add-cost", run, part, usd }]);

    await Promise.all([add(0.0504), add(0.0504), add(0.002, "text")]);

    const { cost_usd, cost_pictures_usd, cost_text_usd } = (await stateOf(task)).task ?? {};
    expect(cost_usd).toBeCloseTo(0.1028);
    expect(cost_pictures_usd).toBeCloseTo(0.1008);
    expect(cost_text_usd).toBeCloseTo(0.002);
    await expect(
      records.commit([{ kind: "add-cost", run: { ...run, taskId: "web_gone" }, part: "text", usd: 1 }]),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("sets and removes fields for the current attempt only", async () => {
    const task = await commitRunningTask();
    const set = { stage: "story" as const, stage_seconds: { story: 1.5 }, models: undefined };
    await records.commit([{ kind: "set-task", run: attemptOf(task), in: "in_progress", set }]);

    await expect(
      records.commit([{ kind: "set-task", run: { ...attemptOf(task), attempt: 2 }, in: "in_progress", set }]),
    ).rejects.toMatchObject({ code: "conflict" });

    expect((await stateOf(task)).task).toMatchObject({ stage: "story", stage_seconds: { story: 1.5 } });
  });

  it("starts a failed task again as its next attempt", async () => {
    const task = await commitRunningTask();
    await records.commit(endTask(deps, task, { to: "failed", paid: 0, why: "No" }));

    await records.commit([
      {
        kind: "move-task",
        run: attemptOf(task),
        from: "failed",
        to: "pending",
        set: { attempt: 2, error_message: undefined, deadline: "2026-01-02T00:00:00.000Z" },
      },
      { kind: "move-credits", userId: task.user_id, entries: [reserve({ ...task, attempt: 2 }, "")] },
    ]);

    const { task: found, credits } = await stateOf(task);
    expect(found).toMatchObject({ attempt: 2, process_status: "pending" });
    expect(found).not.toHaveProperty("error_message");
    expect(credits).toMatchObject({ available: 90, held: 10 });
  });

  it("deletes a task and reduces its counter", async () => {
    const task = await commitOrder();

    await records.commit([{ kind: "delete-task", task }]);

    expect(await stateOf(task)).toMatchObject({ task: undefined, counts: { pending: 0 } });
    await expect(records.commit([{ kind: "delete-task", task }])).rejects.toMatchObject({ code: "conflict" });
  });

  it("gives a user two slots for films in progress; the third film waits", async () => {
    const user_id = makeFreshTask().user_id;
    const [first, second, third] = ["a", "b", "c"].map((task_id) => makeTask({ user_id, task_id }));
    if (!first || !second || !third) throw new Error("There are three");
    for (const task of [first, second, third]) await commitOrder(task);
    await records.commit(startChanges(first));
    await records.commit(startChanges(second));

    await expect(records.commit(startChanges(third))).rejects.toBeInstanceOf(UserBusy);
    expect((await stateOf(third)).task?.process_status).toBe("pending");
    await records.commit(
      endTask(deps, { ...first, process_status: "in_progress" }, { to: "completed", paid: 10, why: "" }),
    );
    await records.commit(startChanges(third));

    expect((await stateOf(third)).counts).toEqual({ pending: 0, in_progress: 2, completed: 1, failed: 0 });
  });

  it("lets films of all users wait for a free slot, if there is a limit", async () => {
    const first = { ...makeFreshTask(), task_id: "web_of_ada" };
    const second = { ...makeFreshTask(), task_id: "web_of_bob" };
    for (const task of [first, second]) await commitOrder(task);
    records.limits.filmsAtOnce = 1;
    try {
      await records.commit(startChanges(first));
      await expect(records.commit(startChanges(second))).rejects.toBeInstanceOf(UserBusy);
      expect((await stateOf(second)).task?.process_status).toBe("pending");

      // The slot is released even if the limit is off by then.
      records.limits.filmsAtOnce = 0;
      await records.commit(
        endTask(deps, { ...first, process_status: "in_progress" }, { to: "completed", paid: 10, why: "" }),
      );
      records.limits.filmsAtOnce = 1;
      await records.commit(startChanges(second));
      expect((await stateOf(second)).task?.process_status).toBe("in_progress");
    } finally {
      records.limits.filmsAtOnce = 0;
    }
  });

  it("stores a user and an e-mail address once", async () => {
    const profile: Change = { kind: "insert-profile", profile: { userId: "eve", email: "eve@b.co", createdAt: "now" } };
    const person: Change = { kind: "insert-person", mark: "eve", userId: "eve" };
    await records.commit([profile, person]);

    await expect(records.commit([profile])).rejects.toMatchObject({
      code: "conflict",
      message: "The user already exists",
    });
    await expect(records.commit([person])).rejects.toMatchObject({
      code: "conflict",
      message: "The person already has an account",
    });

    expect(await records.users.find("eve")).toEqual({ userId: "eve", email: "eve@b.co", createdAt: "now" });
    expect(await records.users.find("adam")).toBeUndefined();
  });

  it("stores the durations of films", async () => {
    expect(await records.timings.recent()).toEqual({});

    await records.commit([{ kind: "note-timings", seconds: { story: [2, 3], film: [40] } }]);

    expect(await records.timings.recent()).toEqual({ story: [2, 3], film: [40] });
  });

  it("stores a readable ledger entry for every movement", async () => {
    const task = await commitOrder();
    const { client, name } = records.table;

    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.ledger(task.user_id, `reserve#${task.task_id}#1`) }),
    );

    expect(Item).toMatchObject({ type: "reserve", debit: "available", credit: "held", amount: 10, ref: task.task_id });
  });
});

describe("simultaneous commits", () => {
  it("take exactly 37 of 200 orders if the credits suffice for 37", async () => {
    const { user_id } = makeFreshTask();
    await records.commit([grant(user_id, 375)]);
    const orders = Array.from({ length: 200 }, (_, n) => makeTask({ user_id, task_id: `web_${n}` }));

    const answers = await Promise.allSettled(orders.map((task) => records.commit(ordered(task))));

    const refusals = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.code] : []));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(37);
    expect(new Set(refusals)).toEqual(new Set(["insufficient_credits"]));
    expect(await records.tasks.counts(user_id)).toMatchObject({ pending: 37 });
    expect(await records.credits.balances(user_id)).toEqual({ available: 5, held: 370, earned: 375, spent: 0 });
    expect(await records.tasks.page(user_id, { limit: 100, offset: 0 })).toHaveLength(37);
  });

  it("keep counters and credits correct for any changes in any order", async () => {
    const statuses: readonly TaskStatus[] = ["pending", "in_progress", "completed", "failed"];
    const Move = fc.record({
      task: fc.nat(3),
      to: fc.constantFrom("create", "start", "complete", "fail", "retry", "delete"),
    });

    await fc.assert(
      fc.asyncProperty(fc.array(Move, { minLength: 5, maxLength: 25 }), async (moves) => {
        const { user_id } = makeFreshTask();
        await records.commit([grant(user_id, 35)]);
        for (const { task: n, to } of moves) {
          const task = (await records.tasks.find(user_id, `web_${n}`)) ?? makeTask({ user_id, task_id: `web_${n}` });
          const changes = changesOf(to, task);
          if (changes.length === 0) continue;
          await records.commit(changes).catch((error: Error) => {
            if (!["Refusal", "UserBusy"].includes(error.name)) throw error;
          });
        }

        const [counts, credits, tasks] = await Promise.all([
          records.tasks.counts(user_id),
          records.credits.balances(user_id),
          records.tasks.page(user_id, { limit: 100, offset: 0 }),
        ]);
        const open = tasks.filter(({ process_status }) => ["pending", "in_progress"].includes(process_status));
        for (const status of statuses)
          expect(counts[status]).toBe(tasks.filter(({ process_status }) => process_status === status).length);
        expect(credits.available + credits.held + credits.spent).toBe(credits.earned);
        expect(credits.held).toBe(open.reduce((sum, task) => sum + task.credit_cost, 0));
        expect(credits.available).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 10 },
    );
  });
});

const changesOf = (move: string, task: TaskRecord): Change[] => {
  if (move === "create") return ordered(task);
  if (move === "start") return startChanges(task);
  if (move === "complete")
    return endTask(deps, { ...task, process_status: "in_progress" }, { to: "completed", paid: 7, why: "shorter" });
  if (move === "fail") return endTask(deps, task, { to: "failed", paid: 0, why: "No" });
  // The use case refuses this before a commit.
  if (move === "delete" && task.process_status === "in_progress") return [];
  if (move === "delete")
    return [
      { kind: "delete-task", task },
      ...(task.process_status === "pending"
        ? [{ kind: "move-credits" as const, userId: task.user_id, entries: settle(task, 0, "", "deleted") }]
        : []),
    ];
  const again = { ...task, attempt: task.attempt + 1 };
  return [
    { kind: "move-task", run: attemptOf(task), from: "failed", to: "pending", set: { attempt: again.attempt } },
    { kind: "move-credits", userId: task.user_id, entries: [reserve(again, "")] },
  ];
};
