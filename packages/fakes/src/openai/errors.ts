import type { ServerResponse } from "node:http";
import type * as z from "zod";
import { sendJson } from "../shared/reply.ts";
import type { Behaviour } from "../shared/script.ts";

export interface Problem {
  readonly message: string;
  readonly param: string | null;
  readonly code: string | null;
}

type Reply = (response: ServerResponse) => void;

/** An error in OpenAI's format. */
export const fail = (
  response: ServerResponse,
  status: number,
  type: string,
  { message, param, code }: Problem,
  headers: Readonly<Record<string, string>> = {},
): void => sendJson(response, status, { error: { message, type, param, code } }, headers);

const failing =
  (status: number, type: string, code: string | null, message: string, headers = {}): Reply =>
  (response) =>
    fail(response, status, type, { message, param: null, code }, headers);

export const badKey = failing(
  401,
  "invalid_request_error",
  "invalid_api_key",
  "Incorrect API key provided: sk-****. You can find your API key at https://platform.openai.com/account/api-keys.",
);

/** OpenAI's words for a request that does not parse. */
export const parseProblem = ({ issues }: z.ZodError): Problem => {
  const [issue] = issues;
  const path = issue?.path.join(".") ?? "";
  if (issue?.code !== "unrecognized_keys")
    return { message: `Invalid value for '${path}': ${issue?.message}`, param: path, code: "invalid_value" };
  const name = [path, issue.keys[0]].filter(Boolean).join(".");
  return { message: `Unknown parameter: '${name}'.`, param: name, code: "unknown_parameter" };
};

/** Answers that hold no content. Those that are not here answer with a misshaped content. */
export const faults: Readonly<Partial<Record<Behaviour, Reply>>> = {
  "400": failing(400, "invalid_request_error", null, "We could not parse the JSON body of your request."),
  "bad schema": failing(
    400,
    "invalid_request_error",
    null,
    "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
  ),
  "401": badKey,
  "403": failing(
    403,
    "invalid_request_error",
    "unsupported_country_region_territory",
    "Country, region, or territory not supported",
  ),
  "404": failing(
    404,
    "invalid_request_error",
    "model_not_found",
    "The model does not exist or you do not have access to it.",
  ),
  "429": failing(
    429,
    "requests",
    "rate_limit_exceeded",
    "Rate limit reached for requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in 17s.",
    { "retry-after": "17", "x-ratelimit-remaining-requests": "0" },
  ),
  "no quota": failing(
    429,
    "insufficient_quota",
    "insufficient_quota",
    "You exceeded your current quota, please check your plan and billing details.",
  ),
  "500": failing(500, "server_error", null, "The server had an error while processing your request."),
  "503": failing(503, "server_error", null, "The engine is currently overloaded, please try again later."),
  reset: (response) => void response.destroy(),
  // Never answers: the client's timeout ends the call.
  slow: () => {},
};

export const blockedPicture = failing(
  400,
  "image_generation_user_error",
  "moderation_blocked",
  "Your request was rejected by the safety system. If you believe this is an error, contact us.",
);
export const blockedSpeech = failing(
  400,
  "invalid_request_error",
  "content_policy_violation",
  "The text was rejected by the safety system.",
);
