import type { SpeechStyle } from "#contract/catalogue/speech-styles.ts";
import type { WordTime } from "../media/ports.ts";
import type { Sentence, Speech } from "./ports.ts";
import type { Utterance } from "./split-utterances.ts";
import type { SpokenWords } from "./voices.ts";

/** An utterance and its sound. `name` is that of its character. */
export interface SpokenUtterance extends Utterance {
  readonly speech: Speech;
  readonly name: string | undefined;
}

/** Seconds of silence after an utterance, as long as a narrator leaves them within a text. */
const pauses = { clause: 0.16, sentence: 0.42, paragraph: 0.75 } as const;
/** Seconds before the first and after the last audible sample that are kept: breath and reverberation. */
const headSeconds = 0.02;
const tailSeconds = 0.2;
/** Quieter samples, as a share of the loudest one, are silence. */
const silence = 0.02;
/** Voices differ in loudness by more than listeners like; more correction than this would raise their noise. */
const maxGain = 2.5;
const ceiling = 0.9;
/** How loud a style is beside the others. */
const loudnessOf: Readonly<Record<SpeechStyle, number>> = {
  calm: 0.9,
  happy: 1,
  excited: 1.1,
  sad: 0.85,
  scared: 0.9,
  angry: 1.1,
  whisper: 0.5,
  shout: 1.3,
};

/**
 * Joins utterances to one sound, all about as loud as the longest of them. Words and sentences keep the times at which
 * they are heard.
 */
export const joinSpeech = (
  utterances: readonly SpokenUtterance[],
): Speech & Required<Pick<SpokenWords, "speakers" | "mouth">> => {
  const sampleRate = utterances[0]?.speech.sampleRate ?? 1;
  const words: WordTime[] = [];
  const sentences: Sentence[] = [];
  const speakers: NonNullable<SpokenWords["speakers"]> = [];
  const mouth: [seconds: number, shape: number][] = [];
  const chunks: { readonly at: number; readonly samples: Float32Array }[] = [];
  const target = levelOf(longest(utterances).speech);
  let now = 0;
  for (const [index, utterance] of utterances.entries()) {
    const { speech, name, ends, isLabeled, style } = utterance;
    if (speech.sampleRate !== sampleRate) throw new Error("The utterances of a scene have one sample rate");
    const { from, until } = audible(speech);
    const at = Math.round(now * sampleRate);
    const shift = (at - from) / sampleRate;
    const gain = (target / levelOf(speech)) * (style ? loudnessOf[style] : 1);
    const first = words.length;
    chunks.push({ at, samples: levelled(speech.samples.slice(from, until.withTail), gain) });
    words.push(...speech.words.map(({ text, start, end }) => ({ text, ...moved(start, end, shift) })));
    for (const sentence of speech.sentences) {
      const placed = { ...moved(sentence.start, sentence.end, shift), words: shifted(sentence.words, first) };
      const before = sentences.at(-1);
      const goesOn = sentence === speech.sentences[0] && before && continues(utterances[index - 1], utterance);
      if (goesOn) sentences[sentences.length - 1] = { ...joined(before, placed) };
      else sentences.push(placed);
    }
    for (const [seconds, shape] of (name !== undefined && speech.mouth) || [])
      mouth.push([Math.round(Math.max(0, seconds + shift) * 1000) / 1000, shape]);
    if (name !== undefined && words.length > first)
      speakers.push({ name, words: [first, words.length - 1], ...(isLabeled && { labeled: true }) });
    now = (at + until.sound - from) / sampleRate + pauses[ends];
  }
  return { sampleRate, samples: mixed(chunks), words, sentences, speakers, mouth };
};

const longest = (utterances: readonly SpokenUtterance[]): SpokenUtterance => {
  const found = utterances.toSorted((one, other) => other.speech.samples.length - one.speech.samples.length)[0];
  if (!found) throw new Error("There is nothing to say");
  return found;
};

/** The range of samples with sound, or with words: where a narrator's times and sound differ, the wider one. */
const audible = ({ samples, sampleRate, words }: Speech) => {
  const limit = peakOf(samples) * silence;
  const isLoud = (sample: number) => Math.abs(sample) > limit;
  const [first, last] = [samples.findIndex(isLoud), samples.findLastIndex(isLoud)];
  const spoken = words.filter(({ start, end }) => end > start);
  const start = Math.min(first, (spoken[0]?.start ?? Number.POSITIVE_INFINITY) * sampleRate);
  const end = Math.max(last + 1, (spoken.at(-1)?.end ?? 0) * sampleRate);
  const sound = Math.min(samples.length, Math.round(end));
  const withTail = Math.min(samples.length, sound + Math.round(tailSeconds * sampleRate));
  return { from: Math.max(0, Math.round(start - headSeconds * sampleRate)), until: { sound, withTail } };
};

const peakOf = (samples: Float32Array): number => {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
};

/** The loudness while somebody speaks: the root mean square of all but silence. */
const levelOf = ({ samples }: Speech): number => {
  const limit = peakOf(samples) * 0.1;
  let [sum, count] = [0, 0];
  for (const sample of samples)
    if (Math.abs(sample) > limit) {
      sum += sample * sample;
      count++;
    }
  return Math.sqrt(sum / Math.max(1, count)) || 1;
};

const levelled = (samples: Float32Array, wanted: number): Float32Array => {
  const gain = Math.min(Math.max(wanted, 1 / maxGain), maxGain, ceiling / Math.max(peakOf(samples), 1e-6));
  return samples.map((sample) => sample * gain);
};

/** The tail of an utterance may sound into the next one. */
const mixed = (chunks: readonly { readonly at: number; readonly samples: Float32Array }[]): Float32Array => {
  const all = new Float32Array(Math.max(...chunks.map(({ at, samples }) => at + samples.length)));
  for (const { at, samples } of chunks)
    for (const [index, sample] of samples.entries()) all[at + index] = (all[at + index] ?? 0) + sample;
  return all;
};

const moved = (start: number, end: number, by: number) => ({
  start: Math.max(0, start + by),
  end: Math.max(0, end + by),
});
const shifted = ([first, last]: Sentence["words"], by: number): Sentence["words"] => [first + by, last + by];

const joined = (one: Sentence, other: Sentence): Sentence => ({
  start: one.start,
  end: other.end,
  words: [one.words[0], other.words[1]],
});

/** One sentence in two voices: `“Where to?” asked Anna.` */
const continues = (before: Utterance | undefined, { text, isLabeled }: Utterance): boolean =>
  before !== undefined &&
  before.ends !== "paragraph" &&
  !isLabeled &&
  !before.isLabeled &&
  (before.ends === "clause" || /^[\p{Pd}\s]*\p{Ll}/u.test(text));
