import { studioWriter } from "#functions/adapters/engines/built-in/writer.ts";
import { chosenWriter } from "#functions/adapters/engines/chosen.ts";
import { wrapText } from "#functions/adapters/engines/engine-call.ts";
import { wrapWriter } from "#functions/adapters/engines/wrap-built-in.ts";
import { engineWriter } from "#functions/adapters/engines/writer.ts";
import type { HasStoryWriter } from "#functions/core/story/ports.ts";
import { chosenEngines } from "./chosen-engines.ts";
import { textEngine } from "./clients.ts";
import { wrapCall } from "./engine-call.ts";
import { noteFallback } from "./note-fallback.ts";

export const writer = (): HasStoryWriter => ({
  writer: chosenWriter({
    make: async (name) =>
      name === "built-in"
        ? wrapWriter(studioWriter, wrapCall)
        : engineWriter(wrapText(await textEngine(name), name, "write", wrapCall)),
    current: () => chosenEngines().writer,
    onFallback: noteFallback,
  }),
});
