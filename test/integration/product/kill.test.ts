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
  await waitUntil(async () => !isOpen(await statusOf(id)));
  return before;
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

it("finishes a film despite kills, and its new cut despite a release in each stage; makes and charges once", async () => {
  user = await signedIn(product.site, demo);
  const ordered = await user.call("POST", "/api/task", {
    taskData: { storyType: "poetry_story", fullStory: story, voiceLanguage: "english", enableSubtitle: true },
  });
  expect(ordered.status).toBe(201);
  const { taskId } = ordered.body;
  await user.call("POST", `/api/task/${taskId}/start`);
  const kills = ["voices", "pictures", "pictures", "film"].map((stage) => [stage, thisRelease] as const);
  await expectMadeOnce(await killInStages(taskId, kills));
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
