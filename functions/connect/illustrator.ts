import { geminiIllustrator } from "#functions/adapters/gemini/illustrator.ts";
import { illustratorByModel } from "#functions/adapters/provider/by-model.ts";
import { studioIllustrator } from "#functions/adapters/studio/illustrator.ts";
import type { HasIllustrator } from "#functions/core/picture/ports.ts";
import { gate } from "./gate.ts";
import { gemini } from "./gemini.ts";

export const illustrator = (): HasIllustrator => ({
  illustrator: illustratorByModel({ studio: () => studioIllustrator, gemini: () => geminiIllustrator(gemini()) }, gate),
});
