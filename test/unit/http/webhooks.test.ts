import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { routes } from "#functions/api/webhooks/index.ts";
import { makeRouteClient } from "#test/support/client.ts";
import {
  fakeDeliveryPorts,
  makeDeliveryRecord,
  makeHttpResult,
  makeSecret,
  makeWebhook,
} from "#test/support/deliveries.ts";
import { ofKind } from "#test/support/ports.ts";
import { makeTask } from "#test/support/task.ts";

const config = "/user/ada/webhook-config";
const log = "/user/ada/webhook-deliveries";
const webhook_url = "https://hooks.partner.com/in";

/** The webhooks function over a world in memory, as one user calls it. */
const makeClient = (given: Parameters<typeof fakeDeliveryPorts>[0] = {}) => {
  const deps = fakeDeliveryPorts(given);
  return { deps, call: makeRouteClient(routes, deps) };
};

describe("a webhook's configuration", () => {
  it("is null before it is saved", async () => {
    expect(await makeClient().call("GET", config)).toMatchObject({ status: 200, success: true, data: null });
  });

  it("returns its secret once, when the server creates it", async () => {
    const { call, deps } = makeClient();

    const saved = await call("POST", config, { body: { webhook_url } });
    const again = await call("POST", config, { body: { webhook_url: `${webhook_url}/2` } });
    const shown = await call("GET", config);

    expect(saved).toMatchObject({ status: 200, data: { webhook_url, is_active: true, failure_count: 0 } });
    expect(saved.data.secret).toBe(makeSecret());
    expect(Buffer.from(saved.data.secret.slice(6), "base64")).toHaveLength(24);
    expect(again.data.secret).toBe("whsec_...BwcH");
    expect(shown.data).toEqual({ ...again.data, webhook_url: `${webhook_url}/2` });
    expect(deps.webhook()?.secret).toMatch(/^sealed/);
  });

  it("has messages of stages only if they are asked for, and keeps that", async () => {
    const { call } = makeClient();
    const save = async (body: object) => (await call("POST", config, { body: { webhook_url, ...body } })).data;

    expect(await save({})).toMatchObject({ stage_events: false });
    expect(await save({ stage_events: true })).toMatchObject({ stage_events: true });
    expect(await save({ is_active: false })).toMatchObject({ stage_events: true, is_active: false });
    expect(await save({ stage_events: false })).toMatchObject({ stage_events: false });
    expect(await call("POST", config, { body: { webhook_url, stage_events: "yes" } })).toMatchObject({ status: 400 });
    expect(await call("POST", "/user/bob/webhook-config", { body: { webhook_url, stage_events: true } })).toMatchObject(
      {
        status: 403,
      },
    );
  });

  it("can be switched off and on; switching it on resets its failures", async () => {
    const failed = makeWebhook({
      is_active: false,
      failure_count: 20,
      disabled_reason: "Your endpoint answered 410 Gone.",
    });
    const { call } = makeClient({ webhook: failed });

    expect((await call("GET", config)).data).toMatchObject({
      is_active: false,
      disabled_reason: failed.disabled_reason,
    });
    expect((await call("POST", config, { body: { webhook_url } })).data).toMatchObject({
      is_active: true,
      failure_count: 0,
    });
    expect((await call("POST", config, { body: { webhook_url, is_active: false } })).data).toMatchObject({
      is_active: false,
    });
  });

  it.each([
    ["", "Please configure a webhook URL first"],
    ["   ", "Please configure a webhook URL first"],
    ["http://hooks.partner.com/", "The URL must start with https://"],
    [`https://hooks.partner.com/${"a".repeat(2_048)}`, "The URL is longer than 2,048 characters"],
  ])("refuses the address %j", async (url, error) => {
    const { call, deps } = makeClient();

    expect(await call("POST", config, { body: { webhook_url: url } })).toMatchObject({ status: 400, error });
    expect(deps.committed).toEqual([]);
  });

  it("gets a new secret, returned once; the old one also signs for a day", async () => {
    const { call, deps } = makeClient({ webhook: makeWebhook() });
    deps.random.bytes = (length) => new Uint8Array(length).fill(9);

    const rotated = await call("POST", `${config}/rotate-secret`, { body: {} });

    expect(rotated.data).toMatchObject({ secret: makeSecret(9), previous_secret_until: "2026-01-02T00:00:00.000Z" });
    expect((await call("GET", config)).data.secret).toBe(`whsec_...${makeSecret(9).slice(-4)}`);
    deps.clock.now = new Date("2026-01-02T00:00:00.001Z");
    expect((await call("GET", config)).data).not.toHaveProperty("previous_secret_until");
  });

  it("cannot rotate a missing secret", async () => {
    expect(await makeClient().call("POST", `${config}/rotate-secret`, { body: {} })).toMatchObject({
      status: 400,
      error: "Please configure a webhook URL first",
    });
  });

  it("is deleted together with its secret", async () => {
    const { call, deps } = makeClient({ webhook: makeWebhook() });

    expect(await call("DELETE", config)).toMatchObject({ status: 200, success: true });
    expect(deps.webhook()).toBeUndefined();
    expect(await call("DELETE", config)).toMatchObject({ status: 200 });
  });
});

