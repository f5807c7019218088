import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { endpoint } from "#contract/endpoint.ts";
import { log } from "#functions/connect/log.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { requireOwner } from "#functions/http/caller.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";
import { context, request } from "#test/support/request.ts";

const show = endpoint({
  id: "show",
  method: "GET",
  path: "/api/user/{userId}/boat/{id}",
  caller: "user",
  summary: "A boat",
  params: z.object({ userId: z.string(), id: z.string().max(20) }),
  query: z.object({ limit: z.coerce.number().int().max(5).default(2) }),
  reply: z.object({ id: z.string(), limit: z.int() }),
  errors: ["forbidden"],
});
const build = endpoint({
  id: "build",
  method: "POST",
  path: "/api/boat",
  caller: "user",
  summary: "A new boat",
  body: z.object({ name: z.string("A boat has a name."), crew: z.object({ size: z.int("A crew is counted.") }) }),
  reply: z.object({ name: z.string() }),
  status: 201,
  errors: ["invalid_request"],
});
const open = endpoint({
  ...show,
  id: "open",
  path: "/api/harbour",
  caller: "anyone",
  params: undefined,
  query: undefined,
  reply: z.object({}),
});
const sink = endpoint({ ...build, id: "sink", path: "/api/boat/sink", caller: "admin", body: undefined, status: 200 });

const served = vi.fn(async (): Promise<{ name: string }> => ({ name: "The Fox" }));
const handler = httpHandler(
  [
    route(show, async (_: object, { caller, params, query }) => ({
      id: params.id,
      limit: query.limit,
      owner: requireOwner(params.userId, caller),
    })),
    route(build, served),
    route(open, async () => ({})),
    route(sink, async () => ({ name: "none" })),
  ],
  () => ({}),
);
const call = async (...given: Parameters<typeof request>) => {
  const { statusCode, body, headers } = await handler(request(...given), context);
  return { status: statusCode, headers, ...JSON.parse(body) };
};
const post = (body: unknown, given: Parameters<typeof request>[2] = {}) => call("POST", "/boat", { body, ...given });
const boat = { name: "The Fox", crew: { size: 2 } };

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(log, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  served.mockReset().mockResolvedValue({ name: "The Fox" });
});

