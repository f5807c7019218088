import type { APIGatewayAuthorizerResult, APIGatewayTokenAuthorizerEvent } from "aws-lambda";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { optionalSetting } from "#functions/connect/environment.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { tokens } from "#functions/connect/tokens.ts";
import { authenticate, tokenIn } from "#functions/core/developer/authenticate.ts";
import { isMeantAsKey } from "#functions/core/developer/key-text.ts";

const connect = () => ({ ...clock(), ...database(), ...tokens() });
type Deps = Parameters<typeof authenticate>[0];

/**
 * The Lambda authorizer of endpoints that programs may call. It identifies the owner of an API key or a signed-in user;
 * the route decides what the caller may do, because it can explain a refusal. API Gateway does not cache the result, so
 * a revoked key is refused at once. `usageKeys` begins the names of API Gateway's keys: they say by which usage plan a
 * call counts, and let no caller in.
 */
export const authorizer =
  (ports: () => Deps, usageKeys?: string) =>
  async ({ authorizationToken, methodArn }: APIGatewayTokenAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
    const bearer = await authenticate(ports(), authorizationToken);
    // API Gateway has a response of its own for callers who are denied: it tells a program that its key is not valid.
    if (!bearer && isMeantAsKey(tokenIn(authorizationToken)))
      return { principalId: "unknown", policyDocument: policy("Deny", methodArn) };
    // API Gateway turns exactly this message into a 401.
    if (!bearer) throw new Error("Unauthorized");
    return {
      principalId: bearer.userId,
      policyDocument: policy("Allow", methodArn),
      context: bearer,
      ...(usageKeys && { usageIdentifierKey: `${usageKeys}-${bearer["mode"] ?? "site"}` }),
    };
  };

const policy = (Effect: "Allow" | "Deny", Resource: string) => ({
  Version: "2012-10-17",
  Statement: [{ Action: "execute-api:Invoke", Effect, Resource }],
});

export const handler = authorizer(lazy(connect), optionalSetting("USAGE_KEYS"));
