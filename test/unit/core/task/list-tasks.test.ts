import { describe, expect, it } from "vitest";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { listTasks, maxSearched, taskMatches } from "#functions/core/task/list-tasks.ts";
import { fakePorts } from "#test/support/ports.ts";
import { makeTask } from "#test/support/task.ts";

const at = (n: number) => new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString();

/** `count` tasks, newest first, of which those with `isOwl` tell of an owl. The page of the fake keeps to limit and after. */
const makeList = (count: number, isOwl: (n: number) => boolean) => {
  const tasks = Array.from({ length: count }, (_, n) =>
    makeTask({ task_id: `web_${n}`, task_created_at: at(n), input_story: isOwl(n) ? "An owl" : "A fox" }),
  );
  const deps = fakePorts({ tasks });
  deps.tasks.page.mockImplementation((async (
    _: string,
    { limit, after }: { limit: number; after?: { createdAt: string } },
  ) => tasks.filter((task) => !after || task.task_created_at < after.createdAt).slice(0, limit)) as () => Promise<
    TaskRecord[]
  >);
  return deps;
};
const ids = (tasks: readonly TaskRecord[]) => tasks.map(({ task_id }) => task_id);

describe("a searched list", () => {
  it("has pages of matches by number, and counts all of them", async () => {
    const deps = makeList(30, (n) => n % 3 === 0);
    const page = (offset: number) => listTasks(deps, "ada", { text: "owl", limit: 4, offset });

    expect(await page(4)).toMatchObject({ total: 10, counts: { all: 10, pending: 1 } });
    expect(ids((await page(4)).tasks)).toEqual(["web_12", "web_15", "web_18", "web_21"]);
    expect(ids((await page(8)).tasks)).toEqual(["web_24", "web_27"]);
    expect((await page(8)).nextCursor).toBeUndefined();
  });

  it("continues after a cursor without a repeated or lost match, also behind what one request searches", async () => {
    const last = maxSearched + 500;
    const deps = makeList(last + 1, (n) => n === 0 || n === 1 || n === last);
    const found: string[][] = [];
    const totals: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await listTasks(deps, "ada", { text: "owl", limit: 1, offset: 0, cursor });
      found.push(ids(page.tasks));
      totals.push(page.total);
      cursor = page.nextCursor;
    } while (cursor);

    expect(found.flat()).toEqual(["web_0", "web_1", `web_${last}`]);
    expect(new Set(totals)).toEqual(new Set([2]));
  });

  it("refuses a cursor of another search", async () => {
    const deps = makeList(9, () => true);
    const { nextCursor: cursor } = await listTasks(deps, "ada", { text: "owl", limit: 1, offset: 0 });

    await expect(listTasks(deps, "ada", { text: "fox", limit: 1, offset: 0, cursor })).rejects.toThrow(
      "This cursor does not belong to this list",
    );
  });
});

it("counts a list of a source by its keys, once for all pages", async () => {
  const deps = makeList(9, () => true);
  deps.tasks.countIn.mockResolvedValue(9);
  const filter = { triggered_by: "web_user", limit: 4, offset: 0 } as const;

  const first = await listTasks(deps, "ada", filter);
  const second = await listTasks(deps, "ada", { ...filter, cursor: first.nextCursor });

  expect([first.total, second.total]).toEqual([9, 9]);
  expect(ids(second.tasks)).toEqual(["web_4", "web_5", "web_6", "web_7"]);
  expect(deps.tasks.countIn.mock.calls).toEqual([["ada", { triggeredBy: "web_user" }]]);
});

describe("a match", () => {
  const film = makeTask({
    task_id: "web_1_ab",
    code_name: "Moon",
    story_title: "The Owl",
    input_story: "A bird sings",
  });

  it.each(["moon", "OWL", "bird moon", "web_1_ab", "sin", ""])("is found by title, idea or complete id: %s", (text) => {
    expect(taskMatches(film, { text })).toBe(true);
  });

  it.each(["moon fox", "web_1"])("needs every word, and the complete id: %s", (text) => {
    expect(taskMatches(film, { text })).toBe(false);
  });

  it("has the story type", () => {
    expect(taskMatches(film, { story_type: film.story_type })).toBe(true);
    expect(taskMatches(film, { story_type: "comics_story", text: "owl" })).toBe(false);
  });
});
