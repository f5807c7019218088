import { assistantByModel } from "#functions/adapters/engines/by-model.ts";
import type { HasAssistant } from "#functions/core/assist/ports.ts";
import { setting } from "./environment.ts";
import { callProvider } from "./provider-call.ts";

/**
 * Whoever writes the films also helps to order them. Either is loaded when a form first asks: the functions that take
 * orders would start four times as slowly with both.
 */
export const assistant = (): HasAssistant => ({
  assistant: assistantByModel({ studio, gemini }, () => setting("WRITER_MODEL"), callProvider),
});

const studio = async () => (await import("#functions/adapters/studio/assistant.ts")).studioAssistant;

const gemini = async () => {
  const { geminiAssistant } = await import("#functions/adapters/gemini/assistant.ts");
  return geminiAssistant((await import("./gemini.ts")).gemini(), setting("WRITER_MODEL"));
};
