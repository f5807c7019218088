import { type GenerateContentConfig, type GoogleGenAI, ThinkingLevel } from "@google/genai";
import * as z from "zod";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
import { generateContent } from "./generate-content.ts";
import { safetySettings } from "./safety-settings.ts";

export interface JsonRequest<S extends z.ZodType> {
  readonly model: string;
  /** The system instruction: the model's role and the rules that user text must not override. */
  readonly instruction: string;
  readonly prompt: string;
  readonly schema: S;
  readonly temperature?: number;
  readonly timeoutSeconds?: number;
}

const defaultTimeoutSeconds = 120;
const maxOutputTokens = 65_536;

/** Asks for JSON that matches the schema. Throws `ProviderBusy` if the answer does not match, so the stage retries. */
export const generateJson = async <S extends z.ZodType>(
  gemini: GoogleGenAI,
  request: JsonRequest<S>,
): Promise<z.output<S>> => {
  const { model, instruction, prompt, schema, temperature, timeoutSeconds = defaultTimeoutSeconds } = request;
  const config: GenerateContentConfig = {
    systemInstruction: instruction,
    responseMimeType: "application/json",
    responseJsonSchema: z.toJSONSchema(schema, { io: "input" }),
    maxOutputTokens: maxOutputTokens,
    thinkingConfig: { thinkingLevel: ThinkingLevel.LOW },
    safetySettings: safetySettings,
    ...(temperature !== undefined && { temperature }),
  };
  const response = await generateContent(gemini, { model, contents: prompt, config }, timeoutSeconds);
  const parsed = schema.safeParse(parseJson(response.text ?? ""));
  if (!parsed.success)
    throw new ProviderBusy(`The model's answer does not match the schema: ${parsed.error.issues[0]?.message}`);
  return parsed.data;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
