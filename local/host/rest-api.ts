import type { IncomingMessage, ServerResponse } from "node:http";
import type { APIGatewayProxyResult } from "aws-lambda";
import { type AuthorizerResult, authorizerFunction, invokeAuthorizer } from "./lambda-authorizer.ts";
import type { DeployedResource } from "./template.ts";

/** The claims of a caller. API Gateway passes all values as strings. */
export type Claims = Readonly<Record<string, string>>;

export type Authorize = (authorization: string | undefined, scopes: readonly string[]) => Promise<Claims | undefined>;
export type Invoke = (functionArn: string, payload: unknown) => Promise<unknown>;

interface Method {
  readonly method: string;
  readonly resource: string;
  readonly parts: readonly string[];
  readonly functionArn: string;
  readonly scopes: readonly string[] | undefined;
  /** The Lambda authorizer, if the method uses one instead of the user pool. */
  readonly authorizerArn: string | undefined;
}

/** API Gateway's limits. */
const maxBodyBytes = 10 * 1024 * 1024;
const integrationTimeoutMs = 29_000;

const executeApi = "arn:aws:execute-api:us-east-1:000000000000:local";

/**
 * The API Gateway of the template: finds the method of a request, authorizes the caller and invokes the function.
 */
export const restApi = (
  resources: readonly DeployedResource[],
  authorize: Authorize,
  invoke: Invoke,
  clientAddress: (request: IncomingMessage) => string,
) => {
  const methods = methodsIn(resources);
  const gatewayResponse = gatewayResponsesIn(resources);
  const stage = String(resources.find(({ type }) => type === "AWS::ApiGateway::Stage")?.properties["StageName"]);

  const respond = async (request: IncomingMessage, url: URL): Promise<APIGatewayProxyResult> => {
    const path = url.pathname.slice(stage.length + 1).replace(/(.)\/$/, "$1");
    const found = methods.find(({ method, parts }) => method === request.method && matches(parts, path));
    if (!found) return gatewayResponse("MISSING_AUTHENTICATION_TOKEN", 403);
    const caller = await authorizeCaller(found, path, request.headers.authorization);
    if ("error" in caller) return gatewayResponse(...caller.error);
    const body = await bodyOf(request);
    if (!body) return gatewayResponse("REQUEST_TOO_LARGE", 413);
    try {
      const event = proxyEvent(request, url, path, found, caller.authorizer, body, clientAddress(request));
      // Another shape is an error, reported below.
      const result = (await withTimeout(invoke(found.functionArn, event))) as APIGatewayProxyResult | undefined;
      if (result && typeof result.statusCode === "number") return result;
      console.error(`${found.functionArn} returned a response that API Gateway does not accept`);
    } catch (error) {
      console.error(`${found.functionArn} failed`, error);
      if (error instanceof Error && error.name === "TimeoutError") return gatewayResponse("INTEGRATION_TIMEOUT", 504);
    }
    return gatewayResponse("INTEGRATION_FAILURE", 502);
  };

  const authorizeCaller = async (
    { scopes, authorizerArn, method }: Method,
    path: string,
    authorization?: string,
  ): Promise<AuthorizerResult> => {
    if (authorizerArn)
      return invokeAuthorizer(invoke, authorizerArn, authorization, `${executeApi}/${stage}/${method}${path}`);
    if (!scopes) return { authorizer: null };
    const claims = await authorize(authorization, scopes);
    return claims ? { authorizer: { claims } } : { error: ["UNAUTHORIZED", 401] };
  };

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const { statusCode, headers = {}, multiValueHeaders = {}, body, isBase64Encoded } = await respond(request, url);
    const all: Record<string, string | string[]> = {};
    for (const [name, value] of Object.entries(headers)) all[name] = String(value);
    for (const [name, values] of Object.entries(multiValueHeaders)) all[name] = values.map(String);
    response.writeHead(statusCode, all).end(isBase64Encoded ? Buffer.from(body, "base64") : body);
  };
};

