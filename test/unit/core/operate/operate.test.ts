import { describe, expect, it, vi } from "vitest";
import { monitoredCall } from "#functions/adapters/engines/engine-call.ts";
import { claimTask } from "#functions/core/pipeline/claim-task.ts";
import type { ProviderPause } from "#functions/core/provider/ports.ts";
import { runCommand } from "#tools/operate/commands.ts";
import { fakeAdminPorts } from "../../../support/admin.ts";
import type { Given } from "../../../support/ports.ts";
import { makeTask } from "../../../support/task.ts";

const pause: ProviderPause = { provider: "studio", reason: "It costs too much", since: "2026-01-01T00:00:00.000Z" };
const world = (given: Given = {}, status: "running" | "ended" | "unknown" = "unknown") => {
  const deps = fakeAdminPorts(given);
  return {
    ...deps,
    outbox: { publishOlderThan: vi.fn(async () => 0) },
    executions: { ...deps.executions, status: async () => status },
  };
};
/** An operator's command, with what it works with as far as a test has it. */
const operate = (deps: ReturnType<typeof world>, line: string, reason = "It hangs") => {
  const [command = "", ...args] = line.split(" ");
  return runCommand(deps as unknown as Parameters<typeof runCommand>[0], {
    command,
    args,
    reason,
    by: "operator:ada",
    minutes: 30,
  });
};
const started = { process_status: "in_progress", stage: "pictures", stage_since: "2026-01-01T00:00:00.000Z" } as const;

describe("a stuck task", () => {
  const stuck = () => makeTask({ ...started, user_id: "ada", deadline: "2026-01-01T03:00:00.000Z" });

  it("is found when its stage takes too long", async () => {
    const deps = world({ tasks: [stuck()], at: "2026-01-01T01:00:00.000Z" }, "running");

    expect((await operate(deps, "stuck")).join()).toContain("web_1  in_progress  pictures  execution running");
  });

  it("is not one that moved just now", async () => {
    const deps = world({ tasks: [stuck()], at: "2026-01-01T00:10:00.000Z" }, "running");

    expect(await operate(deps, "stuck")).toEqual(["No task is stuck: each made progress in the last 30 minutes"]);
  });

  it("is ended: it fails, its credits go back, its execution stops, and the audit log has the reason", async () => {
    const deps = world({ tasks: [stuck()] }, "running");

    await operate(deps, "end ada web_1");

    expect(deps.task()).toMatchObject({ process_status: "failed" });
    expect(deps.account.held).toBe(0);
    expect(deps.executions.stop).toHaveBeenCalledWith({ userId: "ada", taskId: "web_1", attempt: 1 });
    expect(deps.audit).toMatchObject([{ action: "end-task", actor: "operator:ada", reason: "It hangs" }]);
  });

  it("is started if it has no execution, and not changed if it has one", async () => {
    const [without, having] = [world({ tasks: [stuck()] }), world({ tasks: [stuck()] }, "running")];

    expect(await operate(without, "start ada@example.com web_1")).toEqual(["The execution is started"]);
    expect(await operate(having, "start ada web_1")).toEqual(["The execution is running"]);

    expect(without.executions.start).toHaveBeenCalledOnce();
    expect(having.executions.start).not.toHaveBeenCalled();
  });

  it("that has ended is neither ended nor started", async () => {
    const deps = world({ tasks: [makeTask({ user_id: "ada", process_status: "completed" })] });

    await expect(operate(deps, "end ada web_1")).rejects.toThrow("has already ended");
    await expect(operate(deps, "start ada web_1")).rejects.toThrow("has already ended");
  });
});

describe("a paused provider", () => {
  it("is paused and resumed with a reason, in the audit", async () => {
    const deps = world();

    await operate(deps, "pause gemini", "Its bill runs away");
    await operate(deps, "resume gemini", "It was looked at");

    expect(deps.committed.map(({ kind }) => kind)).toEqual([
      "pause-provider",
      "write-audit",
      "resume-provider",
      "write-audit",
    ]);
  });

  it("lets no film begin, and takes no slot", async () => {
    const deps = world({ tasks: [makeTask({ user_id: "ada", process_status: "pending" })] });
    deps.providerPauses.of.mockResolvedValue(pause);

    await expect(claimTask(deps, { userId: "ada", taskId: "web_1", attempt: 1 })).rejects.toMatchObject({
      name: "ProviderPaused",
    });
    expect(deps.committed).toEqual([]);
  });

  it("is asked by nobody, and the wait is counted", async () => {
    const [ask, note] = [vi.fn(), vi.fn()];
    const gate = monitoredCall({ of: async () => pause, all: async () => [pause] }, note);

    await expect(gate({ engine: "studio", model: "m", work: "draw" }, ask)).rejects.toThrow("It costs too much");

    expect(ask).not.toHaveBeenCalled();
    expect(note).toHaveBeenCalledWith("ProviderWaits", { provider: "studio", work: "draw" });
  });
});

describe("a command", () => {
  it.each(["end ada web_1", "refund ada web_1", "pause gemini", "resume gemini", "start ada web_1"])(
    "that changes something says why: %s",
    async (line) => {
      await expect(operate(world(), line, " ")).rejects.toThrow("Please give a reason");
    },
  );

  it("gives back what was paid, once", async () => {
    const deps = world({ tasks: [makeTask({ user_id: "ada", process_status: "completed" })] });
    deps.moved.set("capture#web_1#1", 10);

    expect(await operate(deps, "refund ada web_1")).toEqual(["10 credits of this task were refunded"]);
    await expect(operate(deps, "refund ada web_1")).rejects.toThrow("already been refunded");
  });

  it("that is not there lists those that are", async () => {
    await expect(operate(world(), "reboot")).rejects.toThrow("stuck [--minutes 30]");
  });
});
