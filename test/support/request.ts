import type { APIGatewayProxyEvent, Context } from "aws-lambda";

interface Given {
  readonly body?: unknown;
  readonly query?: Record<string, string>;
  readonly params?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly claims?: Record<string, string> | null;
}

/** A request as API Gateway hands it to a function: from Ada, who is signed in. */
export const request = (
  method: string,
  path: string,
  { body, query, params, headers = { "Content-Type": "application/json" }, claims = { sub: "ada" } }: Given = {},
): APIGatewayProxyEvent =>
  // Only what our handlers read of the many fields.
  ({
    httpMethod: method,
    path,
    headers,
    body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    isBase64Encoded: false,
    pathParameters: params ?? null,
    queryStringParameters: query ?? null,
    requestContext: { requestId: "request-1", authorizer: claims ? { claims } : null },
  }) as unknown as APIGatewayProxyEvent;

// middy asks for nothing of it.
export const context = { functionName: "test", awsRequestId: "test" } as Context;