describe("a response", () => {
  it("contains only the fields of the contract", async () => {
    const answer = await call("GET", "/user/ada/boat/b%201", { params: { userId: "ada", id: "b%201" } });

    expect(answer).toMatchObject({ status: 200, success: true, id: "b 1", limit: 2 });
    expect(answer).not.toHaveProperty("owner");
  });

  it("has the status of its endpoint and the security headers", async () => {
    const { status, headers } = await post(boat);

    expect(status).toBe(201);
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it("needs no token at a public endpoint", async () => {
    expect(await call("GET", "/harbour", { claims: null, headers: {} })).toMatchObject({ status: 200, success: true });
  });

  it("is returned for a base64 request body", async () => {
    const event = request("POST", "/boat", { body: Buffer.from(JSON.stringify(boat)).toString("base64") });

    expect((await handler({ ...event, isBase64Encoded: true }, context)).statusCode).toBe(201);
  });
});

describe("texts of a request", () => {
  it("reach the use case in NFC, without control characters and marks that reorder text", async () => {
    await post({ ...boat, name: "The\u0000 \u202eFox\u2066 cafe\u0301\ufeff\uffff\u0085\n\tand\u200d more" });

    expect(served).toHaveBeenCalledWith(
      {},
      expect.objectContaining({ body: { ...boat, name: "The Fox café\n\tand\u200d more" } }),
    );
  });

  it("are bytes in UTF-8", async () => {
    const event = request("POST", "/boat", { body: Buffer.from('{"name":"\xff"}', "latin1").toString("base64") });

    expect((await handler({ ...event, isBase64Encoded: true }, context)).statusCode).toBe(400);
  });
});

describe("a refused request", () => {
  const paths = { userId: "ada", id: "1" };

  it.each<[string, Parameters<typeof request>, number, string]>([
    ["of a stranger", ["GET", "/user/ada/boat/1", { params: paths, claims: null }], 401, "unauthenticated"],
    ["for another user", ["GET", "/user/bob/boat/1", { params: { ...paths, userId: "bob" } }], 403, "forbidden"],
    ["of a user who is no admin", ["POST", "/boat/sink", {}], 403, "forbidden"],
    [
      "of somebody in a group of a similar name",
      ["POST", "/boat/sink", { claims: { sub: "ada", "cognito:groups": "admins,not-admin" } }],
      403,
      "forbidden",
    ],
    ["to an unknown address", ["GET", "/submarine", {}], 404, "not_found"],
    ["with another method", ["DELETE", "/boat", {}], 404, "not_found"],
    [
      "with a broken address",
      ["GET", "/user/ada/boat/%", { params: { ...paths, id: "%E0%A4%A" } }],
      400,
      "invalid_request",
    ],
    [
      "with a broken query",
      ["GET", "/user/ada/boat/1", { params: paths, query: { limit: "many" } }],
      400,
      "invalid_request",
    ],
    [
      "in another type",
      ["POST", "/boat", { body: boat, headers: { "content-type": "text/plain" } }],
      415,
      "unsupported_media_type",
    ],
    ["without a type", ["POST", "/boat", { body: boat, headers: {} }], 415, "unsupported_media_type"],
    [
      "that is too large",
      ["POST", "/boat", { body: { ...boat, name: "狐".repeat(180_000) } }],
      413,
      "content_too_large",
    ],
    ["that is no JSON", ["POST", "/boat", { body: "{name: fox" }], 400, "invalid_request"],
    ["without a body", ["POST", "/boat", {}], 400, "invalid_request"],
    ["with null", ["POST", "/boat", { body: "null" }], 400, "invalid_request"],
    [
      "with half of a surrogate pair",
      ["POST", "/boat", { body: '{"name":"\\ud83e","crew":{"size":2}}' }],
      400,
      "invalid_request",
    ],
  ])("%s", async (_, given, status, code) => {
    const answer = await call(...given);

    expect(answer).toMatchObject({ status, success: false, code, error: expect.any(String) });
    expect(logged).not.toHaveBeenCalled();
  });

  it("returns a message and the error of each field", async () => {
    expect(await post({ crew: { size: "two" } })).toMatchObject({
      status: 400,
      code: "invalid_request",
      error: "A boat has a name.",
      fields: [
        { field: "name", message: "A boat has a name." },
        { field: "crew.size", message: "A crew is counted." },
      ],
    });
  });

  it("returns details for programs", async () => {
    served.mockRejectedValueOnce(
      new Refusal("insufficient_credits", "Insufficient credits", { balance: 3, price: 10 }),
    );

    expect(await post(boat)).toEqual({
      status: 402,
      headers: expect.anything(),
      success: false,
      code: "insufficient_credits",
      error: "Insufficient credits",
      balance: 3,
      price: 10,
    });
  });
});

describe("an internal error", () => {
  const internal = { status: 500, code: "internal", error: "Something went wrong. Please try again!" };

  it.each([
    ["an error", new Error("secret of /var/task/db.ts")],
    ["an error with a status of its own", Object.assign(new Error("secret"), { statusCode: 418 })],
    ["something that is no error", "secret"],
  ])("is logged, and its details are not returned: %s", async (_, thrown) => {
    served.mockRejectedValueOnce(thrown);

    const answer = await post(boat);

    expect(answer).toMatchObject(internal);
    expect(JSON.stringify(answer)).not.toContain("secret");
    expect(logged).toHaveBeenCalledWith("request failed", { requestId: "request-1", error: thrown });
  });

  it("is reported for a response that violates the contract", async () => {
    // Only a fault in the code could answer so; the types forbid it.
    served.mockResolvedValueOnce({ name: 7 } as unknown as { name: string });

    expect(await post(boat)).toMatchObject(internal);
    expect(logged).toHaveBeenCalled();
  });

  it("is reported for invalid stored data", async () => {
    served.mockImplementationOnce(async () => z.object({ name: z.string() }).parse({ secret: 1 }));

    expect(await post(boat)).toMatchObject(internal);
  });
});

describe("the signed-in user", () => {
  const ada = { userId: "ada", isAdmin: false };

  it.each([
    ["nobody is named", undefined, "ada"],
    ["the caller is named", "ada", "ada"],
  ])("owns the resource if %s", (_, claimed, userId) => {
    expect(requireOwner(claimed, ada)).toBe(userId);
  });

  it.each(["bob", "", "ADA"])("does not own the resources of %j", (claimed) => {
    expect(() => requireOwner(claimed, ada)).toThrow(expect.objectContaining({ code: "forbidden" }));
  });
});