describe("POST /api/webhook/test", () => {
  const test = "/webhook/test";

  it("sends a signed sample to the saved URL", async () => {
    const at = new Date().toISOString();
    const { call, deps } = makeClient({ webhook: makeWebhook(), at });

    const answer = await call("POST", test, { body: {} });

    expect(answer).toEqual({
      status: 200,
      success: true,
      message: "Test webhook sent successfully! Check your endpoint.",
      data: { status: 200 },
    });
    const [{ url, headers, body } = { url: "", headers: {}, body: "" }] = deps.sent;
    expect(url).toBe(webhook_url);
    expect(new Webhook(makeSecret()).verify(String(body), headers)).toMatchObject({
      event: "task_completed",
      user_id: "ada",
      task: { task_id: "web_sample" },
    });
  });

  it("sends one of the user's films to a given URL without saving it", async () => {
    const { call, deps } = makeClient({ tasks: [makeTask()] });

    await call("POST", test, { body: { webhook_url, task_id: "web_1", user_id: "ada" } });

    expect(JSON.parse(String(deps.sent[0]?.body))).toMatchObject({ task: { task_id: "web_1", credit_cost: 10 } });
    expect(deps.sent[0]?.headers).not.toHaveProperty("webhook-signature");
  });

  it.each([
    [
      makeHttpResult(404, { text: "secret of theirs" }),
      "Failed to send test webhook: 404 Your endpoint rejected the request",
    ],
    [makeHttpResult(500), "Failed to send test webhook: 500 Your endpoint had an internal error"],
    [makeHttpResult(302), "Failed to send test webhook: 302 Redirects are not followed"],
    [
      { hasResponse: false, reason: "blocked", ms: 1 } as const,
      "Failed to send test webhook: The address is not public",
    ],
    [
      { hasResponse: false, reason: "timeout", ms: 1 } as const,
      "Failed to send test webhook: The server did not respond in time",
    ],
  ])("reports a failure without the receiver's text (%#)", async (outcome, error) => {
    const { call, deps } = makeClient({ webhook: makeWebhook() });
    deps.answers.push(outcome);

    const answer = await call("POST", test, { body: {} });

    expect(answer).toMatchObject({ status: expect.any(Number), code: "provider_failed", error });
    expect(JSON.stringify(answer)).not.toContain("secret of theirs");
  });

  it("requires a valid URL", async () => {
    const { call, deps } = makeClient();

    expect(await call("POST", test, { body: {} })).toMatchObject({
      status: 400,
      error: "Please configure a webhook URL first",
    });
    expect(await call("POST", test, { body: { webhook_url: "http://10.0.0.1/" } })).toMatchObject({ status: 400 });
    expect(deps.sent).toEqual([]);
  });

  it("does not send another user's film", async () => {
    const { call, deps } = makeClient({ tasks: [makeTask({ user_id: "bob" })] });

    expect(await call("POST", test, { body: { webhook_url, task_id: "web_1" } })).toMatchObject({ status: 404 });
    expect(await call("POST", test, { body: { webhook_url, user_id: "bob" } })).toMatchObject({ status: 403 });
    expect(deps.sent).toEqual([]);
  });
});

describe("the log of deliveries", () => {
  const many = ["msg_1", "msg_2", "msg_3"].map((id) => makeDeliveryRecord({ id }));

  it("lists the newest first, page by page, without internal fields", async () => {
    const { call } = makeClient({ deliveries: many });

    const first = await call("GET", log, { query: { limit: "2" } });
    const second = await call("GET", log, { query: { limit: "2", cursor: first.data.next_cursor } });

    expect(first.data.deliveries.map(({ id }: { id: string }) => id)).toEqual(["msg_3", "msg_2"]);
    expect(second.data.deliveries.map(({ id }: { id: string }) => id)).toEqual(["msg_1"]);
    expect(second.data.next_cursor).toBeUndefined();
    expect(Object.keys(second.data.deliveries[0])).not.toEqual(expect.arrayContaining(["rev"]));
  });

  it("redelivers a message on request, by an event of the same commit", async () => {
    const { call, deps } = makeClient({
      webhook: makeWebhook(),
      deliveries: [makeDeliveryRecord({ state: "failed", asked: 1 })],
    });

    expect(await call("POST", `${log}/msg_1/redeliver`)).toMatchObject({ status: 200, data: { id: "msg_1" } });
    expect(ofKind(deps.committed, "emit").map(({ event }) => [event.type, event.detail])).toEqual([
      ["webhook.requested", { userId: "ada", deliveryId: "msg_1", nth: 2 }],
    ]);
  });

  it("refuses deliveries that cannot be repeated", async () => {
    const off = makeClient({ webhook: makeWebhook({ is_active: false }), deliveries: many });

    expect(await off.call("POST", `${log}/msg_1/redeliver`)).toMatchObject({ status: 409 });
    expect(await off.call("POST", `${log}/msg_9/redeliver`)).toMatchObject({ status: 404 });
    expect(await makeClient({ deliveries: many }).call("POST", `${log}/msg_1/redeliver`)).toMatchObject({
      status: 400,
    });
    expect(await makeClient().call("GET", log, { query: { limit: "101" } })).toMatchObject({ status: 400 });
  });
});

it.each([
  ["GET", config],
  ["POST", config],
  ["DELETE", config],
  ["POST", `${config}/rotate-secret`],
  ["GET", log],
  ["POST", `${log}/msg_1/redeliver`],
])("%s %s is forbidden for another user", async (method, path) => {
  const { call, deps } = makeClient({ webhook: makeWebhook(), deliveries: [makeDeliveryRecord()] });
  const body = method === "POST" ? { body: { webhook_url } } : {};

  expect(await call(method, path, { ...body, claims: { sub: "bob" } })).toMatchObject({
    status: 403,
    code: "forbidden",
  });
  expect(await call(method, path, { ...body, claims: null })).toMatchObject({ status: 401 });
  expect([deps.committed, deps.sent]).toEqual([[], []]);
});
