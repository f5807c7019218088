import { speak } from "@animation-agent/studio/narrator";
import type { Narrator } from "#functions/core/narration/ports.ts";

/** The built-in narrator. */
export const studioNarrator: Narrator = {
  speak: ({ text, language, voice }) => speak({ text, language, voice }),
};
