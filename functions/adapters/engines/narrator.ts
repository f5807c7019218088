import type { SpeechStyle } from "#contract/catalogue/speech-styles.ts";
import type { Narrator } from "#functions/core/narration/ports.ts";
import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import type { SpeechEngine } from "./engine.ts";
import { toSpeech } from "./recorded-speech.ts";

const timeoutMs = 120_000;
const storyteller = "Warm and unhurried, as a storyteller reads aloud";

/** How models are asked for a style. */
const directions: Readonly<Record<SpeechStyle, string>> = {
  calm: "Calm and slow, with quiet warmth",
  happy: "Happy and light, with a smile",
  excited: "Excited and quick, full of energy",
  sad: "Sad and slow, with a heavy heart",
  scared: "Scared and breathless, with a trembling voice",
  angry: "Angry and sharp",
  whisper: "Whispering, close to the ear",
  shout: "Shouting loudly, as across a field",
};

/** The narrator over any speech engine. Where an engine says no word times, the built-in narrator finds them. */
export const engineNarrator = (engine: SpeechEngine): Narrator => ({
  async speak({ model, text, language, voice, style: wanted }) {
    const style = wanted ? directions[wanted] : storyteller;
    const spoken = await engine.speak({ model, text, style, language, voice, timeoutMs });
    return toSpeech({ ...spoken, text, language }).catch(async (error: unknown) => {
      if (error instanceof UnusableAnswer) await spoken.discard?.();
      throw error;
    });
  },
});
