import type { SpeechEngine } from "../engine.ts";
import { kokoroVoice } from "../openai/voices.ts";

/** A loaded model of `kokoro-js`. */
export interface KokoroSession {
  generate(
    text: string,
    options: { readonly voice: string },
  ): Promise<{ readonly audio: Float32Array; readonly sampling_rate: number }>;
}

/** The model reads 510 sounds at once and leaves the rest out. English has less than one and a half a letter. */
const maxLetters = 300;
/** Between two parts of a text, as after a sentence. */
const pauseSeconds = 0.3;

/** Speech by Kokoro inside this process. Its model is loaded with the first text, one for each precision of the weights. */
export const kokoroSpeech = (load: (precision: string) => Promise<KokoroSession>): SpeechEngine => {
  const sessions = new Map<string, Promise<KokoroSession>>();
  const sessionOf = (precision: string): Promise<KokoroSession> => {
    const session = sessions.get(precision) ?? load(precision);
    sessions.set(precision, session);
    // The next text tries to load it again.
    session.catch(() => sessions.delete(precision));
    return session;
  };

  return {
    async speak({ model, text, language, voice }) {
      const session = await sessionOf(model);
      const parts: Float32Array[] = [];
      let sampleRate = 24_000;
      for (const part of partsOf(text)) {
        const { audio, sampling_rate } = await session.generate(part, { voice: kokoroVoice(language, voice) });
        sampleRate = sampling_rate;
        if (parts.length > 0) parts.push(new Float32Array(Math.round(pauseSeconds * sampleRate)));
        parts.push(audio);
      }
      const samples = joined(parts);
      const seconds = samples.length / sampleRate;
      return { samples, sampleRate, usage: { provider: "kokoro", model, characters: [...text].length, seconds } };
    },
  };
};

/** The text in parts that the model can read: whole sentences, or as many words of a longer one as fit. */
export const partsOf = (text: string): readonly string[] => {
  const pieces = text
    .split(/(?<=[.!?]["'”’)]*)\s+/)
    .flatMap((sentence) => (fits(sentence) ? [sentence] : sentence.split(/\s+/)));
  const parts: string[] = [];
  for (const piece of pieces.filter(Boolean)) {
    const last = parts.at(-1);
    if (last !== undefined && fits(`${last} ${piece}`)) parts[parts.length - 1] = `${last} ${piece}`;
    else parts.push(piece);
  }
  return parts;
};

const fits = (text: string): boolean => text.length <= maxLetters;

const joined = (parts: readonly Float32Array[]): Float32Array => {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};
