import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import { watchLinks } from "#functions/adapters/dynamodb/watch-links.ts";
import { deleteTask } from "#functions/core/task/delete-task.ts";
import { shareFilm } from "#functions/core/watch/share-film.ts";
import { fakePorts } from "#test/support/ports.ts";
import { makeTask } from "#test/support/task.ts";
import { makeRecords, type Records } from "./table.ts";

let records: Records;
beforeAll(async () => {
  records = await makeRecords();
});
afterAll(() => records.stop());

/** A completed film in the table, and what its use cases need. */
const makeFilm = async () => {
  const task = makeTask({
    user_id: crypto.randomUUID(),
    process_status: "completed",
    expires_at: "2026-01-08T00:00:00.000Z",
  });
  await records.commit([{ kind: "insert-task", task }]);
  const letters = () => crypto.randomUUID().replaceAll("-", "").slice(0, 22);
  const deps = { ...fakePorts(), ...records, now: () => new Date("2026-01-01T00:00:00.000Z"), randomText: letters };
  return {
    deps,
    userId: task.user_id,
    share: async (isShared: boolean) => (await shareFilm(deps, task.user_id, task.task_id, isShared)).watch_id ?? "",
    find: (watchId: string) => watchLinks(records.table).find(watchId),
  };
};

it("opens one page, also for simultaneous requests, and closes it", async () => {
  const { share, find, userId } = await makeFilm();

  const [one, other] = await Promise.all([share(true), share(true)]);

  expect(one).toHaveLength(22);
  expect(other).toBe(one);
  expect(await find(one)).toEqual({ userId, taskId: "web_1" });
  await Promise.all([share(false), share(false)]);
  expect(await find(one)).toBeUndefined();
  expect((await records.tasks.find(userId, "web_1"))?.watch_id).toBeUndefined();
});

it("closes the page with the task", async () => {
  const { deps, share, find, userId } = await makeFilm();
  const id = await share(true);

  await deleteTask(deps, userId, "web_1");

  expect(await find(id)).toBeUndefined();
});

it("lasts as long as its film is kept, and a film that was shared since it was read is not extended", async () => {
  const { deps, share, userId } = await makeFilm();
  const film = await records.tasks.find(userId, "web_1");
  if (!film) throw new Error("There is no film");
  const set = { expires_at: "2026-02-07T00:00:00.000Z", deadline: "2026-02-05T00:00:00.000Z", rev: film.rev + 1 };
  const watchId = await share(true);
  const shared = { ...film, watch_id: watchId };

  await expect(deps.commit([{ kind: "extend-film", film, set }])).rejects.toMatchObject({ code: "conflict" });
  await deps.commit([{ kind: "extend-film", film: shared, set }]);
  await expect(deps.commit([{ kind: "extend-film", film: shared, set }])).rejects.toMatchObject({ code: "conflict" });

  expect(await records.tasks.find(userId, "web_1")).toMatchObject(set);
  const { Item } = await records.table.client.send(
    new GetCommand({ TableName: records.table.name, Key: { PK: `WATCH#${watchId}`, SK: "W" } }),
  );
  expect(Item?.["expires"]).toBe(Date.parse("2026-02-07T00:00:00.000Z") / 1000);
  const due = async (at: string) => (await records.tasks.overdue(at)).filter(({ user_id }) => user_id === userId);
  expect(await due("2026-02-04T00:00:00.000Z")).toEqual([]);
  expect(await due("2026-02-05T00:00:01.000Z")).toHaveLength(1);
});
