import { studioWriter } from "#functions/adapters/engines/built-in/writer.ts";
import { chosenWriter } from "#functions/adapters/engines/chosen.ts";
import { wrapText } from "#functions/adapters/engines/engine-call.ts";
import { wrapWriter } from "#functions/adapters/engines/wrap-built-in.ts";
import { engineWriter } from "#functions/adapters/engines/writer.ts";
import type { HasStoryWriter } from "#functions/core/story/ports.ts";
import { textEngine } from "./clients.ts";
import { wrapCall } from "./engine-call.ts";
import { filmEngines } from "./film-engines.ts";

export const writer = (): HasStoryWriter => ({
  writer: chosenWriter(
    filmEngines("writer", wrapWriter(studioWriter, wrapCall), async (name) =>
      engineWriter(wrapText(await textEngine(name), name, "write", wrapCall)),
    ),
  ),
});
