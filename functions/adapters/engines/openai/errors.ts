import { APIConnectionTimeoutError, APIError } from "openai";
import { ContentBlocked, EngineUnavailable, ProviderBusy, ProviderTimeout } from "#functions/core/shared/errors.ts";
import { isTimeout } from "../check-engine.ts";

/** Error codes of content that the provider refuses. */
const blockedCodes = new Set(["moderation_blocked", "content_policy_violation", "content_filter"]);
/** HTTP statuses that are worth a retry: timeouts, throttling and server errors. */
const transientStatuses = new Set([408, 409, 429, 500, 502, 503, 504]);

/** Maps errors of the SDK to core errors, for the engine of this name. */
export const toCoreError = (engine: string, error: unknown): Error => {
  if (error instanceof APIConnectionTimeoutError || isTimeout(error))
    return new ProviderTimeout(`${engine} did not answer in time`);
  // A network failure has no status.
  if (!(error instanceof APIError) || error.status === undefined)
    return new ProviderBusy(`${engine}: ${error instanceof Error ? error.name : "no answer"}`);
  const { status, code } = error;
  const words = withoutKeys(error.message).slice(0, 300);
  // Owners read these words: the SDK puts the HTTP status before them.
  if (blockedCodes.has(code ?? "")) return new ContentBlocked(words.replace(/^\d{3} /, ""));
  if (status === 401 || status === 403) return new EngineUnavailable(engine, "bad-key", words);
  if (status === 402 || code === "insufficient_quota") return new EngineUnavailable(engine, "no-quota", words);
  if (status === 404) return new EngineUnavailable(engine, "unknown-model", words);
  if (transientStatuses.has(status))
    return new ProviderBusy(`${engine}: ${status}`, { retryAfterSeconds: retryAfter(error.headers) });
  return new Error(`${engine}: ${words}`);
};

/** Providers repeat a part of a wrong key in their message. */
const withoutKeys = (message: string): string => message.replaceAll(/\bsk-[\w*.-]+/g, "…");

/** Seconds, or a date. */
const retryAfter = (headers: Headers | undefined): number | undefined => {
  const text = headers?.get("retry-after") ?? "";
  const seconds = Number(text || Number.NaN);
  if (Number.isFinite(seconds)) return seconds;
  const date = Date.parse(text);
  return Number.isFinite(date) ? Math.max(0, (date - Date.now()) / 1000) : undefined;
};

/** Whether a request was refused because of one of its fields, so that it may pass without it. */
export const refusesField = (error: unknown, field: RegExp): boolean =>
  error instanceof APIError && error.status === 400 && field.test(`${error.param} ${error.message}`);

/** Whether a server has no such call. A missing model has a code, or is named in the message. */
export const hasNoSuchCall = (error: unknown): boolean =>
  error instanceof APIError &&
  (error.status === 405 ||
    error.status === 501 ||
    (error.status === 404 && !/model/i.test(`${error.code} ${error.message}`)));
