import type { Narrator } from "#functions/core/narration/ports.ts";
import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import type { SpeechEngine } from "./engine.ts";
import { toSpeech } from "./recorded-speech.ts";

const timeoutMs = 120_000;
const style = "Warm and unhurried, as a storyteller reads aloud";

/** The narrator over any speech engine. Where an engine says no word times, the built-in narrator finds them. */
export const engineNarrator = (engine: SpeechEngine): Narrator => ({
  async speak({ model, text, language, voice }) {
    const spoken = await engine.speak({ model, text, style, language, voice, timeoutMs });
    return toSpeech({ ...spoken, text, language }).catch(async (error: unknown) => {
      if (error instanceof UnusableAnswer) await spoken.discard?.();
      throw error;
    });
  },
});
