import { studioIllustrator } from "#functions/adapters/engines/built-in/illustrator.ts";
import { chosenIllustrator } from "#functions/adapters/engines/chosen.ts";
import { wrapImage } from "#functions/adapters/engines/engine-call.ts";
import { engineIllustrator } from "#functions/adapters/engines/illustrator.ts";
import { wrapIllustrator } from "#functions/adapters/engines/wrap-built-in.ts";
import type { HasIllustrator } from "#functions/core/picture/ports.ts";
import { chosenEngines } from "./chosen-engines.ts";
import { imageEngine } from "./clients.ts";
import { wrapCall } from "./engine-call.ts";
import { noteFallback } from "./note-fallback.ts";

export const illustrator = (): HasIllustrator => ({
  illustrator: chosenIllustrator({
    make: async (name) =>
      name === "built-in"
        ? wrapIllustrator(studioIllustrator, wrapCall)
        : engineIllustrator(wrapImage(await imageEngine(name), name, wrapCall)),
    current: () => chosenEngines().illustrator,
    onFallback: noteFallback,
  }),
});
