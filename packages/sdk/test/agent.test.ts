import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, it } from "vitest";
import { AnimationAgent, verifyWebhook, WebhookVerificationError } from "../src/index.ts";
import { type Reply, startService } from "./service.ts";

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A client of a service that gives these replies, one after the other. */
const connect = async (...replies: readonly Reply[]) => {
  const rest = [...replies];
  const service = await startService(() => rest.shift() ?? { status: 404, body: failure("not_found", "Not found") });
  stops.push(service.stop);
  const agent = new AnimationAgent({ url: `${service.url}/`, apiKey: "aa_test_1", userId: "ada" });
  return { agent, ...service };
};
const failure = (code: string, error: string, more: object = {}) => ({ success: false, code, error, ...more });
const film = (given: object) => ({ success: true, data: { task_id: "api_1", ...given } });

describe("an order", () => {
  it("carries the key, the fields and an idempotency key of its own", async () => {
    const receipt = { task_id: "api_1", credit_cost: 10 };
    const { agent, asked } = await connect({ status: 201, body: { success: true, data: receipt } });

    expect(await agent.order({ input_story: "A fox", video_duration: 3 })).toEqual(receipt);

    expect(asked).toMatchObject([
      {
        method: "POST",
        path: "/api/webhook/incoming/ada",
        headers: { authorization: "Bearer aa_test_1", "idempotency-key": expect.stringMatching(/^[\w-]{36}$/) },
        body: { input_story: "A fox", video_duration: 3 },
      },
    ]);
  });

  it("is repeated with the same key after an error of the server", async () => {
    const { agent, asked } = await connect(
      { status: 502, body: failure("internal", "Bad gateway") },
      { status: 201, body: { success: true, data: { task_id: "api_1" } } },
    );

    expect(await agent.order({ input_story: "A fox" })).toMatchObject({ task_id: "api_1" });

    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatchObject({ body: { input_story: "A fox" } });
    expect(new Set(asked.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  it("that is refused is an error with the code, the sentence and the fields of the service", async () => {
    const fields = [{ field: "input_story", message: "Required" }];
    const { agent } = await connect({
      status: 400,
      body: failure("invalid_request", "input_story is required.", { fields }),
    });

    await expect(agent.order({})).rejects.toMatchObject({
      name: "ApiError",
      status: 400,
      code: "invalid_request",
      message: "input_story is required.",
      fields,
    });
  });

  it("is changed by an edit", async () => {
    const { agent, asked } = await connect({ status: 201, body: { success: true, data: { task_id: "api_1" } } });

    await agent.edit("api_1", { input_story: "A bear" });

    expect(asked[0]?.body).toEqual({ mode: "edit", task_id: "api_1", input_story: "A bear" });
  });
});

describe("a call", () => {
  it("waits as long as a limit asks", async () => {
    const limited = failure("too_many_requests", "Too many requests");
    const { agent, asked } = await connect(
      { status: 429, headers: { "retry-after": "0.01" }, body: limited },
      { body: film({ process_status: "pending" }) },
    );

    expect(await agent.film("api_1")).toMatchObject({ process_status: "pending" });
    expect(asked).toHaveLength(2);
  });

  it("that could do something twice is not repeated", async () => {
    const { agent, asked } = await connect({ status: 503, body: failure("capacity", "Busy") });

    await expect(agent.cancel("api_1")).rejects.toMatchObject({ status: 503, code: "capacity" });
    expect(asked).toHaveLength(1);
  });

  it("to something else than the API says so", async () => {
    const { agent } = await connect({ status: 404, body: "<html>nothing here</html>" });

    await expect(agent.film("api_1")).rejects.toMatchObject({
      code: "unknown",
      message: "The service answered 404 Not Found",
    });
  });
});

describe("watching", () => {
  it("yields each version once and ends with the film", async () => {
    const { agent, asked } = await connect(
      { headers: { etag: '"1"' }, body: film({ process_status: "in_progress" }) },
      { status: 304 },
      { headers: { etag: '"2"' }, body: film({ process_status: "completed" }) },
    );

    const seen: string[] = [];
    for await (const { process_status } of agent.watch("api_1", { everySeconds: 0 })) seen.push(process_status);

    expect(seen).toEqual(["in_progress", "completed"]);
    expect(asked.map(({ headers }) => headers["if-none-match"])).toEqual([undefined, '"1"', '"1"']);
  });

  it("stops when it is aborted", async () => {
    const { agent } = await connect({ body: film({ process_status: "pending" }) });
    const abort = new AbortController();
    const watch = agent.watch("api_1", { signal: abort.signal });

    await watch.next();
    abort.abort();

    await expect(watch.next()).rejects.toMatchObject({ name: "AbortError" });
  });
});

it("lists the films of all pages", async () => {
  const page = (ids: readonly string[], next_cursor?: string) => ({
    body: { success: true, data: { tasks: ids.map((task_id) => ({ task_id })), pagination: { next_cursor } } },
  });
  const { agent, asked } = await connect(page(["a", "b"], "more"), page(["c"]));

  const ids: string[] = [];
  for await (const { task_id } of agent.films({ status: "completed", text: "owl" })) ids.push(task_id);

  expect(ids).toEqual(["a", "b", "c"]);
  expect(asked.map(({ path }) => path)).toEqual([
    "/api/user/ada/tasks?limit=50&status=completed&text=owl",
    "/api/user/ada/tasks?limit=50&status=completed&text=owl&cursor=more",
  ]);
});

describe("a review", () => {
  it("shows the scenes, takes edits of them with a key of their own, and is continued", async () => {
    const result = { revision: 2, credits: 0, narrations: [7], pictures: [], balance: 5, missing: 0 };
    const { agent, asked } = await connect(
      { status: 200, body: { success: true, data: { scenes: [{ id: 7 }], revision: 1 } } },
      { status: 200, body: { success: true, data: result } },
      { status: 200, body: film({}) },
    );

    const { scenes, revision } = await agent.scenes("api_1");
    const edits = [{ type: "rewrite" as const, scene: scenes[0]?.id ?? 0, narration: "An owl waits." }];
    expect(await agent.editScenes("api_1", { revision, edits })).toEqual(result);
    await agent.continueReview("api_1");

    expect(asked).toMatchObject([
      { method: "GET", path: "/api/task/api_1/scenes" },
      {
        method: "POST",
        path: "/api/task/api_1/scenes/edits",
        headers: { "idempotency-key": expect.stringMatching(/^[\w-]{36}$/) },
        body: { revision: 1, edits },
      },
      { method: "POST", path: "/api/task/api_1/review/continue" },
    ]);
  });
});

describe("a new cut", () => {
  it("is started with edits, once", async () => {
    const started = { revision: 1, credits: 1, cut: 2, cut_task_id: "cut_api_1" };
    const { agent, asked } = await connect({ status: 201, body: { success: true, data: started } });
    const edits = [{ type: "redraw" as const, scene: 3 }];

    expect(await agent.makeCut("api_1", { revision: 1, edits })).toEqual(started);

    expect(asked).toMatchObject([
      {
        method: "POST",
        path: "/api/task/api_1/cuts",
        headers: { "idempotency-key": expect.stringMatching(/^[\w-]{36}$/) },
        body: { revision: 1, edits },
      },
    ]);
  });
});

it("a film is kept longer, once", async () => {
  const film = { task_id: "api_1", expires_at: "2026-02-07T00:00:00.000Z" };
  const { agent, asked } = await connect({ body: { success: true, data: film } });

  expect(await agent.extend("api_1", "keep-1")).toEqual(film);

  expect(asked).toMatchObject([
    { method: "POST", path: "/api/task/api_1/extension", headers: { "idempotency-key": "keep-1" } },
  ]);
});

it("a film is published on YouTube and followed to its end", async () => {
  const upload = (state: string) => ({ body: { success: true, data: { state, percent: 0, warnings: [] } } });
  const { agent, asked } = await connect(upload("uploading"), upload("uploading"), upload("published"));

  await agent.publishOnYouTube("api_1", { privacy: "unlisted" });
  const states: string[] = [];
  for await (const { state } of agent.watchYouTube("api_1", { everySeconds: 0 })) states.push(state);

  expect(states).toEqual(["uploading", "published"]);
  expect(asked[0]).toMatchObject({ path: "/api/task/api_1/youtube", body: { privacy: "unlisted" } });
});

describe("a download", () => {
  const files = (url: string) => ({
    body: {
      success: true,
      data: { files: [{ kind: "video", file_name: "fox.mp4", url }], expires_at: "", files_expired: false },
    },
  });

  it("is saved as a whole", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sdk-"));
    stops.push(() => rm(folder, { recursive: true }));
    const media = await connect({ body: "film" });
    const { agent } = await connect(files(`${media.url}/fox.mp4`));

    await agent.save("api_1", "video", join(folder, "fox.mp4"));

    expect(await readFile(join(folder, "fox.mp4"), "utf8")).toBe("film");
    expect(media.asked[0]?.headers.authorization).toBeUndefined();
  });

  it("that breaks off leaves no file", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sdk-"));
    stops.push(() => rm(folder, { recursive: true }));
    const media = await connect({ headers: { "content-length": "100" }, body: "half" });
    const { agent } = await connect(files(`${media.url}/fox.mp4`));
    const saved = agent.save("api_1", "video", join(folder, "fox.mp4"));
    await expect.poll(() => media.asked.length).toBe(1);
    await media.stop();

    await expect(saved).rejects.toThrow();
    expect(existsSync(join(folder, "fox.mp4"))).toBe(false);
    expect(existsSync(join(folder, "fox.mp4.part"))).toBe(false);
  });
});

describe("a webhook message", () => {
  const secret = `whsec_${Buffer.from("a secret of 24 bytes ...").toString("base64")}`;
  const body = JSON.stringify({ type: "task.completed", event: "task_completed", task: { task_id: "api_1" } });
  const signed = (at: Date) => ({
    "Webhook-Id": "msg_1",
    "webhook-timestamp": `${Math.floor(at.getTime() / 1000)}`,
    "webhook-signature": new Webhook(secret).sign("msg_1", at, body),
  });

  it("is returned if its signature is right", () => {
    expect(verifyWebhook(secret, signed(new Date()), body)).toMatchObject({ task: { task_id: "api_1" } });
  });

  it.each([
    ["another body", signed(new Date()), `${body} `],
    ["a message of ten minutes ago", signed(new Date(Date.now() - 600_000)), body],
    ["no headers", {}, body],
  ])("is refused: %s", (_, headers, text) => {
    expect(() => verifyWebhook(secret, headers, text)).toThrow(WebhookVerificationError);
  });
});
