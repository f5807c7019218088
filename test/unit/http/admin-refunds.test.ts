import { describe, expect, it } from "vitest";
import { ofKind } from "#test/support/ports.ts";
import { makeTask } from "#test/support/task.ts";
import { makeClient } from "./admin-client.ts";

describe("POST /api/admin/refund-task", () => {
  const body = { taskId: "web_1", userId: "ada", reason: "The sound is missing" };

  it("refunds the price of a film once, and writes an audit entry", async () => {
    const { admin, deps } = makeClient({ tasks: [makeTask({ process_status: "completed" })], available: 0 });
    deps.moved.set("capture#web_1#1", 8);

    expect(await admin("POST", "/admin/refund-task", { body })).toMatchObject({ status: 200, amount: 8 });
    expect(await admin("POST", "/admin/refund-task", { body })).toMatchObject({
      status: 409,
      error: "The credits of this task have already been refunded",
    });

    expect(deps.account.available).toBe(8);
    expect(deps.audit).toMatchObject([{ action: "give-back-credits", target: "ada", reason: "The sound is missing" }]);
    expect((await admin("GET", "/admin/audit")).data).toEqual(deps.audit);
    // One event, and so one mail, in the transaction of the credits.
    const refunds = deps.commit.mock.calls.filter(([changes]) => changes.some(({ kind }) => kind === "move-credits"));
    expect(refunds.map(([changes]) => changes.map(({ kind }) => kind))).toEqual([
      ["move-credits", "emit", "write-audit"],
    ]);
    expect(ofKind(deps.committed, "emit").map(({ event }) => event)).toMatchObject([
      { type: "task.refunded", detail: { userId: "ada", taskId: "web_1", attempt: 1, credits: 8 } },
    ]);
  });

  it("refunds a new cut and a film in another language like films, each by itself", async () => {
    const film = makeTask({ process_status: "completed", cut: 2, cut_attempt: 3 });
    const cut = makeTask({ task_id: "cut_web_1", cut_of: "web_1", cut: 2, process_status: "completed", attempt: 3 });
    const german = makeTask({ task_id: "web_2", process_status: "completed", translation_key: "source.json" });
    const { admin, deps } = makeClient({ tasks: [film, cut, german], available: 0 });
    deps.moved.set("capture#web_1#1", 8).set("capture#cut_web_1#1", 2).set("capture#cut_web_1#3", 1);
    deps.moved.set("capture#web_2#1", 4);
    const refund = (taskId: string) => admin("POST", "/admin/refund-task", { body: { ...body, taskId } });

    const found = await admin("GET", "/admin/support", { query: { query: "cut_web_1" } });
    expect(found.data).toMatchObject([
      { task_id: "web_1", paid: 8 },
      { task_id: "cut_web_1", title: expect.stringContaining("(cut 2)"), paid: 3, refunded: 0 },
    ]);
    expect(await refund("cut_web_1")).toMatchObject({ status: 200, amount: 3 });
    expect(await refund("cut_web_1")).toMatchObject({ status: 409 });
    expect(await refund("web_2")).toMatchObject({ status: 200, amount: 4 });

    // The receipt of a film has the entries of all its cuts.
    const entries = deps.committed.flatMap((change) => (change.kind === "move-credits" ? change.entries : []));
    expect(entries).toMatchObject([
      { id: "giveback#cut_web_1#3", ref: "web_1", amount: 3, text: expect.stringContaining("(cut 2)") },
      { id: "giveback#web_2#1", ref: "web_2", amount: 4 },
    ]);
  });

  it("refuses a film that is being made: its last attempt may still be paid", async () => {
    const { admin, deps } = makeClient({ tasks: [makeTask({ process_status: "in_progress", attempt: 2 })] });
    deps.moved.set("capture#web_1#1", 8);

    expect(await admin("POST", "/admin/refund-task", { body })).toMatchObject({
      status: 409,
      error: "This task has not ended. Please end it first",
    });
  });

  it("refuses a task that was not paid, and an unknown task", async () => {
    const { admin } = makeClient({ tasks: [makeTask()] });

    expect(await admin("POST", "/admin/refund-task", { body })).toMatchObject({
      status: 409,
      error: "This task cost no credits, so there is nothing to refund",
    });
    expect(await admin("POST", "/admin/refund-task", { body: { ...body, taskId: "no" } })).toMatchObject({
      status: 404,
    });
  });
});
