import * as z from "zod";

/** The fields of a `generateContent` request that this fake reads. */
export const GeminiRequest = z.object({
  contents: z.array(z.object({ role: z.string().optional(), parts: z.array(z.record(z.string(), z.unknown())) })),
  systemInstruction: z.unknown().optional(),
  safetySettings: z.array(z.unknown()).optional(),
  generationConfig: z
    .object({
      responseMimeType: z.string().optional(),
      responseJsonSchema: z.unknown().optional(),
      responseModalities: z.array(z.string()).optional(),
      imageConfig: z.object({ aspectRatio: z.string().optional(), imageSize: z.string().optional() }).optional(),
      speechConfig: z.unknown().optional(),
    })
    .loose()
    .optional(),
});
export type GeminiRequest = z.infer<typeof GeminiRequest>;
