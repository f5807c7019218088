import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allFilms } from "#functions/adapters/dynamodb/all-films.ts";
import type { Change } from "#functions/core/all-ports.ts";
import { makeRecords, type Records } from "./table.ts";

let records: Records;
beforeAll(async () => {
  records = await makeRecords();
});
afterAll(() => records.stop());

const at = (second: number) => `2026-01-01T00:00:0${second}.000Z`;
const queue = (taskId: string, second: number): Change => ({
  kind: "queue-film",
  userId: "ada",
  taskId,
  at: at(second),
});
const acquire = (userId: string, taskId: string): Change => ({ kind: "acquire-slot", userId, taskId });

describe("the films of all users", () => {
  const films = (filmsAtOnce: number) =>
    allFilms(records.table, {
      runningTasks: () => 2,
      filmsAtOnce: () => filmsAtOnce,
      capacity: () => ({ filmsAtOnce: 3, scenesAtOnce: 8, wideFilms: 2, wideScenesAtOnce: 40 }),
    });

  it("are not read without a limit", async () => {
    expect(await films(0).read()).toBeUndefined();
  });

  it("wait since they first asked, were seen when they last asked, and leave the queue with their start", async () => {
    records.limits.filmsAtOnce = 3;
    for (const change of [queue("web_1", 1), queue("web_2", 2), queue("web_1", 5)]) await records.commit([change]);
    await records.commit([acquire("ada", "web_2"), { kind: "leave-queue", taskId: "web_2" }]);
    // A film that never waited leaves too.
    await records.commit([acquire("bob", "web_3"), { kind: "leave-queue", taskId: "web_3" }]);

    expect(await films(3).read()).toEqual({
      running: 2,
      filmsAtOnce: 3,
      waiting: [{ taskId: "web_1", userId: "ada", since: at(1), seen: at(5) }],
    });
  });

  it("are wide while few are in progress, and if they may be", async () => {
    records.limits.filmsAtOnce = 3;
    // Two are in progress: the last of them counts itself.
    expect(await films(3).scenesAtOnce(true)).toBe(40);
    expect(await films(3).scenesAtOnce(false)).toBe(8);
    expect(await films(0).scenesAtOnce(true)).toBe(8);
    await records.commit([acquire("cid", "web_4")]);
    expect(await films(3).scenesAtOnce(true)).toBe(8);
  });

  it("keep a user busy who has as many in progress as may be", async () => {
    records.limits.filmsAtOnce = 0;
    expect(await films(3).isUserBusy("eve")).toBe(false);
    for (const id of ["web_7", "web_8"]) await records.commit([acquire("eve", id)]);
    expect(await films(3).isUserBusy("eve")).toBe(true);
  });
});
