import type { Language } from "../../languages/index.ts";
import { resample } from "../../sound/resample.ts";
import { speak } from "../speak.ts";
import type { WordTime } from "../speech.ts";
import { narratorVoices } from "../voices.ts";
import { cepstra, cepstraRate, hop } from "./cepstra.ts";
import { alignFrames } from "./dynamic-time-warping.ts";
import { findSpeech } from "./find-speech.ts";
import { withoutPauses } from "./without-pauses.ts";

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
  const runs = findSpeech(samples, sampleRate);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) throw new Error("The recording is silent");
  const dense = withoutPauses(samples, sampleRate, runs);
  const matches = await alignFrames(
    await cepstra(resample(reference.samples, reference.sampleRate, cepstraRate)),
    await cepstra(resample(dense.samples, sampleRate, cepstraRate)),
  );
  const at = (second: number): number => {
    const frame = Math.min(matches.length - 1, Math.round(second / hop));
    return Math.max(first.start, Math.min(last.end, dense.timeOf((matches[frame] ?? 0) * hop)));
  };
  /** The end of the run of speech that a word is in, or the start of the next word. */
  const endOfWord = (from: number, next: number): number =>
    Math.min(next, runs.find(({ end }) => end > from)?.end ?? next);
  return reference.words.map((word, index) => {
    const from = at(word.start);
    const next = at(reference.words[index + 1]?.start ?? word.end);
    // An unspoken word has no duration.
    if (word.end === word.start) return { ...word, start: from, end: from };
    return { ...word, start: from, end: endOfWord(from, Math.max(from, next)) };
  });
};
