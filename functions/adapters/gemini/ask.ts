import {
  ApiError,
  type GenerateContentParameters,
  type GenerateContentResponse,
  type GoogleGenAI,
} from "@google/genai";
import { ContentBlocked, ProviderBusy } from "#functions/core/shared/errors.ts";

/** Answers of HTTP that pass: too many requests, and the provider's own faults. */
const passing = new Set([408, 429, 500, 502, 503, 504]);

/** Ends that say what the model will not do, however often it is asked. */
const blocking = new Set([
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
 * One call of a model. Throws `ContentBlocked` for what it refuses, `ProviderBusy` for what may succeed a moment
 * later: the state machine waits and asks again, so nothing is retried here. An answer that was cut off or has
 * nothing in it counts as busy, although its status is 200.
 */
export const ask = async (
  gemini: GoogleGenAI,
  request: GenerateContentParameters,
  seconds: number,
): Promise<GenerateContentResponse> => {
  const response = await gemini.models
    .generateContent({ ...request, config: { ...request.config, httpOptions: { timeout: seconds * 1000 } } })
    .catch((error: unknown) => {
      throw translated(error);
    });

  const { blockReason } = response.promptFeedback ?? {};
  if (blockReason) throw new ContentBlocked(`Response was blocked due to ${blockReason}`);
  const [candidate] = response.candidates ?? [];
  if (!candidate) throw new ProviderBusy("The model answered nothing");
  const { finishReason } = candidate;
  if (finishReason && blocking.has(finishReason))
    throw new ContentBlocked(`Candidate was blocked due to ${finishReason}`);
  if (finishReason && finishReason !== "STOP") throw new ProviderBusy(`The model stopped early: ${finishReason}`);
  return response;
};

/** What the SDK throws, in the core's words. The key is in a header, and in no message. */
const translated = (error: unknown): unknown => {
  if (error instanceof ApiError)
    return passing.has(error.status)
      ? new ProviderBusy(`Gemini API error: ${error.status}`)
      : new Error(`Gemini API error: ${error.status} ${messageIn(error.message)}`);
  // fetch failed, was reset or took too long.
  return new ProviderBusy(`Gemini API error: ${error instanceof Error ? error.name : "no answer"}`);
};

/** The SDK's message is the whole body of the answer. */
const messageIn = (body: string): string => {
  try {
    const { error } = JSON.parse(body) as { error?: { message?: unknown } };
    return typeof error?.message === "string" ? error.message.slice(0, 300) : "";
  } catch {
    return body.slice(0, 300);
  }
};
