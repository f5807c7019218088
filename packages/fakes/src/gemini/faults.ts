import type { ServerResponse } from "node:http";
import { sendJson } from "../shared/reply.ts";
import type { Behaviour } from "../shared/script.ts";

/** Faults that only Gemini's wire format has, besides those of all providers. */
export const finishReasons = ["SAFETY", "RECITATION", "LANGUAGE", "IMAGE_SAFETY"] as const;
export type Fault = Behaviour | (typeof finishReasons)[number] | "prompt blocked" | "no parts";

type Reply = (response: ServerResponse) => void;

/** An error in Google's format. Details are typed messages, such as RetryInfo. */
export const fail = (
  response: ServerResponse,
  code: number,
  status: string,
  message: string,
  details: readonly object[] = [],
): void => sendJson(response, code, { error: { code, message, status, ...(details.length > 0 && { details }) } });

const failing =
  (...error: [code: number, status: string, message: string, details?: readonly object[]]): Reply =>
  (response) =>
    fail(response, ...error);
const blocked =
  (finishReason: string): Reply =>
  (response) =>
    sendJson(response, 200, { candidates: [{ finishReason, index: 0 }], usageMetadata: { promptTokenCount: 90 } });

const typed = (name: string, fields: object) => ({ "@type": `type.googleapis.com/google.rpc.${name}`, ...fields });
const quotaFailure = (quotaId: string) =>
  typed("QuotaFailure", {
    violations: [{ quotaMetric: "generativelanguage.googleapis.com/generate_content_requests", quotaId }],
  });

export const badKey = failing(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", [
  typed("ErrorInfo", { reason: "API_KEY_INVALID", domain: "googleapis.com" }),
]);

/** Answers that hold no content. Those that are not here answer with a misshaped content. */
export const faults: Readonly<Partial<Record<Fault, Reply>>> = {
  "400": failing(400, "INVALID_ARGUMENT", "Request contains an invalid argument."),
  "bad schema": failing(
    400,
    "INVALID_ARGUMENT",
    "The specified schema produces a constraint that has too many states for serving.",
  ),
  "401": badKey,
  "403": failing(403, "PERMISSION_DENIED", "Your project has been denied access. Please contact support."),
  "404": failing(404, "NOT_FOUND", "This model is no longer available."),
  "429": failing(429, "RESOURCE_EXHAUSTED", "You exceeded your current quota. Please retry in 17s.", [
    quotaFailure("GenerateRequestsPerMinutePerProjectPerModel"),
    typed("RetryInfo", { retryDelay: "17s" }),
  ]),
  "no quota": failing(
    429,
    "RESOURCE_EXHAUSTED",
    "Your prepayment credits are depleted. Please go to AI Studio to manage your project and billing.",
  ),
  "500": failing(500, "INTERNAL", "An internal error has occurred."),
  "503": failing(503, "UNAVAILABLE", "The model is overloaded. Please try again later."),
  "prompt blocked": (response) => sendJson(response, 200, { promptFeedback: { blockReason: "PROHIBITED_CONTENT" } }),
  blocked: blocked("PROHIBITED_CONTENT"),
  SAFETY: blocked("SAFETY"),
  RECITATION: blocked("RECITATION"),
  LANGUAGE: blocked("LANGUAGE"),
  IMAGE_SAFETY: blocked("IMAGE_SAFETY"),
  empty: (response) => sendJson(response, 200, {}),
  "no parts": (response) =>
    sendJson(response, 200, { candidates: [{ content: { role: "model" }, finishReason: "STOP", index: 0 }] }),
  reset: (response) => void response.destroy(),
  // Never answers: the client's timeout ends the call.
  slow: () => {},
};
