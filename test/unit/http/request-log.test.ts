import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { endpoint } from "#contract/endpoint.ts";
import { log } from "#functions/connect/log.ts";
import { userHash } from "#functions/connect/user-hash.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";
import { context, request } from "#test/support/request.ts";

const common = { caller: "user", summary: "A boat", reply: z.object({}), errors: [] } as const;
const look = endpoint({ ...common, id: "look", method: "GET", path: "/api/look" });
const sail = endpoint({ ...common, id: "sail", method: "POST", path: "/api/sail" });

const linesOf = async (method: "GET" | "POST", serve: () => Promise<Record<string, never>>) => {
  const info = vi.spyOn(log, "info").mockImplementation(() => undefined);
  vi.spyOn(log, "error").mockImplementation(() => undefined);
  const handler = httpHandler([route(look, serve), route(sail, serve)], () => ({}));
  const path = method === "GET" ? "/look" : "/sail";
  await handler(request(method, path, { query: { secret: "in the query" }, claims: { sub: "ada" } }), context);
  return info.mock.calls;
};
afterEach(() => void vi.restoreAllMocks());

describe("the request log", () => {
  it("has one line for each change, with endpoint, result and user", async () => {
    const lines = await linesOf("POST", async () => ({}));

    expect(lines).toEqual([
      [
        "answered",
        {
          ...{ requestId: "request-1", call: "POST /sail", status: 200, user: userHash("ada") },
          milliseconds: expect.any(Number),
        },
      ],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/ada"|in the query/);
  });

  it("has one line for each refusal", async () => {
    const lines = await linesOf("POST", () => Promise.reject(new Refusal("conflict", "no")));

    expect(lines).toMatchObject([["answered", { status: 409 }]]);
  });

  it("has no line for reads, except for internal errors", async () => {
    expect(await linesOf("GET", async () => ({}))).toEqual([]);
    vi.restoreAllMocks();
    expect(await linesOf("GET", () => Promise.reject(new TypeError("ours")))).toMatchObject([
      ["answered", { status: 500, call: "GET /look" }],
    ]);
  });
});
