import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { WordTime } from "#functions/core/media/ports.ts";
import type { Speech } from "#functions/core/narration/ports.ts";
import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import { estimateSpeechSeconds } from "./built-in/speech-estimate.ts";
import { levelVoice, resample, sentenceTimes, timeWords } from "./built-in/speech-timing.ts";

export interface Recording {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly text: string;
  readonly language: LanguageId;
  /** Found in the sound if the provider does not say them. */
  readonly words?: readonly WordTime[];
}

const filmSampleRate = 48_000;
const minAudibleAmplitude = 0.01;
/** Share of the estimated duration: a shorter recording was cut off, a longer one contains something else. */
const durationBounds = { min: 0.4, max: 3 } as const;

/** A provider's recording as the film's mixer expects it. Throws `UnusableAnswer` if it is none. */
export const toSpeech = async (recording: Recording): Promise<Speech> => {
  assertUsable(recording);
  const { samples, sampleRate, text, language } = recording;
  const words = recording.words ?? (await timeWords(recording));
  // Engines differ in loudness, and a film may have scenes of several, or a person's recording.
  const leveled = resample(samples, sampleRate, filmSampleRate).slice();
  await levelVoice(leveled, filmSampleRate);
  return {
    samples: leveled,
    sampleRate: filmSampleRate,
    words,
    sentences: sentenceTimes(text, language, words),
  };
};

/** A provider may answer 200 with silence, a truncated or an endless recording. Throws `UnusableAnswer`. */
const assertUsable = ({ samples, sampleRate, text, language }: Recording): void => {
  if (!samples.some((sample) => Math.abs(sample) > minAudibleAmplitude))
    throw new UnusableAnswer("The narrator was silent");
  const expectedSeconds = estimateSpeechSeconds(text, language);
  const seconds = samples.length / sampleRate;
  if (expectedSeconds > 2 && seconds < expectedSeconds * durationBounds.min)
    throw new UnusableAnswer("The narration was cut off");
  if (seconds > Math.max(6, expectedSeconds * durationBounds.max))
    throw new UnusableAnswer("The narration does not end with the text");
};

/** Converts 16-bit little-endian PCM to samples from -1 to 1. Drops an incomplete last sample. */
export const pcm16ToFloat = (bytes: Uint8Array): Float32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: Math.floor(bytes.length / 2) }, (_, n) => view.getInt16(n * 2, true) / 32_768);
};
