import {
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  type IAuthorizer,
  LambdaIntegration,
  type MethodOptions,
  ResponseType,
  RestApi,
} from "aws-cdk-lib/aws-apigateway";
import type { IUserPool } from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";
import type { Endpoint } from "#contract/endpoint.ts";
import { answerHeaders } from "#contract/headers.ts";
import { type ApiContext, api } from "#contract/index.ts";
import { Lambda } from "./lambda.ts";

export interface HttpApiProps {
  readonly users: IUserPool;
  readonly environment: Record<string, string>;
}

/** The scope that Cognito puts into the access token of everybody who signed in with a password. */
const signedInScope = "aws.cognito.signin.user.admin";

/** What the gateway answers itself, in the shape of every other answer. */
const ownAnswers = {
  UNAUTHORIZED: { status: 401, code: "unauthenticated", error: "Please log in" },
  ACCESS_DENIED: { status: 403, code: "forbidden", error: "Access denied" },
  MISSING_AUTHENTICATION_TOKEN: { status: 404, code: "not_found", error: "Not found" },
  REQUEST_TOO_LARGE: { status: 413, code: "content_too_large", error: "The request body is too large" },
  THROTTLED: { status: 429, code: "too_many_requests", error: "Too many requests. Please wait a moment." },
  INTEGRATION_TIMEOUT: { status: 504, code: "internal", error: "Something went wrong. Please try again!" },
  DEFAULT_5XX: { status: 500, code: "internal", error: "Something went wrong. Please try again!" },
} as const;

/** With the headers of every other answer, in the quotes that the gateway wants; it takes no value with quotes in it. */
const ownHeaders = Object.fromEntries(
  Object.entries(answerHeaders).flatMap(([name, value]) => (value.includes("'") ? [] : [[name, `'${value}'`]])),
);

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
    for (const [type, { status, code, error }] of Object.entries(ownAnswers))
      this.gateway.addGatewayResponse(type, {
        type: ResponseType.of(type),
        statusCode: String(status),
        responseHeaders: ownHeaders,
        templates: { "application/json": JSON.stringify({ success: false, code, error }) },
      });
    this.signedIn = new CognitoUserPoolsAuthorizer(this, "SignedIn", { cognitoUserPools: [users] });
    // The keys of `api` are its contexts.
    const contexts = Object.keys(api) as ApiContext[];
    this.functions = new Map(
      contexts.map((context) => [
        context,
        new Lambda(this, context, { entry: `api/${context}/index.ts`, environment }),
      ]),
    );
    for (const [context, server] of this.functions) {
      const integration = new LambdaIntegration(server, { allowTestInvoke: false });
      for (const endpoint of api[context]) this.serve(endpoint, integration);
    }
  }

  private serve({ path, method, caller }: Endpoint, by: LambdaIntegration) {
    // The stage is named `api`: resources begin behind it.
    this.gateway.root.resourceForPath(path.replace(/^\/api/, "")).addMethod(method, by, this.access(caller));
  }

  private access(caller: Endpoint["caller"]): MethodOptions {
    if (caller === "anyone") return { authorizationType: AuthorizationType.NONE };
    if (caller === "developer") throw new Error("There is no authorizer for developers' keys yet");
    return { authorizer: this.signedIn, authorizationScopes: [signedInScope] };
  }
}
