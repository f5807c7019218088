import { describe, expect, it } from "vitest";
import { routes } from "#functions/api/blog/index.ts";
import { BlogFault } from "#functions/core/blog/ports.ts";
import { makeRouteClient } from "#test/support/client.ts";
import { fakeDeliveryPorts } from "#test/support/deliveries.ts";

const config = "/user/ada/ghost-config";
const ghost_api_url = "https://blog.partner.com";
const ghost_admin_api_key = `${"1".repeat(24)}:${"a0".repeat(32)}`;
const mask = "111111111111...a0a0";
const both = "Please fill in both Ghost API URL and Admin API Key";

/** The blog function over a world in memory, as one user calls it. */
const makeClient = () => {
  const deps = fakeDeliveryPorts();
  const call = makeRouteClient(routes, deps);
  return {
    deps,
    call,
    save: (body = {}) => call("POST", config, { body: { ghost_api_url, ghost_admin_api_key, ...body } }),
  };
};

describe("a blog's configuration", () => {
  it("is null before it is saved", async () => {
    expect(await makeClient().call("GET", config)).toMatchObject({ status: 200, data: null });
  });

  it("is stored encrypted and returned masked", async () => {
    const { save, call, deps } = makeClient();

    const saved = await save({ ghost_api_url: `${ghost_api_url}/ghost/` });

    const data = { ghost_api_url, ghost_admin_api_key: mask, is_active: true, failure_count: 0 };
    expect(saved).toMatchObject({ status: 200, data });
    expect(await call("GET", config)).toMatchObject({ status: 200, data });
    expect(JSON.stringify(saved)).not.toContain(ghost_admin_api_key);
    expect((await deps.blogs.find("ada"))?.key).toBe(`sealed(ada,ghost)${ghost_admin_api_key}`);
  });

  it("accepts the masked key for the same URL only", async () => {
    const { save } = makeClient();
    await save();

    expect(await save({ ghost_admin_api_key: mask, is_active: false })).toMatchObject({
      status: 200,
      data: { is_active: false, ghost_admin_api_key: mask },
    });
    expect(await save({ ghost_admin_api_key: mask, ghost_api_url: "https://evil.com" })).toMatchObject({ status: 400 });
  });

  it.each([
    [{ ghost_api_url: "" }, both],
    [{ ghost_admin_api_key: "  " }, both],
    [{ ghost_api_url: "http://blog.partner.com" }, "The URL must start with https://"],
    [{ ghost_api_url: `${ghost_api_url}/?a=1` }, "The URL must not contain ? or #"],
    [
      { ghost_admin_api_key: "no-key" },
      "The Admin API Key must look as Ghost shows it: 24 hexadecimal digits, a colon and 64 hexadecimal digits",
    ],
  ])("refuses %o", async (given, error) => {
    const { save, deps } = makeClient();

    expect(await save(given)).toMatchObject({ status: 400, code: "invalid_request", error });
    expect(deps.committed).toEqual([]);
  });

  it("is deleted together with its key", async () => {
    const { save, call, deps } = makeClient();
    await save();

    expect(await call("DELETE", config)).toMatchObject({ status: 200, success: true });
    expect(await deps.blogs.find("ada")).toBeUndefined();
  });
});

describe("POST /api/ghost/test", () => {
  const success = "Ghost connection test successful! Your configuration is working properly.";

  it("tests the saved blog or the given one", async () => {
    const { save, call, deps } = makeClient();

    expect(await call("POST", "/ghost/test", { body: { ghost_api_url, ghost_admin_api_key } })).toMatchObject({
      status: 200,
      message: success,
    });
    await save();
    expect(await call("POST", "/ghost/test", { body: {} })).toMatchObject({ status: 200, message: success });
    expect(deps.blog.check.mock.calls).toEqual(
      Array.from({ length: 2 }, () => [{ url: ghost_api_url, key: ghost_admin_api_key }]),
    );
  });

  it("returns the reason of a failure", async () => {
    const { call, save, deps } = makeClient();
    await save();
    deps.blog.check.mockRejectedValueOnce(new BlogFault("Ghost rejected the Admin API Key (401)", false));

    expect(await call("POST", "/ghost/test", { body: {} })).toMatchObject({
      status: 502,
      code: "provider_failed",
      error: "Ghost connection test failed: Ghost rejected the Admin API Key (401)",
    });
  });

  it("refuses if no configuration is saved or given", async () => {
    const { call } = makeClient();

    expect(await call("POST", "/ghost/test", { body: {} })).toMatchObject({
      status: 400,
      error: "Please save your Ghost configuration first",
    });
    expect(await call("POST", "/ghost/test", { body: { ghost_api_url } })).toMatchObject({ status: 400, error: both });
    expect(await call("POST", "/ghost/test", { body: { userId: "bob" } })).toMatchObject({ status: 403 });
  });
});

it.each(["GET", "POST", "DELETE"])("%s of a blog configuration is forbidden for another user", async (method) => {
  const { call, deps, save } = makeClient();
  await save();
  const before = deps.committed.length;
  const body = method === "POST" ? { body: { ghost_api_url, ghost_admin_api_key } } : {};

  expect(await call(method, config, { ...body, claims: { sub: "bob" } })).toMatchObject({ status: 403 });
  expect(await call(method, config, { ...body, claims: null })).toMatchObject({ status: 401 });
  expect(deps.committed).toHaveLength(before);
});
