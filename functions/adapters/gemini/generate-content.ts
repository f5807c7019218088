import {
  ApiError,
  type GenerateContentParameters,
  type GenerateContentResponse,
  type GoogleGenAI,
} from "@google/genai";
import { ContentBlocked, ProviderBusy } from "#functions/core/shared/errors.ts";

/** HTTP statuses that are worth a retry: timeouts, throttling and server errors. */
const transientStatuses = new Set([408, 429, 500, 502, 503, 504]);

/** Finish reasons that a retry cannot change: the model refuses the content. */
const blockedFinishReasons = new Set([
  "SAFETY",
  "RECITATION",
  "LANGUAGE",
  "BLOCKLIST",
  "PROHIBITED_CONTENT",
  "SPII",
  "IMAGE_SAFETY",
  "IMAGE_PROHIBITED_CONTENT",
  "IMAGE_RECITATION",
]);

/**
 * One model call. Throws `ContentBlocked` for refused content and `ProviderBusy` for what a retry may fix, including
 * an empty or truncated answer with status 200. The state machine retries, so there is no retry here.
 */
export const generateContent = async (
  gemini: GoogleGenAI,
  request: GenerateContentParameters,
  timeoutSeconds: number,
): Promise<GenerateContentResponse> => {
  const response = await gemini.models
    .generateContent({ ...request, config: { ...request.config, httpOptions: { timeout: timeoutSeconds * 1000 } } })
    .catch((error: unknown) => {
      throw toProviderError(error);
    });

  const { blockReason } = response.promptFeedback ?? {};
  if (blockReason) throw new ContentBlocked(`Response was blocked due to ${blockReason}`);
  const [candidate] = response.candidates ?? [];
  if (!candidate) throw new ProviderBusy("The model returned no candidate");
  const { finishReason } = candidate;
  if (finishReason && blockedFinishReasons.has(finishReason))
    throw new ContentBlocked(`Candidate was blocked due to ${finishReason}`);
  if (finishReason && finishReason !== "STOP") throw new ProviderBusy(`The model stopped early: ${finishReason}`);
  return response;
};

/** Maps SDK errors to core errors. The API key travels in a header, so no message contains it. */
const toProviderError = (error: unknown): unknown => {
  if (error instanceof ApiError)
    return transientStatuses.has(error.status)
      ? new ProviderBusy(`Gemini API error: ${error.status}`)
      : new Error(`Gemini API error: ${error.status} ${errorMessage(error.message)}`);
  // A network failure or timeout.
  return new ProviderBusy(`Gemini API error: ${error instanceof Error ? error.name : "no answer"}`);
};

/** The SDK's error message is the whole response body. */
const errorMessage = (body: string): string => {
  try {
    const { error } = JSON.parse(body) as { error?: { message?: unknown } };
    return typeof error?.message === "string" ? error.message.slice(0, 300) : "";
  } catch {
    return body.slice(0, 300);
  }
};
