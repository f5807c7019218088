import type OpenAI from "openai";
import { decodeAudio } from "../decode-audio.ts";
import type { SpeechEngine } from "../engine.ts";
import { toCoreError } from "./errors.ts";
import { kokoroVoice, openAiVoice } from "./voices.ts";

/** Speech by any server that speaks OpenAI's API. As WAV, whose header says the sample rate. */
export const openAiSpeech = (name: string, openai: OpenAI): SpeechEngine => ({
  async speak({ model, text, style, language, voice, timeoutMs }) {
    const request: OpenAI.Audio.SpeechCreateParams = {
      model,
      input: text,
      voice: /kokoro/i.test(`${name} ${model}`) ? kokoroVoice(language, voice) : openAiVoice(model, voice),
      response_format: "wav",
      // Only OpenAI's own newer models have a field for the direction.
      ...(style && model.startsWith("gpt-") && { instructions: style }),
    };
    const bytes = await openai.audio.speech
      .create(request, { timeout: timeoutMs })
      .then((response) => response.arrayBuffer())
      .catch((error: unknown) => {
        throw toCoreError(name, error);
      });
    const sound = decodeAudio(Buffer.from(bytes), "audio/wav");
    const seconds = sound.samples.length / sound.sampleRate;
    return { ...sound, usage: { provider: name, model, characters: [...text].length, seconds } };
  },
});
