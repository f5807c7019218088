import { geminiAssistant } from "#functions/adapters/gemini/assistant.ts";
import { assistantByModel } from "#functions/adapters/provider/by-model.ts";
import { studioAssistant } from "#functions/adapters/studio/assistant.ts";
import type { Ports } from "#functions/core/ports.ts";
import { setting } from "./environment.ts";
import { gate } from "./gate.ts";
import { gemini } from "./gemini.ts";

/** Whoever writes the films also helps to order them. */
export const assistant = (): Pick<Ports, "assistant"> => ({
  assistant: assistantByModel(
    { studio: () => studioAssistant, gemini: () => geminiAssistant(gemini(), setting("WRITER_MODEL")) },
    () => setting("WRITER_MODEL"),
    gate,
  ),
});
