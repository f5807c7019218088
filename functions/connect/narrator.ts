import { studioNarrator } from "#functions/adapters/studio/narrator.ts";
import type { Ports } from "#functions/core/ports.ts";

export const narrator = (): Pick<Ports, "narrator"> => ({ narrator: studioNarrator });
