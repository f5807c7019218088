import type { Language } from "../../languages/index.ts";
import { resample } from "../../sound/resample.ts";
import { detectSound } from "../sound-activity.ts";
import { speak } from "../speak.ts";
import type { WordTime } from "../speech.ts";
import { narratorVoices } from "../voices.ts";
import { cepstra, cepstraRate, hop } from "./cepstra.ts";
import { warp } from "./warp.ts";

export interface TranscribedRecording {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly text: string;
  readonly language: Language;
}

/**
 * When each word of a text is heard in a recording of somebody else. Our own narrator reads the same text, and
 * knows when it says each word; the two readings are laid over each other.
 */
export const timeWords = async ({
  samples,
  sampleRate,
  text,
  language,
}: TranscribedRecording): Promise<readonly WordTime[]> => {
  const voice = Object.keys(narratorVoices).find((id) => narratorVoices[id]?.language === language) ?? "";
  const ours = await speak({ text, language, voice });
  const theirs = detectSound(samples, sampleRate);
  if (!theirs.span) throw new Error("There is nothing to hear in this recording");
  const { start, end } = theirs.span;
  const heard = samples.subarray(Math.floor(start * sampleRate), Math.ceil(end * sampleRate));
  const partner = await warp(
    await cepstra(resample(ours.samples, ours.sampleRate, cepstraRate)),
    await cepstra(resample(heard, sampleRate, cepstraRate)),
  );
  const at = (second: number): number => {
    const frame = Math.min(partner.length - 1, Math.round(second / hop));
    return Math.min(end, start + (partner[frame] ?? 0) * hop);
  };
  return ours.words.map((word, index) => {
    const from = at(word.start);
    const next = at(ours.words[index + 1]?.start ?? word.end);
    // What is not said takes no time, there as here.
    if (word.end === word.start) return { ...word, start: from, end: from };
    return { ...word, start: from, end: theirs.lastHeard(from, Math.max(from, next)) };
  });
};
