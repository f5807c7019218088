import { describe, expect, it } from "vitest";
import { routes as accountRoutes } from "#functions/api/account/index.ts";
import { routes } from "#functions/api/developers/index.ts";
import { routes as taskRoutes } from "#functions/api/tasks/index.ts";
import { routes as webhookRoutes } from "#functions/api/webhooks/index.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { fakeDeliveryPorts } from "#test/support/deliveries.ts";
import { fakePorts, type Given } from "#test/support/ports.ts";
import { context, request } from "#test/support/request.ts";
import { makeTask } from "#test/support/task.ts";

type Sent = NonNullable<Parameters<typeof request>[2]>;

/** The developers function over a world in memory, as Ada calls it: signed in, or with a key. */
const makeClient = (given: Given = {}, served: readonly unknown[] = routes) => {
  const deps = { ...fakeDeliveryPorts(given), ...fakePorts(given) };
  // The routes ask only for what the fake ports have.
  const handler = httpHandler(served as readonly Route<typeof deps>[], () => deps);
  const call = async (method: string, path: string, sent: Sent = {}, authorizer?: object) => {
    const [, userId] = /^\/(?:user|webhook\/incoming)\/([^/]+)/.exec(path) ?? [];
    const [, keyId] = /\/api-key\/([^/]+)$/.exec(path) ?? [];
    const [, id] = /^\/task\/([^/]+)/.exec(path) ?? [];
    const params = { ...(userId && { userId }), ...(keyId && { keyId }), ...(id && { id }) };
    const event = request(method, path, { params, ...sent });
    if (authorizer) event.requestContext.authorizer = authorizer;
    const { statusCode, body } = await handler(event, context);
    return { status: statusCode, ...JSON.parse(body) };
  };
  return { deps, call };
};
/** As our own authorizer tells a function of a key. */
const withKey = (given: object = {}) => ({
  principalId: "ada",
  userId: "ada",
  keyId: "key_1",
  mode: "live",
  scopes: "tasks:read tasks:write",
  ...given,
});

describe("API keys", () => {
  it("are returned in full once, and masked afterwards", async () => {
    const { call } = makeClient();
    const none = await call("GET", "/user/ada/api-key");

    const made = await call("POST", "/user/ada/api-key/generate");
    const shown = await call("GET", "/user/ada/api-key");

    expect(none).toMatchObject({ success: true, data: null, keys: [] });
    expect(made).toMatchObject({ status: 201, data: { status: "active", mode: "live" } });
    expect(made.data.api_key).toMatch(/^aa_live_\w{46}$/);
    expect(shown.data).toEqual({
      ...made.data,
      api_key: `${made.data.api_key.slice(0, 12)}...${made.data.api_key.slice(-4)}`,
    });
    expect(JSON.stringify([made, shown])).not.toMatch(/hash|user_id/);
  });

  it("can be limited to a mode and scopes", async () => {
    const { call } = makeClient();

    const { data } = await call("POST", "/user/ada/api-key/generate", {
      body: { mode: "test", scopes: ["tasks:read"] },
    });

    expect(data).toMatchObject({ mode: "test", scopes: ["tasks:read"] });
    expect(data.api_key).toMatch(/^aa_test_/);
    expect(await call("POST", "/user/ada/api-key/generate", { body: { scopes: [] } })).toMatchObject({
      status: 400,
      error: "A key needs at least one scope.",
    });
  });

  it("can be revoked by their owner", async () => {
    const { call } = makeClient();
    const { data } = await call("POST", "/user/ada/api-key/generate");

    expect(await call("DELETE", `/user/ada/api-key/${data.id}`)).toMatchObject({ data: { status: "revoked" } });
    expect(await call("GET", "/user/ada/api-key")).toMatchObject({ data: null, keys: [{ status: "revoked" }] });
    expect(await call("DELETE", "/user/ada/api-key/key_of_nobody")).toMatchObject({ status: 404 });
  });
});

describe("another user", () => {
  it.each([
    ["GET", "/user/bob/api-key", {}],
    ["POST", "/user/bob/api-key/generate", {}],
    ["DELETE", "/user/bob/api-key/key_1", {}],
    ["GET", "/user/bob/api-usage-history", {}],
  ])("is refused: %s %s", async (method, path, sent) => {
    const { call, deps } = makeClient();

    expect(await call(method, path, sent)).toMatchObject({ status: 403, code: "forbidden" });
    expect(deps.committed).toEqual([]);
  });

  it("is refused at the incoming webhook, even with a key of their own", async () => {
    const { call, deps } = makeClient();

    const answer = await call("POST", "/webhook/incoming/bob", { body: { input_story: "A fox" } }, withKey());

    expect(answer).toMatchObject({ status: 403, code: "forbidden" });
    expect(deps.committed).toEqual([]);
  });
});