const methodsIn = (resources: readonly DeployedResource[]): Method[] => {
  const byId = new Map(
    resources.filter(({ type }) => type === "AWS::ApiGateway::Resource").map((each) => [each.ref, each]),
  );
  const pathOf = (id: string): string => {
    const resource = byId.get(id);
    return resource ? `${pathOf(String(resource.properties["ParentId"]))}/${resource.properties["PathPart"]}` : "";
  };
  return resources
    .filter(({ type }) => type === "AWS::ApiGateway::Method")
    .map(({ properties }) => {
      const resource = pathOf(String(properties["ResourceId"]));
      // The URI of a proxy integration contains the function's ARN.
      const { Uri } = properties["Integration"] as { readonly Uri: string };
      return {
        method: String(properties["HttpMethod"]),
        resource,
        parts: resource.split("/"),
        functionArn: /functions\/(arn:[^/]+)\/invocations/.exec(Uri)?.[1] ?? "",
        scopes:
          properties["AuthorizationType"] === "NONE"
            ? undefined
            : ((properties["AuthorizationScopes"] as readonly string[] | undefined) ?? []),
        authorizerArn:
          properties["AuthorizationType"] === "CUSTOM"
            ? authorizerFunction(resources, properties["AuthorizerId"])
            : undefined,
      };
    })
    .sort((a, b) => a.resource.split("{").length - b.resource.split("{").length);
};

const matches = (parts: readonly string[], path: string): boolean => {
  const given = path.split("/");
  return (
    given.length === parts.length &&
    parts.every((part, at) => (part.startsWith("{") ? given[at] !== "" : part === given[at]))
  );
};

/** The gateway's own responses (errors), as the template configures them. */
const gatewayResponsesIn = (resources: readonly DeployedResource[]) => {
  const templates = new Map(
    resources
      .filter(({ type }) => type === "AWS::ApiGateway::GatewayResponse")
      .map(({ properties }) => [
        String(properties["ResponseType"]),
        {
          status: Number(properties["StatusCode"] ?? 0),
          body: (properties["ResponseTemplates"] as Record<string, string> | undefined)?.["application/json"],
          headers: headersIn(properties["ResponseParameters"] as Record<string, string> | undefined),
        },
      ]),
  );
  return (type: string, status: number): APIGatewayProxyResult => {
    const found = templates.get(type) ?? templates.get(status < 500 ? "DEFAULT_4XX" : "DEFAULT_5XX");
    return {
      statusCode: found?.status || status,
      headers: { "content-type": "application/json", ...found?.headers },
      body: found?.body ?? JSON.stringify({ message: type }),
    };
  };
};

/** Parses `gatewayresponse.header.name: 'value'`. */
const headersIn = (parameters: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name.replace("gatewayresponse.header.", ""),
      value.replace(/^'(.*)'$/s, "$1"),
    ]),
  );

const proxyEvent = (
  request: IncomingMessage,
  url: URL,
  path: string,
  { resource, parts }: Method,
  authorizer: Readonly<Record<string, unknown>> | null,
  body: Buffer,
  sourceIp: string,
) => {
  const given = path.split("/");
  const parameters = parts.flatMap((part, at) => (part.startsWith("{") ? [[part.slice(1, -1), given[at] ?? ""]] : []));
  const many = Object.fromEntries([...url.searchParams.keys()].map((name) => [name, url.searchParams.getAll(name)]));
  return {
    resource,
    path,
    httpMethod: request.method,
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    multiValueHeaders: request.headersDistinct,
    queryStringParameters: url.searchParams.size > 0 ? Object.fromEntries(url.searchParams) : null,
    multiValueQueryStringParameters: url.searchParams.size > 0 ? many : null,
    pathParameters: parameters.length > 0 ? Object.fromEntries(parameters) : null,
    stageVariables: null,
    requestContext: {
      requestId: crypto.randomUUID(),
      path: url.pathname,
      httpMethod: request.method,
      identity: { sourceIp },
      authorizer,
    },
    body: body.length > 0 ? body.toString("base64") : null,
    isBase64Encoded: body.length > 0,
  };
};

/** The body, or undefined if it exceeds the gateway's limit. */
const bodyOf = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  return size <= maxBodyBytes ? Buffer.concat(chunks) : undefined;
};

const withTimeout = <T>(work: Promise<T>): Promise<T> => {
  const timeout = AbortSignal.timeout(integrationTimeoutMs);
  return Promise.race([
    work,
    new Promise<never>((_, reject) => timeout.addEventListener("abort", () => reject(timeout.reason))),
  ]);
};
