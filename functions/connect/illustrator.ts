import { illustratorByModel } from "#functions/adapters/engines/by-model.ts";
import { geminiIllustrator } from "#functions/adapters/gemini/illustrator.ts";
import { studioIllustrator } from "#functions/adapters/studio/illustrator.ts";
import type { Ports } from "#functions/core/ports.ts";
import { gemini } from "./gemini.ts";
import { callProvider } from "./provider-call.ts";

export const illustrator = (): Pick<Ports, "illustrator"> => ({
  illustrator: illustratorByModel(
    { studio: () => studioIllustrator, gemini: () => geminiIllustrator(gemini()) },
    callProvider,
  ),
});
