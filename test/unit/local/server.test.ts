import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localPages } from "#local/demo/pages.ts";
import { createOriginServer } from "#local/host/server.ts";

let port = 0;
// The pages ask these parts of the product only.
const product = {
  cognito: { issueTokens: async ({ email }: { email: string }) => ({ accessToken: `of ${email}` }) },
} as unknown as Parameters<typeof localPages>[0];
const server = createOriginServer([["/local/", localPages(product)]]);
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const call = async (method: string, path: string, headers: Record<string, string> = {}, body = "") => {
  const sent = request({ host: "127.0.0.1", port, method, path, headers }).end(body);
  const [response] = await once(sent, "response");
  return { status: response.statusCode, body: await text(response) };
};
const json = { "content-type": "application/json" };
const ada = JSON.stringify({ email: "ada@example.com", "cognito:groups": ["admin"] });
const token = (headers: Record<string, string>, body = ada) => call("POST", "/local/token", headers, body);

describe("the server of this machine", () => {
  it.each(["/%", "/local/%E0%A4%A", "//", "/api/task/%ff"])("answers 400 to the URL %s", async (path) => {
    expect(await call("GET", path)).toMatchObject({ status: 400 });
  });

  it.each(["{", "null", "[]", '"text"', "{}", ""])("answers 400 to the token request %j", async (body) => {
    expect(await token(json, body)).toMatchObject({ status: 400 });
  });

  it("answers programs and its own pages", async () => {
    const own: Record<string, string>[] = [
      {},
      { origin: `http://localhost:${port}` },
      { origin: `http://127.0.0.1:${port}` },
    ];

    for (const headers of own)
      expect(await token({ ...json, ...headers })).toEqual({
        status: 200,
        body: JSON.stringify({ accessToken: "of ada@example.com" }),
      });
  });

  it.each([
    ["another site", { origin: "https://evil.example" }],
    ["another port of this machine", { origin: "http://localhost:1" }],
    ["another protocol", { origin: "https://localhost" }],
    ["a frame without an origin", { origin: "null" }],
    ["a browser that hides the origin", { "sec-fetch-site": "cross-site" }],
    ["a name that was rebound to this machine", { host: "evil.example" }],
  ])("changes nothing for a page of %s", async (_, headers) => {
    expect(await token({ ...json, ...headers })).toMatchObject({ status: 403 });
  });

  it("accepts no text that a page could send without asking first", async () => {
    expect(await token({ "content-type": "text/plain" })).toMatchObject({ status: 415 });
  });
});
