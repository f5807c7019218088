import { ApiKey, type RestApi, UsagePlan } from "aws-cdk-lib/aws-apigateway";
import { Construct } from "constructs";
import { resourceName } from "../names.ts";
import type { Options } from "../options.ts";

/** The beginning of the values of the keys. They are no secrets: only our authorizer can present one. */
export const usageKeys = (scope: Construct): string => resourceName(scope, "callers");

/** The share of the gateway's rate that each kind of caller may use. */
const shares = { live: 0.5, test: 0.1, site: 1 } as const;

/**
 * Limits all programs together, so that they cannot starve the site: those with live keys to half of the gateway's rate,
 * those with test keys to a tenth. Functions count the limits of each caller.
 */
export class UsagePlans extends Construct {
  constructor(scope: Construct, id: string, gateway: RestApi, { rate, burst }: Options) {
    super(scope, id);
    for (const [callers, share] of Object.entries(shares)) {
      const plan = new UsagePlan(this, `${callers}Plan`, {
        name: resourceName(this, `${callers}-callers`),
        apiStages: [{ api: gateway, stage: gateway.deploymentStage }],
        throttle: { rateLimit: rate * share, burstLimit: burst * share },
      });
      const value = `${usageKeys(this)}-${callers}`;
      plan.addApiKey(new ApiKey(this, callers, { apiKeyName: value, value }));
    }
  }
}
