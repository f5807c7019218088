import type { ServerResponse } from "node:http";
import { sendJson } from "../shared/reply.ts";
import type { Behaviour } from "../shared/script.ts";

type Reply = (response: ServerResponse) => void;

/** An error in the format of the AWS JSON protocols. */
export const fail = (
  response: ServerResponse,
  status: number,
  type: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void => sendJson(response, status, { message }, { "x-amzn-errortype": type, ...headers });

const failing =
  (...error: [status: number, type: string, message: string, headers?: Readonly<Record<string, string>>]): Reply =>
  (response) =>
    fail(response, ...error);

export const badCredentials = failing(
  403,
  "UnrecognizedClientException",
  "The security token included in the request is invalid.",
);

/** Answers that hold no content. Those that are not here answer with a misshaped content. */
export const faults: Readonly<Partial<Record<Behaviour, Reply>>> = {
  "400": failing(400, "ValidationException", "The request is not valid."),
  "bad schema": failing(400, "ValidationException", "This model doesn't support the outputConfig.textFormat field."),
  "401": badCredentials,
  "403": failing(403, "AccessDeniedException", "You don't have access to the model with the specified model ID."),
  "404": failing(404, "ResourceNotFoundException", "This model version has reached the end of its life."),
  "429": failing(429, "ThrottlingException", "Too many requests, please wait before trying again.", {
    "retry-after": "17",
  }),
  "no quota": failing(400, "ServiceQuotaExceededException", "Your request exceeds the service quota for your account."),
  "500": failing(500, "InternalServerException", "The system encountered an unexpected error during processing."),
  "503": failing(503, "ServiceUnavailableException", "Bedrock is unable to process your request."),
  reset: (response) => void response.destroy(),
  // Never answers: the client's timeout ends the call.
  slow: () => {},
};
