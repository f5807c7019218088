import { writerByModel } from "#functions/adapters/engines/by-model.ts";
import { geminiWriter } from "#functions/adapters/gemini/writer.ts";
import { studioWriter } from "#functions/adapters/studio/writer.ts";
import type { HasStoryWriter } from "#functions/core/story/ports.ts";
import { gemini } from "./gemini.ts";
import { callProvider } from "./provider-call.ts";

export const writer = (): HasStoryWriter => ({
  writer: writerByModel({ studio: () => studioWriter, gemini: () => geminiWriter(gemini()) }, callProvider),
});
