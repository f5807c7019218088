import { studioIllustrator } from "#functions/adapters/engines/built-in/illustrator.ts";
import { illustratorByModel } from "#functions/adapters/engines/by-model.ts";
import { geminiImage } from "#functions/adapters/engines/gemini/image.ts";
import { engineIllustrator } from "#functions/adapters/engines/illustrator.ts";
import type { HasIllustrator } from "#functions/core/picture/ports.ts";
import { gemini } from "./gemini.ts";
import { callProvider } from "./provider-call.ts";

export const illustrator = (): HasIllustrator => ({
  illustrator: illustratorByModel(
    { studio: () => studioIllustrator, gemini: () => engineIllustrator(geminiImage(gemini())) },
    callProvider,
  ),
});
