import type { GenerateContentParameters, GenerateContentResponse, GoogleGenAI, Part } from "@google/genai";
import type { Usage } from "#contract/catalogue/engine-prices.ts";
import { ContentBlocked, UnusableAnswer } from "#functions/core/shared/errors.ts";
import { toCoreError } from "./errors.ts";

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
 * One model call. Throws `ContentBlocked` for refused content, `ProviderBusy` for what a retry may fix, and
 * `UnusableAnswer` for an answer without content, which is charged. A text that was cut off is an answer. The state
 * machine retries, so there is no retry here.
 */
export const generateContent = async (
  gemini: GoogleGenAI,
  request: GenerateContentParameters,
  timeoutMs: number,
): Promise<{ readonly parts: readonly Part[]; readonly usage: Usage }> => {
  const response = await gemini.models
    .generateContent({ ...request, config: { ...request.config, httpOptions: { timeout: timeoutMs } } })
    .catch((error: unknown) => {
      throw toCoreError(error);
    });

  const { blockReason } = response.promptFeedback ?? {};
  if (blockReason) throw new ContentBlocked(`Response was blocked due to ${blockReason}`);
  const usage = usageOf(request.model, response);
  const [candidate] = response.candidates ?? [];
  if (!candidate) throw new UnusableAnswer("The model returned no answer.", { usage });
  const { finishReason } = candidate;
  if (finishReason && blockedFinishReasons.has(finishReason))
    throw new ContentBlocked(`Candidate was blocked due to ${finishReason}`);
  // Parts with `thought` are the model's notes and draft pictures, not its answer.
  const parts = (candidate.content?.parts ?? []).filter(({ thought }) => !thought);
  // Most of a long text may be usable.
  const isCutText = finishReason === "MAX_TOKENS" && parts.some(({ text }) => text);
  if (finishReason && finishReason !== "STOP" && !isCutText)
    throw new UnusableAnswer(`The model stopped early: ${finishReason}.`, { usage });
  return { parts, usage };
};

/** The data and type of the first picture or sound of an answer. Throws `UnusableAnswer` if there is none. */
export const mediaIn = (
  { parts, usage }: { readonly parts: readonly Part[]; readonly usage: Usage },
  kind: "picture" | "sound",
): { bytes: Buffer; mimeType: string } => {
  const data = parts.find(({ inlineData }) => inlineData?.data)?.inlineData;
  if (!data?.data) throw new UnusableAnswer(`The model returned no ${kind}.`, { usage });
  return { bytes: Buffer.from(data.data, "base64"), mimeType: data.mimeType ?? "" };
};

const usageOf = (model: string, { usageMetadata }: GenerateContentResponse): Usage => ({
  provider: "gemini",
  model,
  ...(usageMetadata && {
    inputTokens: usageMetadata.promptTokenCount ?? 0,
    outputTokens: (usageMetadata.candidatesTokenCount ?? 0) + (usageMetadata.thoughtsTokenCount ?? 0),
  }),
});
