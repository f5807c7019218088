import { describe, expect, it } from "vitest";
import { claimTask } from "#functions/core/pipeline/claim-task.ts";
import type { AllFilms } from "#functions/core/progress/ports.ts";
import { UserBusy } from "#functions/core/shared/errors.ts";
import { showStatus } from "#functions/core/task/show-status.ts";
import { fakePorts } from "#test/support/ports.ts";
import { makeRun, makeRunningTask, makeTask } from "#test/support/task.ts";

const at = "2026-01-01T00:00:00.000Z";
const makeFixture = (films: Partial<AllFilms>, task = makeTask()) => {
  const deps = fakePorts({ tasks: [task] });
  deps.allFilms.read.mockResolvedValue({ running: 0, filmsAtOnce: 2, waiting: [], ...films });
  return { deps, kinds: () => deps.committed.map(({ kind }) => kind) };
};
const mine = { taskId: "web_1", userId: "ada", since: at, seen: at };

describe("a film, where the films of all users are limited", () => {
  it("starts at once and leaves the queue if a slot is free", async () => {
    const { deps, kinds } = makeFixture({});

    await claimTask(deps, makeRun());

    expect(kinds()).toEqual(["move-task", "acquire-slot", "leave-queue", "emit"]);
    expect(deps.task().process_status).toBe("in_progress");
  });

  it("waits in the queue while all slots are taken", async () => {
    const { deps } = makeFixture({ running: 2 });

    await expect(claimTask(deps, makeRun())).rejects.toBeInstanceOf(UserBusy);

    expect(deps.committed).toEqual([{ kind: "queue-film", userId: "ada", taskId: "web_1", at }]);
    expect(deps.task().process_status).toBe("pending");
  });

  it("keeps its place if another film takes the slot first", async () => {
    const { deps, kinds } = makeFixture({ running: 1, waiting: [mine] });
    const commit = deps.commit.getMockImplementation();
    deps.commit.mockRejectedValueOnce(new UserBusy("2 films of all users are in progress"));
    if (commit) deps.commit.mockImplementationOnce(commit);

    await expect(claimTask(deps, makeRun())).rejects.toThrow("2 films of all users");

    expect(kinds()).toEqual(["queue-film"]);
  });

  it("does not queue while its own user is busy", async () => {
    const { deps, kinds } = makeFixture({ running: 2 });
    deps.allFilms.isUserBusy.mockResolvedValue(true);

    await expect(claimTask(deps, makeRun())).rejects.toBeInstanceOf(UserBusy);

    expect(kinds()).toEqual([]);
  });

  it("goes on after a repeated claim, though all slots are taken", async () => {
    const { deps, kinds } = makeFixture({ running: 2 }, makeRunningTask());
    deps.allFilms.isUserBusy.mockResolvedValue(true);

    await claimTask(deps, makeRun());

    expect(kinds()).toEqual([]);
  });

  it("shows its place to its owner", async () => {
    const waiting = [{ taskId: "web_9", userId: "bob", since: "2025-12-31T23:59:00.000Z", seen: at }, mine];
    const { deps } = makeFixture({ running: 2, waiting }, makeTask({ start_after: at }));

    const { progress } = await showStatus(deps, { userId: "ada", isAdmin: false }, "web_1");

    expect(progress.queue_place).toBe(2);
    expect(progress.eta_seconds).toBeGreaterThan(progress.queue_seconds ?? Number.POSITIVE_INFINITY);
  });
});
