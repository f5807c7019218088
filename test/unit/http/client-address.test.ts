import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clientAddress } from "#functions/http/client-address.ts";
import { request } from "#test/support/request.ts";

const gatewaySees = "192.0.2.1";
const asking = (headers: Record<string, string>) => {
  const event = request("GET", "/harbour", { headers });
  event.requestContext.identity = { ...event.requestContext.identity, sourceIp: gatewaySees };
  return clientAddress(event);
};

beforeEach(() => vi.stubEnv("EDGE_SECRET", "known to the edge"));
afterEach(() => vi.unstubAllEnvs());

describe("the client address", () => {
  it("is the viewer address that CloudFront sends", () => {
    expect(asking({ "X-Viewer-Address": "203.0.113.9", "x-distribution-secret": "known to the edge" })).toBe(
      "203.0.113.9",
    );
  });

  it.each([
    ["no secret", {}],
    ["a guessed one", { "x-distribution-secret": "known to the mob!" }],
    ["an empty one", { "x-distribution-secret": "" }],
  ])("is not taken from a request that bypasses CloudFront, with %s", (_, secret) => {
    expect(asking({ "x-viewer-address": "203.0.113.9", "x-forwarded-for": "203.0.113.8", ...secret })).toBe(
      gatewaySees,
    );
  });

  it("is not taken from the header when no secret is configured", () => {
    vi.stubEnv("EDGE_SECRET", "");

    expect(asking({ "x-viewer-address": "203.0.113.9", "x-distribution-secret": "" })).toBe(gatewaySees);
  });
});
