import { setImmediate as breathe } from "node:timers/promises";
import { type Language, narrations } from "../languages/index.ts";
import type { SpokenLine } from "../languages/pack.ts";
import { resample } from "../sound/resample.ts";
import type { Utterance } from "./engines/engine.ts";
import { type Espeak, espeak } from "./engines/espeak.ts";
import { speakWithFlite } from "./engines/flite.ts";
import { polish } from "./polish.ts";
import { hear } from "./quiet.ts";
import type { Speech, SpeechOrder } from "./speech.ts";
import { linesFor } from "./text/lines.ts";
import { withoutMarkup } from "./text/markup.ts";
import { findSentences, type Sentence } from "./text/sentences.ts";
import { spokenWords } from "./text/spoken-words.ts";
import { findWords, type Word } from "./text/words.ts";
import { type Take, track } from "./track.ts";
import { type NarratorVoice, narratorVoices } from "./voices.ts";
import { wordStarts } from "./word-starts.ts";

const sampleRate = 48_000;

/** Seconds of silence after a line, a sentence and a paragraph: a storyteller lets a sentence be heard before the next. */
const pauses = { line: 0.14, sentence: 0.42, paragraph: 0.75 } as const;

/** Speaks a text in one of our voices. The narrator of a test may be given another espeak. */
export const narrator =
  (speakWithEspeak: Espeak) =>
  async (order: SpeechOrder): Promise<Speech> => {
    const voice = voiceFor(order);
    const { text, language, pace = 1, pauseScale = 1 } = order;
    const words = findWords(text, language);
    const lines = await linesOf(text, words, language);
    if (lines.length === 0) throw new Error("There is nothing to say in this text");

    const script = { lines: lines.map(({ line }) => line.text), pace };
    const { sound } = voice;
    const utterances = await (sound.engine === "flite"
      ? speakWithFlite(script, sound)
      : speakWithEspeak(script, sound));

    const recording = track(words, sampleRate);
    for (const sentence of findSentences(text, words, language)) {
      for (const [index, { line, sentence: first }] of lines.entries()) {
        const utterance = utterances[index];
        if (first !== sentence.first || !utterance) continue;
        recording.add(take(line, utterance));
        recording.rest(pauses.line);
        await breathe();
      }
      recording.endSentence(sentence, pauseAfter(sentence) * pauseScale);
    }
    return finished(recording.speech(), voice);
  };

export const speak = narrator(espeak());

/** What is to be said, line by line, and the first word of the sentence that each line belongs to. */
const linesOf = async (
  text: string,
  words: readonly Word[],
  language: Language,
): Promise<readonly { readonly line: SpokenLine; readonly sentence: number }[]> => {
  const heard = withoutMarkup(text);
  const said = spokenWords(
    words.map((word) => heard.slice(word.start, word.end)),
    language,
  );
  const lines = findSentences(text, words, language).flatMap(({ first, last }) =>
    linesFor(said.slice(first, last + 1), first, language).map((line) => ({ line, sentence: first })),
  );
  const { rewriteLine } = narrations[language];
  if (!rewriteLine) return lines;
  return Promise.all(lines.map(async ({ line, sentence }) => ({ line: await rewriteLine(line), sentence })));
};

const take = (line: SpokenLine, utterance: Utterance): Take => ({
  samples: resample(utterance.samples, utterance.sampleRate, sampleRate),
  heard: hear(utterance.samples, utterance.sampleRate).span,
  words: wordStarts(line, utterance).map((start, index) => ({ word: line.places[index]?.word ?? 0, start })),
});

const pauseAfter = (sentence: Sentence): number => (sentence.endsParagraph ? pauses.paragraph : pauses.sentence);

const voiceFor = (order: SpeechOrder): NarratorVoice => {
  const voice = narratorVoices[order.voice];
  if (!voice) throw new Error(`There is no voice ${order.voice}`);
  if (voice.language !== order.language) throw new Error(`The voice ${order.voice} does not speak ${order.language}`);
  return voice;
};

/** Never gives out silence, or what cannot be played, in place of a narration. */
const finished = async (speech: Speech, voice: NarratorVoice): Promise<Speech> => {
  await polish(speech.samples, sampleRate, voice.sound.engine);
  let peak = 0;
  for (const sample of speech.samples) peak = Math.max(peak, Math.abs(sample));
  // One sample that is no number makes the peak no number, which is not above anything.
  if (!(peak > 0.01)) throw new Error("The narrator was silent");
  return speech;
};
