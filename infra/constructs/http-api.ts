import {
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  type IAuthorizer,
  LambdaIntegration,
  type MethodOptions,
  ResponseType,
  RestApi,
} from "aws-cdk-lib/aws-apigateway";
import type { IUserPool, IUserPoolClient } from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";
import type { Endpoint } from "#contract/endpoint.ts";
import { answerHeaders } from "#contract/headers.ts";
import { type ApiContext, api } from "#contract/index.ts";
import { KeyAuthorizer } from "./key-authorizer.ts";
import { Lambda, type LambdaProps } from "./lambda.ts";

export interface HttpApiProps {
  readonly users: IUserPool;
  readonly site: IUserPoolClient;
  readonly environment: Record<string, string>;
}

/** The scope that Cognito puts into the access token of everybody who signed in with a password. */
const signedInScope = "aws.cognito.signin.user.admin";

/** A context that is not named here gets 512 MB. Uploads are opened in memory: 16.7 megapixels, or 50 MB of sound. */
const limits: Partial<Record<ApiContext, Pick<LambdaProps, "memorySize">>> = { assets: { memorySize: 1769 } };

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
  readonly bearers: KeyAuthorizer;
  private readonly signedIn: IAuthorizer;

  constructor(scope: Construct, id: string, { users, site, environment }: HttpApiProps) {
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
    this.bearers = new KeyAuthorizer(this, "Bearers", { users, site, environment });
    // The keys of `api` are its contexts.
    const contexts = Object.keys(api) as ApiContext[];
    this.functions = new Map(
      contexts.map((context) => [
        context,
        new Lambda(this, context, { entry: `api/${context}/index.ts`, environment, ...limits[context] }),
      ]),
    );
    for (const [context, server] of this.functions) {
      const integration = new LambdaIntegration(server, { allowTestInvoke: false });
      for (const endpoint of api[context]) this.serve(endpoint, integration);
    }
  }

  private serve(endpoint: Endpoint, by: LambdaIntegration) {
    // The stage is named `api`: resources begin behind it.
    this.gateway.root
      .resourceForPath(endpoint.path.replace(/^\/api/, ""))
      .addMethod(endpoint.method, by, this.access(endpoint));
  }

  private access({ caller, scope }: Endpoint): MethodOptions {
    if (caller === "anyone") return { authorizationType: AuthorizationType.NONE };
    // A call that names a scope is open to keys; the route refuses who lacks the scope, or needs a key and has none.
    if (scope || caller === "developer") return { authorizer: this.bearers.authorizer };
    return { authorizer: this.signedIn, authorizationScopes: [signedInScope] };
  }
}
