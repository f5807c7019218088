import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { attemptDelivery, giveUp } from "#functions/core/webhook/attempt-delivery.ts";
import { rotateSecret } from "#functions/core/webhook/config.ts";
import {
  fakeDeliveryPorts,
  makeDeliveryRecord,
  makeHttpResult,
  makeSecret,
  makeWebhook,
} from "#test/support/deliveries.ts";
import { ofKind } from "#test/support/ports.ts";
import { makeTask } from "#test/support/task.ts";

const waits = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000];
const run = { userId: "ada", deliveryId: "msg_1", nth: 0 };
const makeFilm = (given: Partial<TaskRecord> = {}) =>
  makeTask({
    process_status: "completed",
    task_completed_at: "2026-01-01T00:10:00.000Z",
    expires_at: "2026-01-08T00:10:00.000Z",
    video_key: "tasks/ada/web_1/video-1.mp4",
    thumbnail_key: "tasks/ada/web_1/thumbnail-1.jpg",
    ...given,
  });

/** A completed film whose end is to be told, and the other side. */
const makeFixture = (given: Parameters<typeof fakeDeliveryPorts>[0] = {}) => {
  // The verifier compares with the true time.
  const at = new Date().toISOString();
  const deps = fakeDeliveryPorts({
    webhook: makeWebhook(),
    deliveries: [makeDeliveryRecord()],
    tasks: [makeFilm({ expires_at: new Date(Date.now() + 7 * 86_400_000).toISOString() })],
    at,
    ...given,
  });
  const ports = { ...deps, settings: { ...deps.settings, deliveryWaits: waits } };
  const later = (seconds: number) => {
    deps.clock.now = new Date(deps.clock.now.getTime() + seconds * 1000);
  };
  return { ...deps, deps: ports, later, attempt: (nth = 1, of = run) => attemptDelivery(ports, of, nth) };
};

