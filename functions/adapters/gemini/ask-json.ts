import { type GenerateContentConfig, type GoogleGenAI, ThinkingLevel } from "@google/genai";
import * as z from "zod";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
import { ask } from "./ask.ts";
import { safety } from "./safety.ts";

export interface Question<S extends z.ZodType> {
  readonly model: string;
  /** Who the model is, and the rules that nothing below can change. */
  readonly instruction: string;
  readonly task: string;
  readonly answer: S;
  readonly temperature?: number;
  readonly seconds?: number;
}

const patience = 120;
const mostTokens = 65_536;

/** Asks for JSON in the shape of a schema, and believes nothing else: any other answer counts as none. */
export const askJson = async <S extends z.ZodType>(
  gemini: GoogleGenAI,
  question: Question<S>,
): Promise<z.output<S>> => {
  const { model, instruction, task, answer, temperature, seconds = patience } = question;
  const config: GenerateContentConfig = {
    systemInstruction: instruction,
    responseMimeType: "application/json",
    responseJsonSchema: z.toJSONSchema(answer, { io: "input" }),
    maxOutputTokens: mostTokens,
    thinkingConfig: { thinkingLevel: ThinkingLevel.LOW },
    safetySettings: safety,
    ...(temperature !== undefined && { temperature }),
  };
  const response = await ask(gemini, { model, contents: task, config }, seconds);
  const parsed = answer.safeParse(json(response.text ?? ""));
  if (!parsed.success)
    throw new ProviderBusy(`The model's answer has another shape: ${parsed.error.issues[0]?.message}`);
  return parsed.data;
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
