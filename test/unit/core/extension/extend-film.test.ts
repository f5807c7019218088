import { describe, expect, it } from "vitest";
import { extension } from "#contract/catalogue/extension.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { copyExtendedFilm } from "#functions/core/extension/copy-extended-film.ts";
import { extendFilm } from "#functions/core/extension/extend-film.ts";
import { showDownloads } from "#functions/core/film/show-downloads.ts";
import { settleOverdue } from "#functions/core/pipeline/settle-overdue.ts";
import { deleteTask } from "#functions/core/task/delete-task.ts";
import { present } from "#functions/core/task/present.ts";
import { ofKind } from "#test/support/ports.ts";
import { makeTask } from "#test/support/task.ts";
import { entriesOf, finishCut, makeFinishedFilm, startCut, type World } from "../edit/finished-film.ts";

const end = "2026-01-08T00:02:00.000Z";
const extended = "2026-02-07T00:02:00.000Z";
const extend = (world: World) => extendFilm(world, "ada", "web_1");
const copy = (world: World) => copyExtendedFilm(world, "ada", "web_1");
const eventsOf = (world: World) => ofKind(world.committed, "emit").map(({ event }) => event);
const keptFiles = ({ artifacts }: World) => [...artifacts.files.keys()].filter((key) => key.startsWith("kept/"));
/** What S3 does after seven days, whatever the film's date. */
const applyLifecycleRule = ({ artifacts }: World) => artifacts.removeAll("films/");
const keyOf = (url: string | undefined) => url?.replace("https://films.example/", "").replace(/\?.*$/, "") ?? "";

