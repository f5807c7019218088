import type { MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from "aws-lambda";
import { log } from "#functions/connect/log.ts";
import { userHash } from "#functions/connect/user-hash.ts";
import { parseCaller } from "./caller.ts";

/**
 * Logs each request that changes something or that failed with 5xx; API Gateway's access log has all requests.
 * It contains no bodies, queries or IP addresses.
 */
export const requestLog = (): MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> => {
  // Some hosts handle several requests at a time, so each has its own start.
  const starts = new WeakMap<APIGatewayProxyEvent, number>();
  const note = (request: APIGatewayProxyEvent, status: number) => {
    const { httpMethod, resource, pathParameters, requestContext, ...event } = request;
    if (httpMethod === "GET" && status < 500) return;
    const { userId, key } = parseCaller({ requestContext });
    const line = {
      requestId: requestContext.requestId,
      call: `${httpMethod} ${resource ?? event.path}`,
      status,
      milliseconds: Math.round(performance.now() - (starts.get(request) ?? performance.now())),
      ...(userId && { user: userHash(userId) }),
      ...(key && { key: key.id }),
      ...(resource?.startsWith("/task/{id}") && { taskId: pathParameters?.["id"] }),
    };
    log.info("answered", line);
  };
  return {
    before: ({ event }) => {
      starts.set(event, performance.now());
    },
    after: ({ event, response }) => note(event, response?.statusCode ?? 500),
    onError: ({ event, response }) => note(event, response?.statusCode ?? 500),
  };
};
