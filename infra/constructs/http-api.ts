import {
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  type IAuthorizer,
  LambdaIntegration,
  type MethodOptions,
  RestApi,
} from "aws-cdk-lib/aws-apigateway";
import type { IUserPool } from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";
import type { Endpoint } from "#contract/endpoint.ts";
import { type ApiContext, api } from "#contract/index.ts";
import { Lambda } from "./lambda.ts";

export interface HttpApiProps {
  readonly users: IUserPool;
  readonly environment: Record<string, string>;
}

/** The scope that Cognito puts into the access token of everybody who signed in with a password. */
const signedInScope = "aws.cognito.signin.user.admin";

/** The REST API that the contract describes: one function for each context, one method for each endpoint. */
export class HttpApi extends Construct {
  readonly gateway: RestApi;
  readonly functions: ReadonlyMap<ApiContext, Lambda>;
  private readonly signedIn: IAuthorizer;

  constructor(scope: Construct, id: string, { users, environment }: HttpApiProps) {
    super(scope, id);
    this.gateway = new RestApi(this, "Gateway", {
      deployOptions: { stageName: "api", tracingEnabled: true, metricsEnabled: true },
    });
    this.signedIn = new CognitoUserPoolsAuthorizer(this, "SignedIn", { cognitoUserPools: [users] });
    // The keys of `api` are its contexts.
    const contexts = Object.keys(api) as ApiContext[];
    this.functions = new Map(
      contexts.map((context) => [context, new Lambda(this, context, { entry: `api/${context}/index.ts`, environment })]),
    );
    for (const [context, server] of this.functions) {
      const integration = new LambdaIntegration(server, { allowTestInvoke: false });
      for (const endpoint of api[context]) this.serve(endpoint, integration);
    }
  }

  private serve({ path, method, caller }: Endpoint, by: LambdaIntegration) {
    this.gateway.root.resourceForPath(path).addMethod(method, by, this.access(caller));
  }

  private access(caller: Endpoint["caller"]): MethodOptions {
    if (caller === "anyone") return { authorizationType: AuthorizationType.NONE };
    if (caller === "developer") throw new Error("There is no authorizer for developers' keys yet");
    return { authorizer: this.signedIn, authorizationScopes: [signedInScope] };
  }
}
