import { illustratorByModel } from "#functions/adapters/engines/by-model.ts";
import { geminiIllustrator } from "#functions/adapters/gemini/illustrator.ts";
import { studioIllustrator } from "#functions/adapters/studio/illustrator.ts";
import type { HasIllustrator } from "#functions/core/picture/ports.ts";
import { gemini } from "./gemini.ts";
import { callProvider } from "./provider-call.ts";

export const illustrator = (): HasIllustrator => ({
  illustrator: illustratorByModel(
    { studio: () => studioIllustrator, gemini: () => geminiIllustrator(gemini()) },
    callProvider,
  ),
});
