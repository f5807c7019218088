import type { APIGatewayProxyEvent, Context } from "aws-lambda";

interface Given {
  readonly body?: unknown;
  readonly query?: Record<string, string>;
  readonly params?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly claims?: Record<string, string> | null;
}

/** An API Gateway event of Ada, who is signed in. */
export const request = (
  method: string,
  path: string,
  { body, query, params, headers = { "Content-Type": "application/json" }, claims = { sub: "ada" } }: Given = {},
): APIGatewayProxyEvent =>
  // Only the fields that our handlers read.
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

// Middy reads nothing else of the context.
export const context = { functionName: "test", awsRequestId: "test" } as Context;
