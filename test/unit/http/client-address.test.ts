import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { mockClient } from "aws-sdk-client-mock";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { clientAddress } from "#functions/http/client-address.ts";
import { request } from "#test/support/request.ts";

const gatewaySees = "192.0.2.1";
const viewer = "203.0.113.9";
const manager = mockClient(SecretsManagerClient);
let address: typeof clientAddress;

const asking = (headers: Record<string, string>) => {
  const event = request("GET", "/harbour", { headers });
  event.requestContext.identity = { ...event.requestContext.identity, sourceIp: gatewaySees };
  return address(event);
};
const store = (stage: string, edgeSecret: string) =>
  manager
    .on(GetSecretValueCommand, { SecretId: "animation-agent/dev/edge", VersionStage: stage })
    .resolves({ SecretString: JSON.stringify({ edgeSecret }) });

beforeEach(async () => {
  manager.reset();
  manager.on(GetSecretValueCommand).rejects(new Error("Secrets Manager is away"));
  vi.stubEnv("SECRETS_PATH", "animation-agent/dev/");
  // Each test has its own cache of secrets.
  vi.resetModules();
  address = (await import("#functions/http/client-address.ts")).clientAddress;
  store("AWSCURRENT", "known to the edge");
  store("AWSPREVIOUS", "known before");
});

describe("the client address", () => {
  it("is the viewer address that CloudFront sends", async () => {
    expect(await asking({ "X-Viewer-Address": viewer, "x-distribution-secret": "known to the edge" })).toBe(viewer);
  });

  it("is also taken while CloudFront still sends the secret before", async () => {
    expect(await asking({ "x-viewer-address": viewer, "x-distribution-secret": "known before" })).toBe(viewer);
  });

  it.each([
    ["no secret", {}],
    ["a guessed one", { "x-distribution-secret": "known to the mob!" }],
    ["an empty one", { "x-distribution-secret": "" }],
  ])("is not taken from a request that bypasses CloudFront, with %s", async (_, secret) => {
    const headers = { "x-viewer-address": viewer, "x-forwarded-for": "203.0.113.8", ...secret };

    expect(await asking(headers)).toBe(gatewaySees);
  });

  it("reads no secret for a request without CloudFront's headers", async () => {
    manager.reset();

    expect(await asking({})).toBe(gatewaySees);
    expect(manager.commandCalls(GetSecretValueCommand)).toHaveLength(0);
  });
});
