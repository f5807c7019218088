import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demo } from "#local/demo/accounts.ts";
import { makeOtherRelease, type OtherRelease } from "./other-release.ts";
import {
  type Answer,
  failuresOf,
  filesOf,
  freePort,
  type Running,
  signedIn,
  start,
  waitUntil,
} from "./product-process.ts";

let data: string;
let product: Running;
let port: number;
let otherRelease: OtherRelease;

beforeAll(async () => {
  otherRelease = await makeOtherRelease();
  data = await mkdtemp(join(tmpdir(), "product-"));
  port = await freePort();
  product = await start(data, port);
});
afterAll(async () => {
  await product?.kill();
  await otherRelease?.remove();
  await rm(data, { recursive: true, force: true });
});

const story =
  "A small owl sat on the tallest tower of the city. She could not sleep, because the moon had lost its voice. " +
  "So she flew up to it and sang. In the morning everybody said that the night had been kind.";

let user: Awaited<ReturnType<typeof signedIn>>;
let saidBefore = "";
const failures = async () => `${await failuresOf(data)}\n${saidBefore}${product.errors()}`;
const statusOf = async (id: string): Promise<Answer> => (await user.call("GET", `/api/task/${id}/status`)).body.data;
const isOpen = ({ process_status }: Answer) => process_status === "pending" || process_status === "in_progress";

const thisRelease = process.cwd();

/**
 * Kills the product in each of these stages of a task, starts it again with a release, and checks that no file is ever
 * made again.
 */
const killInStages = async (
  id: string,
  stages: readonly (readonly [stage: string, release: string])[],
): Promise<ReadonlyMap<string, number>> => {
  let before = await filesOf(data);
  for (const [stage, release] of stages) {
    await waitUntil(async () => {
      const task = await statusOf(id);
      if (task.process_status === "failed")
        throw new Error(`The product failed the film before ${stage}: ${task.error_message}\n${await failures()}`);
      return task.progress.stage === stage || task.process_status === "completed";
    });
    await product.kill();
    saidBefore += product.errors();
    const now = await filesOf(data);
    for (const [key, time] of before) expect([key, now.get(key)]).toEqual([key, time]);
    before = now;
    product = await start(data, port, release);
    user = await signedIn(product.site, demo);
  }
  await waitUntil(async () => {
    const task = await statusOf(id);
    return !isOpen(task) || task.progress.review !== undefined;
  });
  return before;
};

/** Kills the product and starts it again, once something is so. */
const killOnce = async (isSo: () => Promise<boolean>): Promise<void> => {
  await waitUntil(isSo);
  await product.kill();
  saidBefore += product.errors();
  product = await start(data, port);
  user = await signedIn(product.site, demo);
};

/** Kills the product in each step of an edit in a film's review, and continues the film. */
const editDespiteKills = async (id: string): Promise<void> => {
  const isWaiting = async () => {
    const { review, review_updating } = (await statusOf(id)).progress;
    return review === "storyboard" && !review_updating;
  };
  await waitUntil(isWaiting);
  const path = `/api/task/${id}/scenes`;
  const { scenes, revision } = (await user.call("GET", path)).body.data;
  const before = await filesOf(data);
  const newFiles = async (name: string) =>
    [...(await filesOf(data)).keys()].filter((key) => !before.has(key) && key.includes(name));
  const edits = [
    { type: "rewrite", scene: scenes[0].id, narration: "A small owl sat on the tower of the city." },
    { type: "prompt", scene: scenes[0].id, prompt: "An owl flies to the moon" },
  ];
  const edited = await user.call("POST", `${path}/edits`, { revision, edits });
  expect(edited).toMatchObject({ status: 200, body: { data: { revision: revision + 1, credits: 0 } } });
  await killOnce(async () => true);
  await killOnce(async () => (await newFiles("/words-")).length > 0);
  const voice = [...(await filesOf(data))].filter(([key]) => /\/(voice|words)-/.test(key));
  await killOnce(async () => (await newFiles("/layers-")).length > 0);
  await waitUntil(isWaiting);
  await expectMadeOnce(new Map([...before, ...voice]));
  expect([(await newFiles("/words-")).length, (await newFiles("/layers-")).length]).toEqual([1, 1]);
  // Sent again, for its answer was lost: nothing is made twice.
  expect(await user.call("POST", `${path}/edits`, { revision, edits })).toMatchObject({
    status: 409,
    body: { code: "revision_conflict" },
  });
  expect((await user.call("POST", `/api/task/${id}/review/continue`)).status).toBe(200);
};

const expectMadeOnce = async (before: ReadonlyMap<string, number>) => {
  const after = await filesOf(data);
  for (const [key, time] of before) expect([key, after.get(key)]).toEqual([key, time]);
};
const expectSettled = async (): Promise<Answer> => {
  const { body } = await user.call("GET", `/api/user/${user.sub}/credits`);
  expect(body.data.held).toBe(0);
  expect(body.data.balance + body.data.total_spent).toBe(body.data.total_earned);
  return body.data;
};
const expectPlays = async (url: string) =>
  expect((await fetch(url, { headers: { range: "bytes=0-99" } })).status).toBe(206);

it("finishes a film and edits in its review despite kills, and its new cut despite a release in each stage; makes and charges once", async () => {
  user = await signedIn(product.site, demo);
  const ordered = await user.call("POST", "/api/task", {
    taskData: {
      storyType: "poetry_story",
      fullStory: story,
      voiceLanguage: "english",
      music: "none",
      enableSubtitle: true,
      review: "storyboard",
    },
  });
  expect(ordered.status).toBe(201);
  const { taskId } = ordered.body;
  await user.call("POST", `/api/task/${taskId}/start`);
  const kills = ["voices", "pictures", "pictures"].map((stage) => [stage, thisRelease] as const);
  const drawn = await killInStages(taskId, kills);
  await editDespiteKills(taskId);
  await expectMadeOnce(drawn);
  await expectMadeOnce(await killInStages(taskId, [["film", thisRelease]]));
  const film = await statusOf(taskId);

  expect(film.error_message, await failures()).toBeUndefined();
  expect(film.process_status).toBe("completed");
  const paid = await expectSettled();
  await expectPlays(film.final_video_url);

  const { scenes, revision } = (await user.call("GET", `/api/task/${taskId}/scenes`)).body.data;
  const edits = [
    { type: "rewrite", scene: 1, narration: "A small owl sat on a tower and could not sleep." },
    { type: "add", position: scenes.length + 1, narration: "The moon smiled.", prompt: "The moon over a city" },
  ];
  const cut = await user.call("POST", `/api/task/${taskId}/cuts`, { revision, edits });
  expect(cut).toMatchObject({ status: 201, body: { data: { credits: 1 } } });
  const upgrades = [
    ["voices", otherRelease.root],
    ["pictures", thisRelease],
    ["film", otherRelease.root],
  ] as const;
  await expectMadeOnce(await killInStages(cut.body.data.cut_task_id, upgrades));
  const done = await statusOf(taskId);

  expect(done.new_cut, await failures()).toBeUndefined();
  expect(done).toMatchObject({ process_status: "completed", cut: 2 });
  expect((await expectSettled()).balance).toBe(paid.balance - 1);
  for (const url of [film.final_video_url, done.final_video_url]) await expectPlays(url);
}, 1_500_000);
