import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { AnimationAgent } from "@animation-agent/sdk";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notSignedIn } from "#contract/errors.ts";
import { pollingCode } from "#contract/examples/client-code.ts";
import { type CodeLanguage, orderCode } from "#contract/examples/order-code.ts";
import { type OrderMode, orderModes } from "#contract/order/order-field.ts";
import { demo } from "#local/demo/accounts.ts";
import { startLocal } from "#local/local.ts";
import { type Answer, type Call, signedIn, waitUntil } from "./product-process.ts";

const run = promisify(execFile);

let data: string;
let product: Awaited<ReturnType<typeof startLocal>>;
let call: Call;
let sub: string;
let key: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "developers-"));
  // An ordered film must still be pending when the next example edits it.
  product = await startLocal({ port: 0, data, settings: { EDIT_SECONDS: "600", FILM_SHORT_SIDE: "360" } });
  ({ call, sub } = await signedIn(product.site, demo));
  key = (await call("POST", `/api/user/${sub}/api-key/generate`, { mode: "test" })).body.data.api_key;
});
afterAll(async () => {
  await product?.stop();
  await rm(data, { recursive: true, force: true });
});

/** Calls the API with a bearer token, or without one. */
const as = async (bearer: string | undefined, method: string, path: string, body?: object) => {
  const answer = await fetch(product.site + path, {
    method,
    headers: { "content-type": "application/json", ...(bearer && { authorization: `Bearer ${bearer}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  // The gateway's own errors are JSON too.
  return { status: answer.status, body: (await answer.json()) as Answer };
};
const credits = () => `/api/user/${sub}/credits`;
const history = async (): Promise<Answer[]> =>
  (await as(key, "GET", `/api/user/${sub}/api-usage-history`)).body.data.tasks;

/** Runs an example as a reader would. Returns its output. */
const example = async (language: CodeLanguage, code: string): Promise<string> => {
  const file = join(data, { javascript: "order.mjs", python: "order.py", curl: "order.sh" }[language]);
  await writeFile(file, code);
  const program = { javascript: process.execPath, python: "python3", curl: "sh" }[language];
  return (await run(program, [file])).stdout;
};
const hasPython = (() => {
  try {
    execFileSync("python3", ["-c", "import urllib.request"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

describe("the gateway", () => {
  it("lets a user and an API key read the same data, and refuses others", async () => {
    expect((await call("GET", credits())).status).toBe(200);
    expect((await as(key, "GET", credits())).status).toBe(200);
    const refused = (error: unknown) => ({ status: 401, body: { success: false, code: "unauthenticated", error } });
    for (const bearer of [undefined, "a.b.c"]) expect(await as(bearer, "GET", credits())).toEqual(refused(notSignedIn));
    for (const bearer of ["nonsense", `${key.slice(0, -1)}_`])
      expect(await as(bearer, "GET", credits())).toEqual(refused(expect.stringContaining("This API key is not valid")));
  });

  it("refuses API keys at endpoints without a scope and for other users", async () => {
    expect((await as(key, "GET", `/api/user/${sub}/api-key`)).status).toBe(401);
    expect((await as(key, "GET", "/api/user/bob/credits")).status).toBe(403);
    expect((await as(key, "POST", "/api/webhook/incoming/bob", { input_story: "A fox" })).status).toBe(403);
  });

  it("refuses a replaced key at once", async () => {
    const live = async () => (await call("POST", `/api/user/${sub}/api-key/generate`)).body.data;
    const first = await live();
    const before = await as(first.api_key, "GET", credits());
    const second = await live();

    expect(before.status).toBe(200);
    expect((await as(first.api_key, "GET", credits())).status).toBe(401);
    expect((await as(second.api_key, "GET", credits())).status).toBe(200);
    await call("DELETE", `/api/user/${sub}/api-key/${second.id}`);
    expect((await as(second.api_key, "GET", credits())).status).toBe(401);
  });

  it("returns the OpenAPI description without a token", async () => {
    const { status, body } = await as(undefined, "GET", "/api/openapi.json");

    expect(status).toBe(200);
    expect(body).toMatchObject({ openapi: "3.1.0", paths: { "/api/webhook/incoming/{userId}": expect.anything() } });
    const guide = await fetch(`${product.site}/documentation.md`);
    expect(guide.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(await guide.text()).toMatch(/^# API & Webhook Documentation\n/);
  });
});

describe("the examples", () => {
  const order = (mode: OrderMode, language: CodeLanguage, taskId?: string) =>
    example(language, orderCode(mode, language, { host: product.site, userId: sub, key, ...(taskId && { taskId }) }));
  const orders = async (language: CodeLanguage) => {
    await order("create", language);
    const [{ task_id }] = await history();
    await order("edit", language, task_id);
    await order("repeat", language, task_id);
    const [repeated] = await history();
    return { created: (await as(key, "GET", `/api/task/${task_id}/status`)).body.data, repeated };
  };

  it.each(["javascript", "curl"] as const)("order, edit and repeat a film in %s", async (language) => {
    const { created, repeated } = await orders(language);

    expect(created).toMatchObject({
      triggered_by: "api_call",
      test: true,
      credit_cost: 0,
      code_name: "The fox and the star",
      image_illustration_style: "Pixel Art",
    });
    expect(repeated).toMatchObject({ code_name: "The fox and the star", process_status: "pending" });
    expect(repeated.task_id).not.toBe(created.task_id);
  });

  it.runIf(hasPython)("order, edit and repeat a film in Python", async () => {
    const { created, repeated } = await orders("python");

    expect(created).toMatchObject({ test: true, image_illustration_style: "Pixel Art" });
    expect(repeated.task_id).not.toBe(created.task_id);
  });

  it("continue a completed film in every language", async () => {
    const fullStory = "The owl sang to the moon, and the moon came closer to hear it.";
    const taskData = { storyType: "poetry_story", fullStory, voiceLanguage: "english", music: "none" };
    const { taskId } = (await call("POST", "/api/task", { taskData })).body;
    await call("POST", `/api/task/${taskId}/start`);
    const film = async () => (await as(key, "GET", `/api/task/${taskId}/status`)).body.data.process_status;
    await waitUntil(async () => (await film()) === "completed");

    for (const language of hasPython ? (["javascript", "python", "curl"] as const) : (["javascript", "curl"] as const))
      expect(await order("continue", language, taskId)).toMatch(/api_\w+.*pending/s);
    const sequels = (await history()).slice(0, 2);
    expect(sequels).toMatchObject([{ test: true, story_type: "poetry_story" }, { story_type: "poetry_story" }]);
  });

  it("print why an order is refused", async () => {
    await expect(order("continue", "javascript", "api_of_nobody")).rejects.toThrow(/404 not_found: Task not found/);
    expect(await order("continue", "curl", "api_of_nobody")).toContain("Task not found");
    expect(orderModes).toContain("continue");
  });

  it("follow a film to its end", async () => {
    const { data: made } = (await as(key, "POST", `/api/webhook/incoming/${sub}`, { input_story: "A fox" })).body;
    await as(key, "POST", `/api/task/${made.task_id}/cancel`);

    const said = await example(
      "javascript",
      pollingCode({ host: product.site, userId: sub, key, taskId: made.task_id }),
    );

    expect(said).toBe("failed Cancelled by user\n");
  });
});

describe("the SDK", () => {
  const connect = (apiKey = key) => new AnimationAgent({ url: product.site, apiKey, userId: sub });
  /** Only a live key changes films that were paid for. */
  const connectLive = async () =>
    connect((await call("POST", `/api/user/${sub}/api-key/generate`, { mode: "live" })).body.data.api_key);

  it("orders, edits, watches and cancels a film", async () => {
    const agent = connect();
    const { task_id, test } = await agent.order({ input_story: "A fox learns to sail", video_duration: 3 });
    await agent.edit(task_id, { illustration_style: "Watercolor" });
    const pending = await agent.film(task_id);
    await agent.cancel(task_id);

    expect(test).toBe(true);
    expect(pending).toMatchObject({ process_status: "pending", image_illustration_style: "Watercolor" });
    expect(await agent.finished(task_id)).toMatchObject({ process_status: "failed" });
    expect((await agent.quote(3)).credits).toBe(10);
    await expect(agent.edit(task_id, { illustration_style: "Anime Style" })).rejects.toMatchObject({ status: 409 });
  });

  it("finds the completed film and saves it", async () => {
    const agent = connect();
    const { value } = await agent.films({ status: "completed" }).next();
    await agent.save(value?.task_id, "video", join(data, "film.mp4"));

    expect((await stat(join(data, "film.mp4"))).size).toBeGreaterThan(100_000);
  });

  it("uploads a picture, and says what a cut of the completed film with it would cost", async () => {
    const agent = await connectLive();
    const { value } = await agent.films({ status: "completed" }).next();
    const file = join(data, "harbour.png");
    await writeFile(
      file,
      await sharp({ create: { width: 640, height: 360, channels: 3, background: "teal" } })
        .png()
        .toBuffer(),
    );

    const { id } = await agent.upload(file, { assetType: "image" });
    const { scenes, revision, editing } = await agent.scenes(value?.task_id);
    const edits = [{ type: "own_picture" as const, scene: scenes[0]?.id ?? 0, asset_id: id }];
    const price = await agent.editScenes(value?.task_id, { revision, edits, dry_run: true });

    expect(editing.makes_cut).toBe(true);
    expect(price).toMatchObject({ credits: 0, pictures: [scenes[0]?.id], narrations: [] });
    await writeFile(file, "no picture");
    await expect(agent.upload(file, { assetType: "image" })).rejects.toMatchObject({ status: 415 });
  });

  it("shares the completed film and stops that; lists the presets", async () => {
    const agent = await connectLive();
    const { value } = await agent.films({ status: "completed" }).next();
    const settings = { voiceLanguage: "german" };
    await call("POST", `/api/user/${sub}/presets`, { name: "Owls", settings });

    expect(await agent.share(value?.task_id, true)).toMatchObject({ watch_id: expect.any(String) });
    expect(await agent.share(value?.task_id, false)).not.toHaveProperty("watch_id");
    expect(await agent.presets()).toMatchObject([{ name: "Owls", settings }]);
  });
});

it("charges no credits for orders of a test key", async () => {
  const before = (await call("GET", credits())).body.data;

  await as(key, "POST", `/api/webhook/incoming/${sub}`, { input_story: "A fox", video_duration: 30 });

  const [ordered] = await history();
  expect(ordered).toMatchObject({ test: true, credit_cost: 0 });
  expect((await call("GET", credits())).body.data).toEqual(before);
});
