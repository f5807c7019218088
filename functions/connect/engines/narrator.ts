import { studioNarrator } from "#functions/adapters/engines/built-in/narrator.ts";
import { chosenNarrator } from "#functions/adapters/engines/chosen.ts";
import { wrapSpeech } from "#functions/adapters/engines/engine-call.ts";
import { engineNarrator } from "#functions/adapters/engines/narrator.ts";
import { wrapNarrator } from "#functions/adapters/engines/wrap-built-in.ts";
import type { HasNarrator } from "#functions/core/narration/ports.ts";
import { speechEngine } from "./clients.ts";
import { wrapCall } from "./engine-call.ts";
import { filmEngines } from "./film-engines.ts";

export const narrator = (): HasNarrator => ({
  narrator: chosenNarrator(
    filmEngines("narrator", wrapNarrator(studioNarrator, wrapCall), async (name) =>
      engineNarrator(wrapSpeech(await speechEngine(name), name, wrapCall)),
    ),
  ),
});
