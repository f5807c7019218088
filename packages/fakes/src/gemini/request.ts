import * as z from "zod";

const harmCategories = [
  "HARM_CATEGORY_HARASSMENT",
  "HARM_CATEGORY_HATE_SPEECH",
  "HARM_CATEGORY_SEXUALLY_EXPLICIT",
  "HARM_CATEGORY_DANGEROUS_CONTENT",
  "HARM_CATEGORY_CIVIC_INTEGRITY",
] as const;
const thresholds = ["BLOCK_LOW_AND_ABOVE", "BLOCK_MEDIUM_AND_ABOVE", "BLOCK_ONLY_HIGH", "BLOCK_NONE", "OFF"] as const;

const Part = z.strictObject({
  text: z.string().optional(),
  inlineData: z.strictObject({ mimeType: z.string(), data: z.base64() }).optional(),
  speechMetadata: z.strictObject({ speaker: z.string().optional(), style: z.string().optional() }).optional(),
  thought: z.boolean().optional(),
  thoughtSignature: z.string().optional(),
});
const Content = z.strictObject({ role: z.enum(["user", "model"]).optional(), parts: z.array(Part).min(1) });

/** A `generateContent` request: the fields of Google's reference that a text, image or speech model reads. */
export const GeminiRequest = z.strictObject({
  contents: z.array(Content).min(1),
  systemInstruction: z.strictObject({ role: z.string().optional(), parts: z.array(Part).min(1) }).optional(),
  safetySettings: z
    .array(z.strictObject({ category: z.enum(harmCategories), threshold: z.enum(thresholds) }))
    .optional(),
  generationConfig: z
    .strictObject({
      temperature: z.number().min(0).max(2).optional(),
      topP: z.number().optional(),
      topK: z.number().optional(),
      seed: z.int().optional(),
      candidateCount: z.literal(1).optional(),
      maxOutputTokens: z.int().positive().optional(),
      stopSequences: z.array(z.string()).max(5).optional(),
      responseMimeType: z.enum(["text/plain", "application/json"]).optional(),
      responseSchema: z.unknown().optional(),
      responseJsonSchema: z.unknown().optional(),
      responseModalities: z.array(z.enum(["TEXT", "IMAGE", "AUDIO"])).optional(),
      mediaResolution: z.string().optional(),
      imageConfig: z.strictObject({ aspectRatio: z.string().optional(), imageSize: z.string().optional() }).optional(),
      thinkingConfig: z
        .strictObject({
          thinkingLevel: z.string().optional(),
          thinkingBudget: z.int().optional(),
          includeThoughts: z.boolean().optional(),
        })
        .optional(),
      speechConfig: z
        .strictObject({
          voiceConfig: z
            .strictObject({
              prebuiltVoiceConfig: z.strictObject({ voiceName: z.string() }).optional(),
              voice: z.string().optional(),
            })
            .optional(),
          languageCode: z.string().optional(),
        })
        .optional(),
    })
    .optional(),
});
export type GeminiRequest = z.infer<typeof GeminiRequest>;

/** Google's words for a request that does not parse. */
export const parseProblem = ({ issues }: z.ZodError): string => {
  const [issue] = issues;
  const path = issue?.path.join(".") || "root";
  if (issue?.code === "unrecognized_keys")
    return `Invalid JSON payload received. Unknown name "${issue.keys[0]}" at '${path}': Cannot find field.`;
  return `Invalid value at '${path}': ${issue?.message}`;
};

/** All text of the request's contents: what a text model answers, and what a speech model speaks. */
export const textOf = ({ contents }: Pick<GeminiRequest, "contents">): string =>
  contents.flatMap(({ parts }) => parts.map(({ text }) => text ?? "")).join("\n");
