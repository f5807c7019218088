import type { Language } from "../../languages/index.ts";
import { resample } from "../../sound/resample.ts";
import { detectSound } from "../sound-activity.ts";
import { speak } from "../speak.ts";
import type { WordTime } from "../speech.ts";
import { narratorVoices } from "../voices.ts";
import { cepstra, cepstraRate, hop } from "./cepstra.ts";
import { alignFrames } from "./dynamic-time-warping.ts";

export interface TranscribedRecording {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly text: string;
  readonly language: Language;
}

/**
 * Returns the time of each word in a recording made elsewhere. The built-in narrator speaks the same text with known
 * word times, and the two sounds are aligned. Throws if the recording is silent.
 */
export const timeWords = async ({
  samples,
  sampleRate,
  text,
  language,
}: TranscribedRecording): Promise<readonly WordTime[]> => {
  const voice = Object.keys(narratorVoices).find((id) => narratorVoices[id]?.language === language) ?? "";
  const reference = await speak({ text, language, voice });
  const activity = detectSound(samples, sampleRate);
  if (!activity.span) throw new Error("The recording is silent");
  const { start, end } = activity.span;
  const audible = samples.subarray(Math.floor(start * sampleRate), Math.ceil(end * sampleRate));
  const matches = await alignFrames(
    await cepstra(resample(reference.samples, reference.sampleRate, cepstraRate)),
    await cepstra(resample(audible, sampleRate, cepstraRate)),
  );
  const at = (second: number): number => {
    const frame = Math.min(matches.length - 1, Math.round(second / hop));
    return Math.min(end, start + (matches[frame] ?? 0) * hop);
  };
  return reference.words.map((word, index) => {
    const from = at(word.start);
    const next = at(reference.words[index + 1]?.start ?? word.end);
    // An unspoken word has no duration.
    if (word.end === word.start) return { ...word, start: from, end: from };
    return { ...word, start: from, end: activity.endOfSound(from, Math.max(from, next)) };
  });
};
