import type { MiddlewareObj } from "@middy/core";
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from "aws-lambda";
import { type ErrorCode, errorStatus } from "#contract/errors.ts";
import type { FailureDetails } from "#contract/schema/failure.ts";
import { log } from "#functions/connect/log.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import { reply } from "./reply.ts";

/** The only place that turns errors into HTTP replies. Errors other than `Refusal` are logged and not shown. */
export const errorReply = (): MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> => ({
  onError: (request) => {
    const { code, message, details = {} } = toReply(request.error);
    if (code === "internal") {
      const { requestId } = request.event.requestContext;
      log.error("request failed", {
        requestId,
        error: request.error instanceof Error ? request.error : String(request.error),
      });
    }
    const { retry_after } = details;
    const headers = { ...(retry_after !== undefined && { "retry-after": String(retry_after) }) };
    request.response = reply(errorStatus[code], { success: false, code, error: message, ...details }, headers);
  },
});

interface ErrorReply {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: FailureDetails;
}

const toReply = (error: unknown): ErrorReply => {
  if (error instanceof Refusal) return error;
  if (isRouteNotFound(error)) return { code: "not_found", message: "Not found" };
  return { code: "internal", message: "Something went wrong. Please try again!" };
};

const isRouteNotFound = (error: unknown) => error instanceof Error && "statusCode" in error && error.statusCode === 404;
