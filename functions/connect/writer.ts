import { geminiWriter } from "#functions/adapters/gemini/writer.ts";
import { writerByModel } from "#functions/adapters/provider/by-model.ts";
import { studioWriter } from "#functions/adapters/studio/writer.ts";
import type { HasStoryWriter } from "#functions/core/story/ports.ts";
import { gate } from "./gate.ts";
import { gemini } from "./gemini.ts";

export const writer = (): HasStoryWriter => ({
  writer: writerByModel({ studio: () => studioWriter, gemini: () => geminiWriter(gemini()) }, gate),
});
