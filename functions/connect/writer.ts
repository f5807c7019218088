import { studioWriter } from "#functions/adapters/engines/built-in/writer.ts";
import { writerByModel } from "#functions/adapters/engines/by-model.ts";
import { geminiText } from "#functions/adapters/engines/gemini/text.ts";
import { engineWriter } from "#functions/adapters/engines/writer.ts";
import type { HasStoryWriter } from "#functions/core/story/ports.ts";
import { gemini } from "./gemini.ts";
import { callProvider } from "./provider-call.ts";

export const writer = (): HasStoryWriter => ({
  writer: writerByModel({ studio: () => studioWriter, gemini: () => engineWriter(geminiText(gemini())) }, callProvider),
});
