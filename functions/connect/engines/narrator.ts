import { studioNarrator } from "#functions/adapters/engines/built-in/narrator.ts";
import { chosenNarrator } from "#functions/adapters/engines/chosen.ts";
import { wrapSpeech } from "#functions/adapters/engines/engine-call.ts";
import { engineNarrator } from "#functions/adapters/engines/narrator.ts";
import { wrapNarrator } from "#functions/adapters/engines/wrap-built-in.ts";
import type { HasNarrator } from "#functions/core/narration/ports.ts";
import { chosenEngines } from "./chosen-engines.ts";
import { speechEngine } from "./clients.ts";
import { wrapCall } from "./engine-call.ts";
import { noteFallback } from "./note-fallback.ts";

export const narrator = (): HasNarrator => ({
  narrator: chosenNarrator({
    make: async (name) =>
      name === "built-in"
        ? wrapNarrator(studioNarrator, wrapCall)
        : engineNarrator(wrapSpeech(await speechEngine(name), name, wrapCall)),
    current: () => chosenEngines().narrator,
    onFallback: noteFallback,
  }),
});
