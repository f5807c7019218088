import type { Narrator } from "#functions/core/ports.ts";
import { speak } from "#studio/narrator/index.ts";

/** The narrator of our own studio. */
export const studioNarrator: Narrator = {
  speak: ({ text, language, voice }) => speak({ text, language, voice }),
};
