import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demo } from "#local/demo/accounts.ts";
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

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "product-"));
  port = await freePort();
  product = await start(data, port);
});
afterAll(async () => {
  await product?.kill();
  await rm(data, { recursive: true, force: true });
});

const story =
  "A small owl sat on the tallest tower of the city. She could not sleep, because the moon had lost its voice. " +
  "So she flew up to it and sang. In the morning everybody said that the night had been kind.";

it("finishes a film despite repeated kills, makes each artifact once and charges once", async () => {
  let user = await signedIn(product.site, demo);
  const ordered = await user.call("POST", "/api/task", {
    taskData: { storyType: "poetry_story", fullStory: story, voiceLanguage: "english", enableSubtitle: true },
  });
  expect(ordered.status).toBe(201);
  const { taskId } = ordered.body;
  const status = async (): Promise<Answer> => (await user.call("GET", `/api/task/${taskId}/status`)).body.data;
  await user.call("POST", `/api/task/${taskId}/start`);

  let before = new Map<string, number>();
  let saidBefore = "";
  const failures = async () => `${await failuresOf(data)}\n${saidBefore}${product.errors()}`;
  for (const stage of ["voices", "pictures", "pictures", "film"]) {
    await waitUntil(async () => {
      const task = await status();
      if (task.process_status === "failed")
        throw new Error(`The product failed the film before ${stage}: ${task.error_message}\n${await failures()}`);
      return task.progress.stage === stage || task.process_status === "completed";
    });
    await product.kill();
    saidBefore += product.errors();
    const now = await filesOf(data);
    for (const [key, time] of before) expect([key, now.get(key)]).toEqual([key, time]);
    before = now;
    product = await start(data, port);
    user = await signedIn(product.site, demo);
  }
  await waitUntil(async () => (await status()).process_status !== "in_progress");
  const task = await status();

  expect(task.error_message, await failures()).toBeUndefined();
  expect(task.process_status).toBe("completed");
  const after = await filesOf(data);
  for (const [key, time] of before) expect([key, after.get(key)]).toEqual([key, time]);
  const { body } = await user.call("GET", `/api/user/${user.sub}/credits`);
  expect(body.data.held).toBe(0);
  expect(body.data.balance + body.data.total_spent).toBe(body.data.total_earned);
  const film = await fetch(task.final_video_url, { headers: { range: "bytes=0-99" } });
  expect(film.status).toBe(206);
}, 1_200_000);
