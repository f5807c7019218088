import type { LanguageId } from "#contract/catalogue/languages.ts";
import { resample, sentenceTimes, timeWords } from "#functions/adapters/studio/hearing.ts";
import { estimateSpeechSeconds } from "#functions/adapters/studio/speech-estimate.ts";
import type { WordTime } from "#functions/core/media/ports.ts";
import type { Speech } from "#functions/core/narration/ports.ts";
import { ProviderBusy } from "#functions/core/shared/errors.ts";

export interface Recording {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly text: string;
  readonly language: LanguageId;
}

const filmRate = 48_000;
const audible = 0.01;
/** A recording this much shorter than a usual reading was cut off; one this much longer says something else. */
const bounds = { least: 0.4, most: 3 } as const;

/** A provider's recording as narration: checked, and with the time of every word. */
export const spoken = async (recording: Recording): Promise<Speech> => {
  check(recording);
  return withTimes(recording, await timeWords(recording));
};

/** The sound in the film's own rate, so that the mixer takes every narrator's alike. */
export const withTimes = ({ samples, sampleRate, text, language }: Recording, words: readonly WordTime[]): Speech => ({
  samples: resample(samples, sampleRate, filmRate),
  sampleRate: filmRate,
  words,
  sentences: sentenceTimes(text, language, words),
});

/** A 200 with silence, a cut or a babble in it is no narration: it is asked for again. */
export const check = ({ samples, sampleRate, text, language }: Recording): void => {
  if (!samples.some((sample) => Math.abs(sample) > audible)) throw new ProviderBusy("The narrator was silent");
  const usual = estimateSpeechSeconds(text, language);
  const seconds = samples.length / sampleRate;
  if (usual > 2 && seconds < usual * bounds.least) throw new ProviderBusy("The narration was cut off");
  if (seconds > Math.max(6, usual * bounds.most)) throw new ProviderBusy("The narration does not end with the text");
};
