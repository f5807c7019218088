import { studioIllustrator } from "#functions/adapters/engines/built-in/illustrator.ts";
import { chosenIllustrator } from "#functions/adapters/engines/chosen.ts";
import { wrapImage } from "#functions/adapters/engines/engine-call.ts";
import { engineIllustrator } from "#functions/adapters/engines/illustrator.ts";
import { wrapIllustrator } from "#functions/adapters/engines/wrap-built-in.ts";
import type { HasIllustrator } from "#functions/core/picture/ports.ts";
import { imageEngine } from "./clients.ts";
import { wrapCall } from "./engine-call.ts";
import { filmEngines } from "./film-engines.ts";

export const illustrator = (): HasIllustrator => ({
  illustrator: chosenIllustrator(
    filmEngines("illustrator", wrapIllustrator(studioIllustrator, wrapCall), async (name) =>
      engineIllustrator(wrapImage(await imageEngine(name), name, wrapCall)),
    ),
  ),
});
