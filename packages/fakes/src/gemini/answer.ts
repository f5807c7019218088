import { exampleOf } from "../shared/example-of.ts";
import { brokenPicture, makePicture } from "../shared/picture.ts";
import { tokensOf, writtenAs } from "../shared/reply.ts";
import type { Behaviour } from "../shared/script.ts";
import { makeSpeech, secondsToSay, speechSampleRate } from "../shared/speech.ts";
import type { GeminiModel } from "./models.ts";
import { type GeminiRequest, textOf } from "./request.ts";

/** The body of a `generateContent` answer: JSON of the requested schema, a picture, or sound. */
export const answerTo = async (
  request: GeminiRequest,
  { id, kind }: GeminiModel & { readonly id: string },
  behaviour?: Behaviour,
): Promise<object> => {
  const { parts, tokens } = await contents[kind](request, behaviour);
  const promptTokenCount = tokensOf(textOf(request));
  const thoughtsTokenCount = kind === "text" ? 120 : 0;
  return {
    candidates: [
      {
        content: { role: "model", parts },
        finishReason: behaviour === "truncated" ? "MAX_TOKENS" : "STOP",
        index: 0,
      },
    ],
    usageMetadata: {
      promptTokenCount,
      candidatesTokenCount: tokens,
      ...(thoughtsTokenCount > 0 && { thoughtsTokenCount }),
      totalTokenCount: promptTokenCount + tokens + thoughtsTokenCount,
    },
    modelVersion: id,
    responseId: crypto.randomUUID(),
  };
};

type Contents = (
  request: GeminiRequest,
  behaviour?: Behaviour,
) => Promise<{ readonly parts: readonly object[]; readonly tokens: number }>;

/** Tokens of an image of each size, and of a second of speech, as Gemini counts them. */
const imageTokens: Readonly<Record<string, number>> = { "1K": 1_120, "2K": 1_680, "4K": 3_780 };
const speechTokensPerSecond = 25;

const contents: Readonly<Record<GeminiModel["kind"], Contents>> = {
  text: async (request, behaviour) => {
    const { responseJsonSchema } = request.generationConfig ?? {};
    const order = {
      prompt: textOf(request),
      short: behaviour === "short",
      wrongLanguage: behaviour === "wrong language",
    };
    const answer = responseJsonSchema ? JSON.stringify(exampleOf(responseJsonSchema, order)) : "A story.";
    return { parts: [{ text: writtenAs(answer, behaviour) }], tokens: tokensOf(answer) };
  },
  image: async (request, behaviour) => {
    const { aspectRatio = "1:1", imageSize = "1K" } = request.generationConfig?.imageConfig ?? {};
    const [wide = 1, high = 1] = (behaviour === "wrong size" ? "1:1" : aspectRatio).split(":").map(Number);
    const shape = { width: wide * 1_000, height: high * 1_000 };
    const tokens = imageTokens[imageSize] ?? 0;
    if (behaviour === "broken picture") return { parts: [imagePart(brokenPicture)], tokens };
    const final = imagePart(await makePicture({ ...shape, kind: behaviour === "blank picture" ? "blank" : "drawn" }));
    if (behaviour !== "thought image") return { parts: [final], tokens };
    const draft = imagePart(await makePicture({ ...shape, kind: "draft" }));
    return {
      parts: [{ ...draft, thought: true }, { text: "A warmer sky.", thought: true }, final],
      tokens: 2 * tokens,
    };
  },
  speech: async (request, behaviour) => {
    const text = textOf(request);
    const data = makeSpeech(text, behaviour).toString("base64");
    return {
      parts: [{ inlineData: { mimeType: `audio/L16;codec=pcm;rate=${speechSampleRate}`, data } }],
      tokens: Math.ceil(secondsToSay(text) * speechTokensPerSecond),
    };
  },
};

const imagePart = (png: Buffer) => ({ inlineData: { mimeType: "image/png", data: png.toString("base64") } });
