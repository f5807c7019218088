import { assistantByModel } from "#functions/adapters/engines/by-model.ts";
import type { HasAssistant } from "#functions/core/assist/ports.ts";
import { setting } from "./environment.ts";
import { callProvider } from "./provider-call.ts";

/**
 * The story assistant uses the configured writer model. The engines are loaded on first use: with both of them, the
 * functions that take orders would have a four times longer cold start.
 */
export const assistant = (): HasAssistant => ({
  assistant: assistantByModel({ studio, gemini }, () => setting("WRITER_MODEL"), callProvider),
});

const studio = async () => (await import("#functions/adapters/engines/built-in/assistant.ts")).studioAssistant;

const gemini = async () => {
  const { engineAssistant } = await import("#functions/adapters/engines/assistant.ts");
  const { geminiText } = await import("#functions/adapters/engines/gemini/text.ts");
  return engineAssistant(geminiText((await import("./gemini.ts")).gemini()), setting("WRITER_MODEL"));
};
