import { expect, it } from "vitest";
import { templates } from "./template.ts";

it("programs as a whole have half of the gateway's rate, and tests a tenth", () => {
  const { service } = templates({ stage: "prod" });
  const [gateway] = service.ofType("ApiGateway::RestApi");
  const plans = service
    .ofType("ApiGateway::UsagePlan")
    .map(({ properties }) => [properties.UsagePlanName, properties.Throttle]);
  const keys = service.ofType("ApiGateway::ApiKey").map(({ properties }) => properties.Value);
  const open = service.ofType("ApiGateway::Method").filter(({ properties }) => properties.ApiKeyRequired);
  const authorizer = service.resources.find(({ metadata }) => metadata["entry"] === "functions/authorizer/index.ts");

  expect(gateway?.properties.ApiKeySourceType).toBe("AUTHORIZER");
  expect(plans).toEqual([
    ["animation-agent-prod-live-callers", { RateLimit: 500, BurstLimit: 1_000 }],
    ["animation-agent-prod-test-callers", { RateLimit: 100, BurstLimit: 200 }],
    ["animation-agent-prod-site-callers", { RateLimit: 1_000, BurstLimit: 2_000 }],
  ]);
  const beginning = authorizer?.properties.Environment.Variables.USAGE_KEYS;
  expect(keys).toEqual(["live", "test", "site"].map((callers) => `${beginning}-${callers}`));
  // A call by a key has no other authorizer, and a call without our authorizer has no key.
  for (const { properties } of open) expect(properties.AuthorizationType).toBe("CUSTOM");
  expect(open.length).toBeGreaterThan(0);
});
