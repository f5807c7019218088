import { type GenerateContentConfig, type GoogleGenAI, ThinkingLevel } from "@google/genai";
import type { TextEngine } from "../engine.ts";
import { acceptedSchema } from "./accepted-schema.ts";
import { generateContent } from "./generate-content.ts";
import { hasThinkingLevels } from "./models.ts";
import { safetySettings } from "./safety-settings.ts";

const maxOutputTokens = 65_536;

export const geminiText = (gemini: GoogleGenAI): TextEngine => ({
  async ask({ model, instruction, task, schema, temperature, timeoutMs }) {
    const config: GenerateContentConfig = {
      systemInstruction: instruction,
      responseMimeType: "application/json",
      responseJsonSchema: acceptedSchema(schema),
      maxOutputTokens,
      safetySettings,
      ...(hasThinkingLevels(model) && { thinkingConfig: { thinkingLevel: ThinkingLevel.LOW } }),
      ...(temperature !== undefined && { temperature }),
    };
    const { parts, usage } = await generateContent(gemini, { model, contents: task, config }, timeoutMs);
    return { text: parts.map(({ text }) => text ?? "").join(""), usage };
  },
});
