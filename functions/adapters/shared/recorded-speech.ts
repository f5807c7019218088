import type { LanguageId } from "#contract/catalogue/languages.ts";
import { estimateSpeechSeconds } from "#functions/adapters/studio/speech-estimate.ts";
import { resample, sentenceTimes, timeWords } from "#functions/adapters/studio/speech-timing.ts";
import type { WordTime } from "#functions/core/media/ports.ts";
import type { Speech } from "#functions/core/narration/ports.ts";
import { ProviderBusy } from "#functions/core/shared/errors.ts";

export interface Recording {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly text: string;
  readonly language: LanguageId;
}

const filmSampleRate = 48_000;
const minAudibleAmplitude = 0.01;
/** Share of the estimated duration: a shorter recording was cut off, a longer one contains something else. */
const durationBounds = { min: 0.4, max: 3 } as const;

/** Checks a provider's recording and finds the time of every word. Throws `ProviderBusy` if it is unusable. */
export const toSpeech = async (recording: Recording): Promise<Speech> => {
  assertUsable(recording);
  return toTimedSpeech(recording, await timeWords(recording));
};

/** Speech with known word times, resampled to the film's rate that the mixer expects. */
export const toTimedSpeech = (
  { samples, sampleRate, text, language }: Recording,
  words: readonly WordTime[],
): Speech => ({
  samples: resample(samples, sampleRate, filmSampleRate),
  sampleRate: filmSampleRate,
  words,
  sentences: sentenceTimes(text, language, words),
});

/** A provider may answer 200 with silence, a truncated or an endless recording. Throws `ProviderBusy` for a retry. */
export const assertUsable = ({ samples, sampleRate, text, language }: Recording): void => {
  if (!samples.some((sample) => Math.abs(sample) > minAudibleAmplitude))
    throw new ProviderBusy("The narrator was silent");
  const expectedSeconds = estimateSpeechSeconds(text, language);
  const seconds = samples.length / sampleRate;
  if (expectedSeconds > 2 && seconds < expectedSeconds * durationBounds.min)
    throw new ProviderBusy("The narration was cut off");
  if (seconds > Math.max(6, expectedSeconds * durationBounds.max))
    throw new ProviderBusy("The narration does not end with the text");
};

/** Converts 16-bit little-endian PCM to samples from -1 to 1. Drops an incomplete last sample. */
export const pcm16ToFloat = (bytes: Uint8Array): Float32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: Math.floor(bytes.length / 2) }, (_, n) => view.getInt16(n * 2, true) / 32_768);
};
