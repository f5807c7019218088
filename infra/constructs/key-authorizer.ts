import { Duration, Stack } from "aws-cdk-lib";
import { type IAuthorizer, TokenAuthorizer } from "aws-cdk-lib/aws-apigateway";
import type { IUserPool, IUserPoolClient } from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";
import { Lambda } from "./lambda.ts";
import { usageKeys } from "./usage-plans.ts";

export interface KeyAuthorizerProps {
  readonly users: IUserPool;
  readonly site: IUserPoolClient;
  readonly environment: Record<string, string>;
}

/** Authorizes calls that take an API key or a user's token. */
export class KeyAuthorizer extends Construct {
  readonly server: Lambda;
  readonly authorizer: IAuthorizer;

  constructor(scope: Construct, id: string, { users, site, environment }: KeyAuthorizerProps) {
    super(scope, id);
    this.server = new Lambda(this, "Function", {
      entry: "authorizer/index.ts",
      timeout: Duration.seconds(10),
      environment: {
        ...environment,
        USAGE_KEYS: usageKeys(this),
        USER_POOL_ID: users.userPoolId,
        USER_POOL_CLIENT_ID: site.userPoolClientId,
        USER_POOL_KEYS_URL: `https://cognito-idp.${Stack.of(this).region}.amazonaws.com/${users.userPoolId}/.well-known/jwks.json`,
      },
    });
    // Results are not cached, so that a revoked key is refused at the next call.
    this.authorizer = new TokenAuthorizer(this, "Bearer", {
      handler: this.server,
      resultsCacheTtl: Duration.seconds(0),
    });
  }
}
