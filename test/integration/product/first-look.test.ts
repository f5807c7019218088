import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lengths } from "#contract/catalogue/lengths.ts";
import { demo } from "#local/demo/accounts.ts";
import { startLocal } from "#local/local.ts";
import { type Answer, type Call, creditsOf, filesOf, signedIn, taskOf, waitUntil } from "./product-process.ts";

/** A story of 20 seconds, so that its film has two scenes and is made quickly. */
const story = Array.from({ length: 4 }, (_, n) => `The owl sang song ${n} to the moon, and the moon came closer.`);

let data: string;
let product: Awaited<ReturnType<typeof startLocal>>;
let call: Call;
let sub: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "first-look-"));
  product = await startLocal({ port: 0, data, settings: { FILM_SHORT_SIDE: "360" } });
  ({ call, sub } = await signedIn(product.site, demo));
});
afterAll(async () => {
  await product?.stop();
  await rm(data, { recursive: true, force: true });
});

const firstLook = async (): Promise<string> => {
  const taskData = {
    storyType: "poetry_story",
    music: "none",
    fullStory: story.join(" "),
    voiceLanguage: "english",
    review: "first_scene",
  };
  const { status, body } = await call("POST", "/api/task", { taskData });
  expect([status, body.error]).toEqual([201, undefined]);
  await call("POST", `/api/task/${body.taskId}/start`);
  return body.taskId;
};
const isReady = async (id: string) => (await taskOf(call, id)).progress.review === "first_scene";

it("makes one scene for one credit, and then the film with it for the rest of its price", async () => {
  const before = await creditsOf(call, sub);
  const price = lengths[3].credits;

  const id = await firstLook();
  await waitUntil(() => isReady(id));

  const { scenes } = (await call("GET", `/api/task/${id}/scenes`)).body.data;
  expect(scenes.length).toBeGreaterThan(1);
  expect(scenes.map(({ picture_url, audio_url }: Answer) => [Boolean(picture_url), Boolean(audio_url)])).toEqual(
    scenes.map((_: unknown, at: number) => [at === 0, at === 0]),
  );
  expect(await creditsOf(call, sub)).toMatchObject({ balance: before.balance - 1, held: 1 });
  expect(await taskOf(call, id)).toMatchObject({
    credits_due: price - 1,
    progress: { label: "Your first scene is ready for review" },
  });
  const made = await filesOf(data);

  const [once, again] = [
    await call("POST", `/api/task/${id}/review/continue`),
    await call("POST", `/api/task/${id}/review/continue`),
  ];
  expect([once.status, again.status]).toEqual([200, 200]);
  expect(await creditsOf(call, sub)).toMatchObject({ balance: before.balance - price, held: price });
  await waitUntil(async () => ["completed", "failed"].includes((await taskOf(call, id)).process_status));

  const done = await taskOf(call, id);
  expect(done.error_message).toBeUndefined();
  expect(done.credits_due).toBeUndefined();
  const files = await filesOf(data);
  // Nothing of the first look was made again.
  for (const [key, time] of made) expect([key, files.get(key)]).toEqual([key, time]);
  const after = await creditsOf(call, sub);
  expect(after.held).toBe(0);
  expect(after.balance + after.total_spent).toBe(after.total_earned);
  const { entries } = (await call("GET", `/api/user/${sub}/ledger?limit=50`)).body.data;
  const lines = entries.filter(({ ref }: Answer) => ref === id).map(({ type, amount }: Answer) => [type, amount]);
  expect(lines).toEqual(
    expect.arrayContaining([
      ["reserve", -1],
      ["reserve", -(price - 1)],
    ]),
  );
});

it("costs one credit if its owner cancels it when its scene is made", async () => {
  const before = await creditsOf(call, sub);

  const id = await firstLook();
  await waitUntil(() => isReady(id));
  await call("POST", `/api/task/${id}/cancel`);

  expect(await creditsOf(call, sub)).toMatchObject({
    balance: before.balance - 1,
    held: 0,
    total_spent: before.total_spent + 1,
  });
});
