import { speak } from "@animation-agent/studio/narrator";
import type { SpeechStyle } from "#contract/catalogue/speech-styles.ts";
import type { Narrator } from "#functions/core/narration/ports.ts";

/** Tempo and pitch of a style, beside those of the voice. */
const deliveries: Readonly<Record<SpeechStyle, { readonly pace: number; readonly pitch: number }>> = {
  calm: { pace: 0.9, pitch: 0.98 },
  happy: { pace: 1.05, pitch: 1.06 },
  excited: { pace: 1.15, pitch: 1.12 },
  sad: { pace: 0.84, pitch: 0.92 },
  scared: { pace: 1.12, pitch: 1.1 },
  angry: { pace: 1.08, pitch: 0.94 },
  whisper: { pace: 0.9, pitch: 1.02 },
  shout: { pace: 0.98, pitch: 1.1 },
};

/** The built-in narrator. */
export const studioNarrator: Narrator = {
  speak: ({ text, language, voice, style }) => speak({ text, language, voice, ...(style && deliveries[style]) }),
};
