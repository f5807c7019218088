import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { endpoint } from "#contract/endpoint.ts";
import type { Change } from "#functions/core/all-ports.ts";
import type { Commits } from "#functions/core/shared/commit.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import type { HasIds } from "#functions/core/shared/ports.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";
import { fakePorts, ofKind } from "#test/support/ports.ts";
import { context, request } from "#test/support/request.ts";
import { makeTask } from "#test/support/task.ts";

const build = endpoint({
  id: "build",
  method: "POST",
  path: "/api/boat",
  caller: "user",
  idempotent: true,
  summary: "A new boat",
  body: z.object({ name: z.string() }),
  reply: z.object({ id: z.string(), name: z.string() }),
  status: 201,
  errors: [],
});
const lend = endpoint({ ...build, id: "lend", path: "/api/boat/lend" });
type Deps = HasIds & Commits<Change>;

/** A yard where a boat is a task of the table, so that building one commits something. */
const makeApi = ({ canTellAgain = true } = {}) => {
  const deps = fakePorts();
  const serve = vi.fn(async ({ commit, newId }: Deps, name: string) => {
    const id = newId("web");
    await commit([{ kind: "insert-task", task: makeTask({ task_id: id }) }]);
    await commit([{ kind: "release-slot", userId: "ada", taskId: id }]);
    return { id, name };
  });
  const handler = httpHandler(
    [build, lend].map((each) =>
      route(
        each,
        (ports: Deps, { body }) => serve(ports, body.name),
        canTellAgain
          ? { again: async (_, { body }, made) => ({ id: made["web"] ?? "", name: `${body.name}, again` }) }
          : {},
      ),
    ),
    () => deps,
  );
  const call = async (key: string | undefined, name = "The Fox", { path = "/boat", sub = "ada" } = {}) => {
    const headers = { "Content-Type": "application/json", ...(key !== undefined && { "Idempotency-Key": key }) };
    const event = request("POST", path, { body: { name }, headers, claims: { sub } });
    const { statusCode, body, headers: sent = {} } = await handler(event, context);
    return {
      status: statusCode,
      replayed: sent["idempotent-replayed"],
      retryAfter: sent["retry-after"],
      ...JSON.parse(body),
    };
  };
  return { deps, serve, call, made: () => ofKind(deps.committed, "insert-task").map(({ task }) => task.task_id) };
};

afterEach(() => void vi.useRealTimers());

describe("a repeated request with the same key", () => {
  it("runs once and gets the same answer each time", async () => {
    const { call, made, deps } = makeApi();

    const first = await call("key 1");
    const second = await call("key 1");

    expect(first).toEqual({ status: 201, success: true, id: "web_1", name: "The Fox" });
    expect(second).toEqual({ ...first, replayed: "true" });
    expect(made()).toEqual(["web_1"]);
    expect(ofKind(deps.committed, "insert-idempotency-record")).toHaveLength(1);
  });

  it("is recorded in its first commit, with the ids it created", async () => {
    const { call, deps } = makeApi();

    await call("key 1");

    expect(deps.commit.mock.calls.map(([changes]) => changes.map(({ kind }) => kind))).toEqual([
      ["insert-idempotency-record", "insert-task"],
      ["release-slot"],
    ]);
    expect(ofKind(deps.committed, "insert-idempotency-record")[0]).toMatchObject({
      request: { userId: "ada", operation: "build", mark: expect.stringMatching(/^[0-9a-f]{64}$/) },
      made: { web: "web_1" },
    });
  });

  it("runs again for another user, endpoint or key, and without a key", async () => {
    const { call, made } = makeApi();
    await call("key 1");

    await call("key 1", "The Fox", { sub: "bob" });
    await call("key 1", "The Fox", { path: "/boat/lend" });
    await call("key 2");
    await call(undefined);
    await call(undefined);

    expect(made()).toHaveLength(6);
  });

  it("is refused if its content differs", async () => {
    const { call, made } = makeApi();
    await call("key 1", "The Fox");

    expect(await call("key 1", "The Owl")).toMatchObject({ status: 422, code: "idempotency_mismatch" });
    expect(made()).toHaveLength(1);
  });

  it("can be retried after a refusal", async () => {
    const { call, serve } = makeApi();
    serve.mockRejectedValueOnce(new Refusal("insufficient_credits", "Insufficient credits"));

    expect(await call("key 1")).toMatchObject({ status: 402 });
    expect(await call("key 1")).toMatchObject({ status: 201, replayed: undefined });
  });

  it("changes nothing if a concurrent request ran first, even after a refusal", async () => {
    const { call, made, serve } = makeApi();
    for (const late of [
      async (deps: Deps) => deps.commit([]),
      async () => Promise.reject(new Refusal("conflict", "The boat is there already")),
    ]) {
      serve.mockImplementationOnce(async (deps) => {
        await call("key 1");
        await late(deps);
        throw new Error("It went on");
      });

      expect(await call("key 1")).toMatchObject({ status: 201, id: "web_1", replayed: "true" });
    }
    expect(made()).toEqual(["web_1"]);
  });
});

describe("a request with a lost answer", () => {
  const lost = (deps: ReturnType<typeof fakePorts>) => {
    vi.spyOn(deps.idempotency, "keep").mockRejectedValueOnce(new Error("The process ended"));
    vi.spyOn(console, "error").mockImplementation(() => {});
  };

  it("is answered from the records it created", async () => {
    const { call, deps, made } = makeApi();
    lost(deps);

    expect(await call("key 1")).toMatchObject({ status: 500 });
    expect(await call("key 1")).toEqual({
      status: 201,
      replayed: "true",
      success: true,
      id: "web_1",
      name: "The Fox, again",
    });
    expect(made()).toEqual(["web_1"]);
  });

  it("does not run twice if its answer cannot be rebuilt", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T10:00:00.000Z") });
    const { call, deps, made } = makeApi({ canTellAgain: false });
    lost(deps);
    await call("key 1");

    expect(await call("key 1")).toMatchObject({ status: 409, retryAfter: "1" });
    vi.setSystemTime(new Date("2026-03-01T10:00:31.000Z"));
    expect(await call("key 1")).toMatchObject({
      status: 409,
      retryAfter: undefined,
      error:
        "This request was processed, but its response was lost. Please check the result before you repeat it with a new key.",
    });
    expect(made()).toEqual(["web_1"]);
  });
});

it.each(["", "é", "a\tb", "x".repeat(256)])("a key has 1 to 255 printable characters: %j is refused", async (key) => {
  const { call, made } = makeApi();

  expect(await call(key)).toMatchObject({ status: 400, code: "invalid_request" });
  expect((await call("x".repeat(255))).status).toBe(201);
  expect(made()).toHaveLength(1);
});
