import { ApiError } from "@google/genai";
import { EngineUnavailable, ProviderBusy, ProviderTimeout } from "#functions/core/shared/errors.ts";
import { isTimeout } from "../check-engine.ts";

/** HTTP statuses that are worth a retry: timeouts, throttling and server errors. */
const transientStatuses = new Set([408, 429, 500, 502, 503, 504]);

/** The error body of Google's APIs. `details` holds typed messages: RetryInfo, QuotaFailure, ErrorInfo. */
interface ErrorBody {
  readonly message?: unknown;
  readonly details?: readonly Detail[];
}

interface Detail {
  readonly "@type"?: string;
  /** RetryInfo: "34.5s". */
  readonly retryDelay?: string;
  /** QuotaFailure: one for each exceeded limit. */
  readonly violations?: readonly { readonly quotaId?: string; readonly quotaValue?: string }[];
  /** ErrorInfo: "API_KEY_INVALID". */
  readonly reason?: string;
}

/** Maps SDK errors to core errors. The API key travels in a header, so no message contains it. */
export const toCoreError = (error: unknown): Error => {
  if (isTimeout(error)) return new ProviderTimeout("Gemini did not answer in time");
  // A network failure.
  if (!(error instanceof ApiError))
    return new ProviderBusy(`Gemini API error: ${error instanceof Error ? error.name : "no answer"}`);
  const { status } = error;
  const body = parseBody(error.message);
  const words = String(body.message ?? error.message).slice(0, 300);
  if (isBadKey(status, body)) return new EngineUnavailable("gemini", "bad-key", words);
  if (status === 404) return new EngineUnavailable("gemini", "unknown-model", words);
  if (status === 429 && isOutOfQuota(body)) return new EngineUnavailable("gemini", "no-quota", words);
  if (transientStatuses.has(status))
    return new ProviderBusy(`Gemini API error: ${status}`, { retryAfterSeconds: retryDelayOf(body) });
  return new Error(`Gemini API error: ${status} ${words}`);
};

/** The SDK's error message is the whole response body. */
const parseBody = (text: string): ErrorBody => {
  try {
    return (JSON.parse(text) as { error?: ErrorBody }).error ?? {};
  } catch {
    return {};
  }
};

/** Gemini answers a wrong key with 400. */
const isBadKey = (status: number, { message, details = [] }: ErrorBody): boolean =>
  status === 401 ||
  status === 403 ||
  (status === 400 &&
    (details.some(({ reason }) => reason === "API_KEY_INVALID") || /api key not valid/i.test(String(message))));

/** A limit of a minute passes while a film waits. A limit of a day, a limit of 0 and spent credits do not. */
const isOutOfQuota = ({ message, details = [] }: ErrorBody): boolean =>
  /credits are depleted|limit: 0\b/i.test(String(message)) ||
  details
    .flatMap(({ violations = [] }) => violations)
    .some(({ quotaId = "", quotaValue }) => /PerDay/i.test(quotaId) || quotaValue === "0");

const retryDelayOf = ({ details = [] }: ErrorBody): number | undefined => {
  const delay = details.find(({ retryDelay }) => retryDelay)?.retryDelay;
  const seconds = Number(/^([\d.]+)s$/.exec(delay ?? "")?.[1]);
  return Number.isFinite(seconds) ? seconds : undefined;
};
