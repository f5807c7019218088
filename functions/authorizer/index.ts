import type { APIGatewayAuthorizerResult, APIGatewayTokenAuthorizerEvent } from "aws-lambda";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { tokens } from "#functions/connect/tokens.ts";
import { authenticate } from "#functions/core/developer/authenticate.ts";

const connect = () => ({ ...clock(), ...database(), ...tokens() });
type Deps = Parameters<typeof authenticate>[0];

/**
 * Says who a caller is where programs may call: a key's owner, or who signed in. What either may do is the route's to
 * decide, which can say why not. Its answers are not kept: a key that was revoked is refused at the next call.
 */
export const authorizer =
  (ports: () => Deps) =>
  async ({ authorizationToken, methodArn }: APIGatewayTokenAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
    const bearer = await authenticate(ports(), authorizationToken);
    // The one word that API Gateway answers with 401.
    if (!bearer) throw new Error("Unauthorized");
    const Statement = [{ Action: "execute-api:Invoke", Effect: "Allow" as const, Resource: methodArn }];
    return { principalId: bearer.userId, policyDocument: { Version: "2012-10-17", Statement }, context: bearer };
  };

export const handler = authorizer(lazy(connect));
