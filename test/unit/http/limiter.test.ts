import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { endpoint } from "#contract/endpoint.ts";
import { limits } from "#contract/limits.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";
import { fakeRates } from "#test/support/rates.ts";
import { context, request } from "#test/support/request.ts";

const common = { summary: "A boat", reply: z.object({}), errors: [] } as const;
const look = endpoint({ ...common, id: "look", method: "GET", path: "/api/look", caller: "user" });
const sail = endpoint({ ...common, id: "sail", method: "POST", path: "/api/sail", caller: "user" });
const build = endpoint({ ...common, id: "build", method: "POST", path: "/api/build", caller: "user", limit: "create" });
const guess = endpoint({
  ...common,
  id: "guess",
  method: "POST",
  path: "/api/guess",
  caller: "user",
  limit: "voucher",
});
const harbour = endpoint({ ...common, id: "harbour", method: "GET", path: "/api/harbour", caller: "anyone" });

const makeLimitedApi = ({ rateScale = 1 } = {}) => {
  const ports = { rates: fakeRates(), rateScale };
  const serve = vi.fn(async () => ({}));
  const handler = httpHandler(
    [look, sail, build, guess, harbour].map((each) => route(each, serve)),
    () => ports,
  );
  const call = async (path: string, userId = "ada", sourceIp = "192.0.2.1") => {
    const event = request(path === "/look" || path === "/harbour" ? "GET" : "POST", path, { claims: { sub: userId } });
    event.requestContext.identity = { ...event.requestContext.identity, sourceIp };
    const { statusCode, headers, body } = await handler(event, context);
    return { status: statusCode, headers, ...JSON.parse(body) };
  };
  const times = async (count: number, ...given: Parameters<typeof call>) => {
    for (let n = 0; n < count; n++) expect((await call(...given)).status).toBe(200);
  };
  return { call, times, serve };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T10:00:18.000Z") });
});
afterEach(() => void vi.useRealTimers());

describe("a caller", () => {
  it.each([
    ["reads", "/look", limits.read.minute],
    ["writes", "/sail", limits.write.minute],
    ["creates", "/build", limits.create.minute],
  ])("that %s too often gets Retry-After, and may continue then", async (_, path, most) => {
    const { call, times, serve } = makeLimitedApi();
    await times(most, path);

    const refused = await call(path);

    expect(refused).toMatchObject({
      status: 429,
      headers: { "retry-after": "42" },
      code: "too_many_requests",
      error: `Too many requests: up to ${most} a minute. Please try again in 42 seconds.`,
    });
    expect(serve).toHaveBeenCalledTimes(most);
    vi.setSystemTime(new Date("2026-03-01T10:01:00.000Z"));
    await times(1, path);
  });

  it("reads in each reply how many calls are left, and for how many seconds", async () => {
    const { call, times } = makeLimitedApi();

    expect((await call("/look")).headers).toMatchObject({
      "ratelimit-policy": '"read-minute";q=600;w=60',
      ratelimit: '"read-minute";r=599;t=42',
    });
    await times(29, "/build");
    expect((await call("/build")).headers).toMatchObject({
      "ratelimit-policy": '"create-minute";q=30;w=60, "create-day";q=200;w=86400',
      ratelimit: '"create-minute";r=0;t=42, "create-day";r=170;t=50382',
    });
    expect(await call("/build")).toMatchObject({
      status: 429,
      headers: { ratelimit: '"create-minute";r=0;t=42, "create-day";r=170;t=50382', "retry-after": "42" },
    });
  });

  it("reads it also in the reply to a call that failed", async () => {
    const { call, serve } = makeLimitedApi();
    serve.mockRejectedValueOnce(new Error("The table is away"));

    expect(await call("/look")).toMatchObject({ status: 500, headers: { ratelimit: '"read-minute";r=599;t=42' } });
  });

  it("has a separate counter for each kind of call and each user", async () => {
    const { times } = makeLimitedApi();

    await times(limits.create.minute, "/build");

    await times(1, "/build", "bob");
    await times(1, "/sail");
    await times(1, "/look");
  });

  it("that reaches the daily limit must wait until the next day", async () => {
    const { call, times } = makeLimitedApi();
    for (let minute = 0; minute < limits.create.day / 20; minute++) {
      vi.setSystemTime(new Date(Date.UTC(2026, 2, 1, 10, minute)));
      await times(20, "/build");
    }

    expect(await call("/build")).toMatchObject({
      status: 429,
      error: "Too many requests: up to 200 a day. Please try again in 14 hours.",
      retry_after: 14 * 3600 - 9 * 60,
    });
  });

  it("cannot guess more codes with several accounts at one address", async () => {
    const { call, times } = makeLimitedApi();
    for (const user of ["ada", "bob", "cleo"]) await times(limits.voucher.minute, "/guess", user);

    expect(await call("/guess", "dora")).toMatchObject({ status: 429 });
    expect(await call("/guess", "dora", "192.0.2.2")).toMatchObject({ status: 200 });
  });

  it("without a token is counted by address", async () => {
    const { call, times } = makeLimitedApi();
    await times(limits.read.minute, "/harbour");

    expect(await call("/harbour", "somebody else")).toMatchObject({ status: 429 });
    expect(await call("/harbour", "ada", "192.0.2.2")).toMatchObject({ status: 200 });
  });
});

it("RATE_SCALE raises all limits", async () => {
  const { call, times } = makeLimitedApi({ rateScale: 2.01 });

  await times(Math.ceil(limits.create.minute * 2.01), "/build");

  expect(await call("/build")).toMatchObject({ status: 429 });
});