describe("an attempt", () => {
  it("is signed as Standard Webhooks says, so that its own library believes it", async () => {
    const { attempt, sent } = makeFixture();

    await attempt();

    const [request] = sent;
    expect(request?.headers).toMatchObject({ "content-type": "application/json", "webhook-id": "msg_1" });
    expect(new Webhook(makeSecret()).verify(String(request?.body), { ...request?.headers })).toMatchObject({
      type: "task.completed",
      event: "task_completed",
    });
    expect(() => new Webhook(makeSecret(8)).verify(String(request?.body), { ...request?.headers })).toThrow();
  });

  it("keeps its id over all attempts, and has a time of its own", async () => {
    const { attempt, sent, answers, later } = makeFixture();
    answers.push(makeHttpResult(500));

    await attempt(1);
    later(60);
    await attempt(2);

    expect(sent.map(({ headers }) => headers["webhook-id"])).toEqual(["msg_1", "msg_1"]);
    expect(Number(sent[1]?.headers["webhook-timestamp"]) - Number(sent[0]?.headers["webhook-timestamp"])).toBe(60);
    expect(sent[0]?.body).toBe(sent[1]?.body);
  });

  it("is signed by both secrets for a day after a change, then by the new one alone", async () => {
    const { attempt, deps, sent, later } = makeFixture();
    deps.random.bytes = (length) => new Uint8Array(length).fill(9);
    await rotateSecret(deps, "ada");

    await attempt();
    for (const secret of [makeSecret(7), makeSecret(9)])
      expect(new Webhook(secret).verify(String(sent[0]?.body), { ...sent[0]?.headers })).toBeDefined();
    later(86_400);
    await attempt(1, { ...run, nth: 1 });

    expect(sent[0]?.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    expect(sent[1]?.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
  });

  it.each([200, 201, 204, 299])("answered %i is a success, and the webhook is well", async (status) => {
    const { attempt, answers, delivery, webhook } = makeFixture({
      webhook: makeWebhook({ failure_count: 19, first_failure_at: "2020-01-01T00:00:00.000Z" }),
    });
    answers.push(makeHttpResult(status));

    expect(await attempt()).toEqual({ isDone: true, waitSeconds: 0 });
    expect(delivery()).toMatchObject({ state: "delivered", attempts: [{ status, ms: 12, response: "said" }] });
    expect(webhook()).toMatchObject({ failure_count: 0, first_failure_at: undefined, is_active: true });
  });

  it.each([301, 302, 307, 400, 401, 404, 429, 500, 503])(
    "answered %i has failed, and another follows",
    async (status) => {
      const { attempt, answers, delivery, webhook } = makeFixture();
      answers.push(makeHttpResult(status));

      expect(await attempt()).toMatchObject({ isDone: false });
      expect(delivery()).toMatchObject({ state: "pending", attempts: [{ status, error: "status" }] });
      expect(webhook()).toMatchObject({ failure_count: 1 });
    },
  );

  it.each(["blocked", "dns", "connect", "tls", "timeout", "broken"] as const)(
    "that comes to nothing (%s) says so, and shows nothing of the other side",
    async (reason) => {
      const { attempt, answers, delivery } = makeFixture();
      answers.push({ hasResponse: false, reason, ms: 3 });

      await attempt();

      expect(delivery()?.attempts).toEqual([{ at: expect.any(String), error: reason, ms: 3 }]);
    },
  );

  it("keeps the first kilobyte of an answer", async () => {
    const { attempt, answers, delivery } = makeFixture();
    answers.push(makeHttpResult(500, { text: "x".repeat(4_096) }));

    await attempt();

    expect(delivery()?.attempts[0]?.response).toHaveLength(1_024);
  });
});

describe("the schedule", () => {
  it.each(waits.map((wait, at) => [at + 1, wait]))(
    "waits after failed attempt %i about %i seconds",
    async (nth, wait) => {
      for (const [random, factor] of [
        [0, 0.8],
        [0.5, 1],
        [0.999, 1.2],
      ] as const) {
        const { attempt, answers, deps } = makeFixture();
        deps.random.number = () => random;
        answers.push(makeHttpResult(500));

        const { isDone, waitSeconds } = await attempt(nth);

        expect([isDone, Math.abs(waitSeconds - wait * factor) <= Math.max(0.5, wait * 0.001)]).toEqual([false, true]);
      }
    },
  );

  it("ends with the eighth attempt", async () => {
    const { attempt, answers, delivery } = makeFixture();
    answers.push(makeHttpResult(500));

    expect(await attempt(8)).toEqual({ isDone: true, waitSeconds: 0 });
    expect(delivery()).toMatchObject({ state: "failed", next_attempt_at: undefined });
  });

  it.each([
    ["60", 60],
    ["2", 5],
    ["86400", 86_400],
    ["999999", 86_400],
    ["soon", 5],
    ["-5", 5],
  ])("heeds Retry-After: %s, up to a day", async (retryAfter, seconds) => {
    const { attempt, answers } = makeFixture();
    answers.push(makeHttpResult(429, { retryAfter }));

    expect(await attempt(1)).toEqual({ isDone: false, waitSeconds: seconds });
  });

  it("heeds a Retry-After that is a date", async () => {
    const { attempt, answers, clock } = makeFixture();
    clock.now = new Date("2026-01-02T00:00:00.000Z");
    answers.push(makeHttpResult(503, { retryAfter: "Fri, 02 Jan 2026 01:00:00 GMT" }));

    expect(await attempt(1)).toEqual({ isDone: false, waitSeconds: 3_600 });
  });
});

describe("a webhook is switched off", () => {
  const failing = (failure_count: number, days: number) =>
    makeWebhook({
      failure_count,
      first_failure_at: new Date(Date.now() - days * 86_400_000 - 1_000).toISOString(),
    });

  it("at once where it answers 410, and its owner is told", async () => {
    const { attempt, answers, webhook, delivery, committed } = makeFixture();
    answers.push(makeHttpResult(410));

    expect(await attempt()).toMatchObject({ isDone: true });
    expect(webhook()).toMatchObject({ is_active: false, disabled_reason: "Your endpoint answered 410 Gone." });
    expect(delivery()).toMatchObject({ state: "failed" });
    expect(ofKind(committed, "emit").map(({ event }) => [event.type, event.detail])).toEqual([
      ["webhook.disabled", { userId: "ada", host: "hooks.partner.com", reason: "Your endpoint answered 410 Gone." }],
    ]);
  });

  it("with the twentieth failure in a row, where the first is five days ago", async () => {
    const { attempt, answers, webhook, committed } = makeFixture({ webhook: failing(19, 5) });
    answers.push(makeHttpResult(500));

    await attempt();

    expect(webhook()).toMatchObject({ is_active: false, failure_count: 20 });
    expect(webhook()?.disabled_reason).toBe("The last 20 attempts failed, over 5 days.");
    expect(ofKind(committed, "emit")).toHaveLength(1);
  });

  it.each([
    ["of nineteen failures", 18, 9],
    ["of a bad day with many films", 500, 4.9],
  ])("not because %s", async (_, failures, days) => {
    const { attempt, answers, webhook, committed } = makeFixture({ webhook: failing(failures, days) });
    answers.push(makeHttpResult(500));

    await attempt();

    expect(webhook()).toMatchObject({ is_active: true, failure_count: failures + 1 });
    expect(ofKind(committed, "emit")).toEqual([]);
  });

  it("not while a success lies in between", async () => {
    const { attempt, answers, webhook } = makeFixture({ webhook: failing(19, 30) });
    answers.push(makeHttpResult(200), makeHttpResult(500));

    await attempt();
    await attempt(1, { ...run, nth: 1 });

    expect(webhook()).toMatchObject({ is_active: true, failure_count: 1 });
  });

  it("and nothing more is sent to it", async () => {
    const { attempt, sent, delivery } = makeFixture({ webhook: makeWebhook({ is_active: false }) });

    expect(await attempt(3)).toMatchObject({ isDone: true });
    expect(sent).toEqual([]);
    expect(delivery()).toMatchObject({ state: "failed", note: "The webhook was switched off or deleted." });
  });

  it("not for what happened at an address that it no longer has", async () => {
    const { attempt, deps, webhook } = makeFixture({ webhook: failing(19, 9) });
    deps.safeHttp.send = async () => {
      const record = { ...failing(0, 0), rev: 2, webhook_url: "https://new.partner.com/" };
      await deps.commit([{ kind: "put-webhook", record, from: 1 }]);
      return makeHttpResult(410);
    };

    await attempt();

    expect(webhook()).toMatchObject({ is_active: true, failure_count: 0 });
  });
});

describe("a delivery", () => {
  it("is written down anew where two of them end in the same moment", async () => {
    const { attempt, deps, webhook, delivery } = makeFixture();
    const { send } = deps.safeHttp;
    deps.safeHttp.send = async (request) => {
      await deps.commit([{ kind: "put-webhook", record: makeWebhook({ rev: 2, failure_count: 3 }), from: 1 }]);
      await send(request);
      return makeHttpResult(500);
    };

    await attempt();

    expect(webhook()).toMatchObject({ failure_count: 4, rev: 3 });
    expect(delivery()?.attempts).toHaveLength(1);
  });

  it("that has arrived is not sent again by the schedule", async () => {
    const { attempt, sent } = makeFixture({ deliveries: [makeDeliveryRecord({ state: "delivered" })] });

    expect(await attempt(2)).toMatchObject({ isDone: true });
    expect(sent).toEqual([]);
  });

  it("of a stage is repeated while the film is made, and given up once it has ended, unless it is asked for", async () => {
    const deliveries = [makeDeliveryRecord({ event: "task_stage_completed", stage: "voices" })];
    const made = makeFixture({ deliveries, tasks: [makeTask({ process_status: "in_progress" })] });
    const ended = makeFixture({ deliveries });

    await made.attempt(2);
    await ended.attempt(2);
    expect(made.sent).toHaveLength(1);
    expect(ended.sent).toEqual([]);
    expect(ended.delivery()).toMatchObject({ state: "failed", note: "The film has ended in the meantime." });

    await ended.attempt(2, { ...run, nth: 1 });
    expect(ended.sent).toHaveLength(1);
  });

  it("of a task that was deleted is given up, and so is one that is gone itself", async () => {
    const { attempt, delivery, sent } = makeFixture({ tasks: [] });

    expect(await attempt()).toMatchObject({ isDone: true });
    expect(await attempt(1, { ...run, deliveryId: "msg_gone" })).toMatchObject({ isDone: true });
    expect(delivery()).toMatchObject({ state: "failed", note: "The task was deleted." });
    expect(sent).toEqual([]);
  });

  it("that was asked for is tried once, and leaves the schedule of one that waits as it is", async () => {
    const next_attempt_at = "2026-01-01T10:00:00.000Z";
    const waiting = makeFixture({ deliveries: [makeDeliveryRecord({ next_attempt_at })] });
    const failed = makeFixture({ deliveries: [makeDeliveryRecord({ state: "failed" })] });
    waiting.answers.push(makeHttpResult(500));

    expect(await waiting.attempt(1, { ...run, nth: 1 })).toMatchObject({ isDone: true });
    expect(waiting.delivery()).toMatchObject({ state: "pending", next_attempt_at });
    await failed.attempt(1, { ...run, nth: 1 });
    expect(failed.delivery()).toMatchObject({ state: "delivered" });
  });

  it("shows its nine newest attempts", async () => {
    const attempts = Array.from({ length: 9 }, (_, ms) => ({ at: "2026-01-01T00:00:00.000Z", ms }));
    const { attempt, delivery } = makeFixture({ deliveries: [makeDeliveryRecord({ attempts, state: "failed" })] });

    await attempt(1, { ...run, nth: 1 });

    expect(delivery()?.attempts.map(({ ms }) => ms)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 12]);
  });

  it("whose run broke down is shown as failed", async () => {
    const { deps, delivery } = makeFixture();

    await giveUp(deps, run, "Something went wrong on our side. Please redeliver it.");

    expect(delivery()).toMatchObject({ state: "failed", note: expect.stringContaining("our side") });
  });
});