describe("POST /api/webhook/incoming/{userId}", () => {
  const body = { input_story: "A fox learns to sail", video_duration: 3 };

  it("returns the task, its price and its status URL", async () => {
    const { call, deps } = makeClient();

    const answer = await call("POST", "/webhook/incoming/ada", { body }, withKey());

    expect(answer).toEqual({
      status: 201,
      success: true,
      data: {
        taskId: "api_1",
        creditCost: 10,
        task_id: "api_1",
        process_status: "pending",
        credit_cost: 10,
        code_name: "A fox learns to sail",
        status_url: "/api/task/api_1/status",
        test: false,
      },
      taskId: "api_1",
      creditCost: 10,
    });
    expect(deps.account).toMatchObject({ held: 10 });
  });

  it("charges no credits for a test key", async () => {
    const { call, deps } = makeClient({ available: 0 });

    const answer = await call("POST", "/webhook/incoming/ada", { body }, withKey({ mode: "test" }));

    expect(answer).toMatchObject({ status: 201, creditCost: 0, data: { test: true } });
    expect(deps.task("api_1")).toMatchObject({ test: true });
  });

  it("creates one order per Idempotency-Key, and refuses a different order with the same key", async () => {
    const { call, deps } = makeClient();
    const headers = { "Content-Type": "application/json", "Idempotency-Key": "order-1" };
    const first = await call("POST", "/webhook/incoming/ada", { body, headers }, withKey());

    const again = await call("POST", "/webhook/incoming/ada", { body, headers }, withKey());
    const other = await call(
      "POST",
      "/webhook/incoming/ada",
      { body: { ...body, video_duration: 5 }, headers },
      withKey(),
    );

    expect(again).toEqual(first);
    expect(other).toMatchObject({ status: 422, code: "idempotency_mismatch" });
    expect(deps.account).toMatchObject({ held: 10 });
  });

  it("returns 402 with the balance and the price", async () => {
    const { call } = makeClient({ available: 4 });

    expect(await call("POST", "/webhook/incoming/ada", { body }, withKey())).toMatchObject({
      status: 402,
      code: "insufficient_credits",
      balance: 4,
      price: 10,
    });
  });

  it("names the invalid field", async () => {
    const { call } = makeClient();

    expect(await call("POST", "/webhook/incoming/ada", { body: {} }, withKey())).toMatchObject({
      status: 400,
      error: "input_story is required.",
      fields: [{ field: "input_story" }],
    });
  });

  it("requires a key with the scope tasks:write; a user token is not enough", async () => {
    const { call, deps } = makeClient();

    expect(await call("POST", "/webhook/incoming/ada", { body })).toMatchObject({
      status: 401,
      error: "You need an API key to use this endpoint.",
    });
    expect(await call("POST", "/webhook/incoming/ada", { body }, withKey({ scopes: "tasks:read" }))).toMatchObject({
      status: 403,
      error: "The API key lacks the scope tasks:write.",
    });
    expect(deps.committed).toEqual([]);
  });
});

describe("GET /api/user/{userId}/api-usage-history", () => {
  it("lists orders of programs with the six fields of the specification", async () => {
    const tasks = [makeTask({ task_id: "api_1", triggered_by: "api_call" }), makeTask({ task_id: "web_1" })];
    const { call } = makeClient({ tasks });

    const { data } = await call("GET", "/user/ada/api-usage-history", { query: { limit: "10" } }, withKey());

    expect(data.tasks).toEqual([
      {
        task_id: "api_1",
        code_name: "Fairytale Story - A fox learns to sail",
        story_type: "fairytale_story",
        task_created_at: "2026-01-01T00:00:00.000Z",
        credit_cost: 10,
        process_status: "pending",
      },
    ]);
    expect(await call("GET", "/user/ada/api-usage-history", { query: { limit: "0" } })).toMatchObject({ status: 400 });
  });
});

describe("an API key", () => {
  it("cannot manage API keys", async () => {
    const { call } = makeClient();

    expect(await call("POST", "/user/ada/api-key/generate", {}, withKey())).toMatchObject({
      status: 403,
      error: "An API key cannot make this call. Please log in.",
    });
  });

  it("in test mode cannot change a paid film", async () => {
    const { call, deps } = makeClient({ tasks: [makeTask()] }, taskRoutes);

    for (const [method, path] of [
      ["POST", "/task/web_1/start"],
      ["POST", "/task/web_1/cancel"],
      ["POST", "/task/web_1/retry"],
      ["DELETE", "/task/web_1"],
    ] as const)
      expect(await call(method, path, {}, withKey({ mode: "test" }))).toMatchObject({ status: 403 });
    expect(deps.committed).toEqual([]);
  });

  it("with tasks:write can start a film, but cannot read tasks without tasks:read", async () => {
    const { call } = makeClient({ tasks: [makeTask()] }, taskRoutes);
    const writes = withKey({ scopes: "tasks:write" });

    expect(await call("POST", "/task/web_1/start", {}, writes)).toMatchObject({ status: 200 });
    expect(await call("GET", "/task/web_1/status", {}, writes)).toMatchObject({
      status: 403,
      error: "The API key lacks the scope tasks:read.",
    });
  });

  it("asks for prices with tasks:read", async () => {
    const { call } = makeClient({ available: 12 }, accountRoutes);

    expect(
      await call("POST", "/quote", { body: { videoDuration: 3 } }, withKey({ scopes: "tasks:read" })),
    ).toMatchObject({ status: 200, data: { credits: 10 } });
  });

  it("changes the webhook only with webhooks:write, and only its owner's", async () => {
    const { call } = makeClient({}, webhookRoutes);
    const body = { webhook_url: "https://hooks.partner.com/in" };

    expect(await call("POST", "/user/ada/webhook-config", { body }, withKey())).toMatchObject({
      status: 403,
      error: "The API key lacks the scope webhooks:write.",
    });
    expect(
      await call("POST", "/user/ada/webhook-config", { body }, withKey({ scopes: "webhooks:write" })),
    ).toMatchObject({ status: 200, data: { is_active: true } });
    expect(
      await call("POST", "/user/bob/webhook-config", { body }, withKey({ scopes: "webhooks:write" })),
    ).toMatchObject({ status: 403 });
  });
});