describe("keeping a film longer", () => {
  it("holds the price at first, and captures it with the new date when the files are copied", async () => {
    const world = await makeFinishedFilm({ available: 100 });
    const before = { ...world.account };
    expect(world.task().expires_at).toBe(end);

    const asked = await extend(world);
    const held = { ...world.account };
    await copy(world);

    expect(asked).toMatchObject({ expires_at: end, extending: { until: extended, credits: extension.credits } });
    expect([held.available - before.available, held.held]).toEqual([-extension.credits, extension.credits]);
    expect(world.task()).toMatchObject({
      expires_at: extended,
      deadline: "2026-02-05T00:02:00.000Z",
      extensions: 1,
      is_kept: true,
      extending: undefined,
    });
    expect([
      world.account.available - before.available,
      world.account.held,
      world.account.spent - before.spent,
    ]).toEqual([-extension.credits, 0, extension.credits]);
    expect(entriesOf(world).slice(-2)).toMatchObject([
      { type: "reserve", ref: "web_1", text: expect.stringContaining("until 2026-02-07") },
      { type: "capture", ref: "web_1", text: expect.stringMatching(/^Paid for keeping ".+" until 2026-02-07$/) },
    ]);
    expect(eventsOf(world).slice(-2)).toMatchObject([
      { type: "task.extending", detail: { until: extended } },
      { type: "task.extended", detail: { expiresAt: extended } },
    ]);
  });

  it("leaves links and downloads that work after the lifecycle rule, for all its cuts", async () => {
    const world = await makeFinishedFilm();
    await startCut(world, { type: "redraw", scene: 1 });
    await finishCut(world);
    await extend(world);
    await copy(world);
    await applyLifecycleRule(world);

    const { final_video_url, captions_vtt_url, cuts = [] } = await present(world, world.task());
    const { files, expires_at } = await showDownloads(world, "ada", "web_1");
    const earlier = await showDownloads(world, "ada", "web_1", 1);

    const urls = [final_video_url, captions_vtt_url, ...cuts.map((cut) => cut.final_video_url)];
    for (const url of [...urls, ...files.map((file) => file.url), ...earlier.files.map((file) => file.url)])
      expect(await world.artifacts.has(keyOf(url)), url).toBe(true);
    expect(files.length).toBeGreaterThan(5);
    expect(JSON.stringify(world.task())).not.toContain("films/");
    expect(expires_at).toBe(extended);
    expect(final_video_url).toContain(`until=${extended}`);
  });

  it("leaves a film whose scenes can be edited: a new cut is kept too, and draws only what changed", async () => {
    const world = await makeFinishedFilm();
    await extend(world);
    await copy(world);
    await applyLifecycleRule(world);
    world.clock.now = new Date("2026-01-20T00:00:00.000Z");
    const drawn = world.artifacts.written.length;

    await startCut(world, { type: "redraw", scene: 1 });
    await finishCut(world);

    const pictures = world.artifacts.written.slice(drawn).filter((key) => /scenes\/\d+\/picture-/.test(key));
    expect(pictures).toHaveLength(1);
    expect(world.task()).toMatchObject({ cut: 2, expires_at: extended });
    expect(world.task().video_key).toMatch(/^kept\//);
    expect(await world.artifacts.has(world.task().video_key ?? "")).toBe(true);
  });

  it("needs no copies the second time: price and date change in one commit, up to a year", async () => {
    const world = await makeFinishedFilm();
    await extend(world);
    await copy(world);
    const copies = keptFiles(world).length;

    for (let nth = 2; nth <= extension.maxTimes; nth++) {
      const commits = world.commit.mock.calls.length;
      await extend(world);
      expect(world.commit.mock.calls.length - commits).toBe(1);
    }

    expect(keptFiles(world)).toHaveLength(copies);
    expect(world.account).toMatchObject({ held: 0 });
    expect(entriesOf(world).filter(({ id }) => id.startsWith("extend-capture"))).toHaveLength(extension.maxTimes);
    expect(world.task().expires_at).toBe("2027-01-03T00:02:00.000Z");
    await expect(extend(world)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("12 times"),
    });
    expect((await present(world, world.task())).extension).toMatchObject({ state: "refused" });
  });

  it("is charged once for simultaneous requests and repeated events", async () => {
    const world = await makeFinishedFilm();
    const before = world.account.available;

    const results = await Promise.allSettled([extend(world), extend(world)]);
    await Promise.all([copy(world), copy(world)]);
    await copy(world);

    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(before - world.account.available).toBe(extension.credits);
    expect(world.task()).toMatchObject({ extensions: 1, expires_at: extended });
    expect(eventsOf(world).filter(({ type }) => type === "task.extended")).toHaveLength(1);
  });

  it("is free for a film that a test key ordered", async () => {
    const world = await makeFinishedFilm({ task: { test: true } });
    const before = { ...world.account };

    await extend(world);
    await copy(world);

    expect(world.account).toEqual(before);
    expect(world.task().expires_at).toBe(extended);
  });

  it("is refused without credits, with the balance and the price", async () => {
    const world = await makeFinishedFilm({ available: extension.credits - 1 });
    world.account.available = extension.credits - 1;

    await expect(extend(world)).rejects.toMatchObject({
      code: "insufficient_credits",
      details: { balance: extension.credits - 1, price: extension.credits },
    });
    expect(world.task().expires_at).toBe(end);
    expect(world.task().extending).toBeUndefined();
  });

  it.each<[string, Partial<TaskRecord>]>([
    ["that has failed", { process_status: "failed" }],
    ["whose files are deleted", { expires_at: "2026-01-01T00:00:00.000Z" }],
    ["that gets a new cut", { cut_state: "making" }],
  ])("is refused for a film %s", async (_, given) => {
    const world = await makeFinishedFilm();
    world.put({ ...world.task(), ...given });
    const commits = world.commit.mock.calls.length;

    await expect(extend(world)).rejects.toMatchObject({ code: "conflict" });
    expect(world.commit.mock.calls).toHaveLength(commits);
  });

  it("is refused to another user", async () => {
    const world = await makeFinishedFilm();

    await expect(extendFilm(world, "bob", "web_1")).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("copies of an extended film", () => {
  it("that fail are made again, only those that are missing", async () => {
    const world = await makeFinishedFilm();
    await extend(world);
    const { copy: copyFile } = world.artifacts;
    let copies = 0;
    world.artifacts.copy = async (from, to) => {
      copies += 1;
      if (copies === 3) throw new Error("S3 is busy");
      await copyFile(from, to);
    };
    await expect(copy(world)).rejects.toThrow("S3 is busy");
    expect(world.task()).toMatchObject({ expires_at: end, extending: { until: extended } });

    world.clock.now = new Date("2026-01-01T00:23:00.000Z");
    await settleOverdue(world);
    expect(eventsOf(world).at(-1)).toMatchObject({ type: "task.extending" });
    await copy(world);

    expect(copies).toBe(keptFiles(world).length + 1);
    expect(world.task()).toMatchObject({ expires_at: extended, extensions: 1 });
  });

  it("release the price if a file is gone, and the film keeps its date", async () => {
    const world = await makeFinishedFilm();
    const before = { ...world.account };
    await extend(world);
    await applyLifecycleRule(world);

    await copy(world);

    expect(world.account).toEqual(before);
    expect(world.task()).toMatchObject({ expires_at: end, deadline: "2026-01-06T00:02:00.000Z", extending: undefined });
    expect((await present(world, world.task())).extension).toMatchObject({ state: "failed" });
    expect(entriesOf(world).at(-1)).toMatchObject({ type: "release", amount: extension.credits });
  });

  it("are given up after six hours, and the price is released once", async () => {
    const world = await makeFinishedFilm();
    const before = { ...world.account };
    await extend(world);

    world.clock.now = new Date("2026-01-01T06:03:00.000Z");
    await settleOverdue(world);
    await settleOverdue(world);
    await copy(world);

    expect(world.account).toEqual(before);
    expect(world.task()).toMatchObject({ expires_at: end, extending: undefined });
  });

  it("are deleted with the film, which releases the price", async () => {
    const world = await makeFinishedFilm();
    const before = { ...world.account };
    await extend(world);
    const { copy: copyFile } = world.artifacts;
    world.artifacts.copy = async (from, to) => {
      await copyFile(from, to);
      if (await world.tasks.find("ada", "web_1")) await deleteTask(world, "ada", "web_1");
    };

    await copy(world).catch(() => {});
    await copy(world);

    expect(world.account).toEqual(before);
    expect(keptFiles(world)).toEqual([]);
  });

  it("keep the film from new cuts while they are made", async () => {
    const world = await makeFinishedFilm();
    await extend(world);

    await expect(startCut(world, { type: "redraw", scene: 1 })).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("the sweep", () => {
  it("reminds and deletes an extended film at its new date exactly, not at the one before", async () => {
    const world = await makeFinishedFilm();
    await extend(world);
    await copy(world);
    await applyLifecycleRule(world);
    const sweepAt = async (at: string) => {
      world.clock.now = new Date(at);
      await settleOverdue(world);
      return keptFiles(world).length > 0;
    };

    expect(await sweepAt("2026-01-08T00:03:00.000Z")).toBe(true);
    expect(eventsOf(world).filter(({ type }) => type === "task.expiring")).toEqual([]);
    expect(await sweepAt("2026-02-05T00:02:01.000Z")).toBe(true);
    expect(eventsOf(world).at(-1)).toMatchObject({ type: "task.expiring", detail: { expiresAt: extended } });
    expect(await sweepAt("2026-02-07T00:01:59.000Z")).toBe(true);
    expect(await sweepAt("2026-02-07T00:02:01.000Z")).toBe(false);
    expect([...world.artifacts.files.keys()].filter((key) => !key.startsWith("uploads/"))).toEqual([]);
  });

  it("reminds again of the new date if the film was extended after a reminder", async () => {
    const world = await makeFinishedFilm();
    world.put({ ...world.task(), is_kept: true, deadline: end });
    world.clock.now = new Date("2026-01-07T00:00:00.000Z");

    await extend(world);
    world.clock.now = new Date("2026-02-05T00:03:00.000Z");
    await settleOverdue(world);

    expect(eventsOf(world).at(-1)).toMatchObject({ type: "task.expiring", detail: { expiresAt: extended } });
  });
});

it("a film that is not completed has no offer", async () => {
  const world = await makeFinishedFilm();

  expect((await present(world, makeTask())).extension).toBeUndefined();
});
