import { RemovalPolicy, Size } from "aws-cdk-lib";
import {
  AccessLogFormat,
  ApiKeySourceType,
  AuthorizationType,
  CognitoUserPoolsAuthorizer,
  EndpointType,
  type IAuthorizer,
  LambdaIntegration,
  LogGroupLogDestination,
  type MethodDeploymentOptions,
  MethodLoggingLevel,
  type MethodOptions,
  ResponseType,
  RestApi,
} from "aws-cdk-lib/aws-apigateway";
import type { IUserPool, IUserPoolClient } from "aws-cdk-lib/aws-cognito";
import { LogGroup, type RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { type Endpoint, methodsOf } from "#contract/endpoint.ts";
import { notSignedIn } from "#contract/errors.ts";
import { type ApiContext, api } from "#contract/index.ts";
import { responseHeaders } from "#contract/response-headers.ts";
import type { Options } from "../options.ts";
import { accessLog } from "./access-log.ts";
import { KeyAuthorizer } from "./key-authorizer.ts";
import { Lambda, type LambdaProps } from "./lambda.ts";
import { UsagePlans } from "./usage-plans.ts";

export interface HttpApiProps {
  readonly users: IUserPool;
  readonly site: IUserPoolClient;
  readonly environment: Record<string, string>;
  readonly options: Options;
}

/** The scope that Cognito puts into access tokens of users who signed in with a password. */
const signedInScope = "aws.cognito.signin.user.admin";

/** Other contexts get 512 MB. Uploads are decoded in memory: 16.7 megapixels, or 200 MB of sound, which is 260 MB when it is decoded. */
const limits: Partial<Record<ApiContext, Pick<LambdaProps, "memorySize" | "layers">>> = {
  assets: { memorySize: 1769, layers: ["media"] },
};

/** The gateway's own responses, in the same shape as all others. */
const gatewayResponses = {
  UNAUTHORIZED: { status: 401, code: "unauthenticated", error: notSignedIn },
  // Only the authorizer of API keys denies access, and only to a key that is not valid.
  ACCESS_DENIED: {
    status: 401,
    code: "unauthenticated",
    error: "This API key is not valid. Create a new one on the site under Developers, API Keys.",
  },
  MISSING_AUTHENTICATION_TOKEN: { status: 404, code: "not_found", error: "Not found" },
  REQUEST_TOO_LARGE: { status: 413, code: "content_too_large", error: "The request body is too large" },
  THROTTLED: { status: 429, code: "too_many_requests", error: "Too many requests. Please wait a moment." },
  INTEGRATION_TIMEOUT: { status: 504, code: "internal", error: "Something went wrong. Please try again!" },
  DEFAULT_5XX: { status: 500, code: "internal", error: "Something went wrong. Please try again!" },
} as const;

/** The headers of all responses, quoted as the gateway needs them. It takes no value that contains quotes. */
const gatewayHeaders = Object.fromEntries(
  Object.entries(responseHeaders).flatMap(([name, value]) => (value.includes("'") ? [] : [[name, `'${value}'`]])),
);

/** The gateway's stage is named `api`, so resources have no `/api`. */
const resourcePath = (path: string): string => path.replace(/^\/api/, "");

/** The REST API that the contract describes: one function for each context, one method for each endpoint. */
export class HttpApi extends Construct {
  readonly gateway: RestApi;
  readonly functions: ReadonlyMap<ApiContext, Lambda>;
  readonly bearers: KeyAuthorizer;
  private readonly signedIn: IAuthorizer;

  constructor(scope: Construct, id: string, { users, site, environment, options }: HttpApiProps) {
    super(scope, id);
    this.gateway = new RestApi(this, "Gateway", {
      description: `Animation Agent, ${options.environmentName}`,
      // CloudFront stands in front of it.
      endpointTypes: [EndpointType.REGIONAL],
      // Functions get all bodies as the bytes that were sent: forms with files, and what Stripe signed.
      binaryMediaTypes: ["*/*"],
      // The authorizer says by which usage plan a call counts.
      apiKeySourceType: ApiKeySourceType.AUTHORIZER,
      minCompressionSize: Size.kibibytes(2),
      cloudWatchRole: true,
      cloudWatchRoleRemovalPolicy: RemovalPolicy.RETAIN,
      deployOptions: {
        stageName: "api",
        tracingEnabled: true,
        ...this.everyMethod(options, 1),
        methodOptions: {
          ...this.costlyMethods(options),
          // An alarm hears when Stripe is refused. Metrics of all methods would cost more than everything else.
          "/stripe/webhook/POST": { ...this.everyMethod(options, 1), metricsEnabled: true },
        },
        accessLogDestination: new LogGroupLogDestination(this.accessLogs(options)),
        accessLogFormat: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    });
    for (const [type, { status, code, error }] of Object.entries(gatewayResponses))
      this.gateway.addGatewayResponse(type, {
        type: ResponseType.of(type),
        statusCode: String(status),
        responseHeaders: gatewayHeaders,
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
      // One permission for a function, and not one for each method: a stack has at most 500 resources.
      const integration = new LambdaIntegration(server, { scopePermissionToMethod: false });
      for (const endpoint of api[context]) this.serve(endpoint, integration);
    }
    new UsagePlans(this, "Usage", this.gateway, options);
  }

  /** Requests a second of all callers together. Functions count the limits of each caller. */
  private everyMethod({ rate, burst }: Options, share: number): MethodDeploymentOptions {
    return {
      metricsEnabled: false,
      // Errors only, without requests and responses: they are the users' data.
      loggingLevel: MethodLoggingLevel.ERROR,
      dataTraceEnabled: false,
      throttlingRateLimit: rate * share,
      throttlingBurstLimit: burst * share,
    };
  }

  /** Calls that create, spend or guess have their own limit in the contract. They get a tenth of the gateway's rate. */
  private costlyMethods(options: Options): Record<string, MethodDeploymentOptions> {
    const costly = Object.values(api)
      .flat()
      .filter((endpoint: Endpoint) => endpoint.limit);
    return Object.fromEntries(
      costly.map(({ path, method }) => [`${resourcePath(path)}/${method}`, this.everyMethod(options, 0.1)]),
    );
  }

  private accessLogs({ logDays }: Options): LogGroup {
    // The CDK's own numbers are days.
    return new LogGroup(this, "AccessLogs", { retention: logDays as RetentionDays });
  }

  private serve(endpoint: Endpoint, by: LambdaIntegration) {
    const resource = this.gateway.root.resourceForPath(resourcePath(endpoint.path));
    for (const method of methodsOf(endpoint)) resource.addMethod(method, by, this.access(endpoint));
  }

  private access({ caller, scope }: Endpoint): MethodOptions {
    if (caller === "anyone") return { authorizationType: AuthorizationType.NONE };
    // A call with a scope takes API keys too. The route checks the scope, and whether a key is required.
    if (scope || caller === "developer") return { authorizer: this.bearers.authorizer, apiKeyRequired: true };
    return { authorizer: this.signedIn, authorizationScopes: [signedInScope] };
  }
}
