import { resample } from "#studio/sound/resample.ts";
import type { Line, Utterance } from "./engines/engine.ts";
import { type Espeak, espeak } from "./engines/espeak.ts";
import { speakWithFlite } from "./engines/flite.ts";
import { polish } from "./polish.ts";
import { hear } from "./quiet.ts";
import type { Speech, SpeechOrder } from "./speech.ts";
import { inKana } from "./text/japanese.ts";
import { linesFor, type SpokenLine } from "./text/lines.ts";
import { withoutMarkup } from "./text/markup.ts";
import { findSentences, type Sentence } from "./text/sentences.ts";
import { spoken } from "./text/spoken/index.ts";
import { findWords } from "./text/words.ts";
import { track } from "./track.ts";
import { type NarratorVoice, narratorVoices } from "./voices.ts";
import { wordStarts } from "./word-starts.ts";

const sampleRate = 48_000;

/** Seconds of silence after a line, a sentence and a paragraph. */
const pauses = { line: 0.12, sentence: 0.28, paragraph: 0.5 } as const;

/** Speaks a text in one of our voices. The narrator of a test may be given another espeak. */
export const narrator =
  (speakWithEspeak: Espeak) =>
  async (order: SpeechOrder): Promise<Speech> => {
    const voice = voiceFor(order);
    const words = findWords(order.text, order.language);
    const heard = withoutMarkup(order.text);
    const said = spoken(
      words.map((word) => heard.slice(word.start, word.end)),
      order.language,
    );
    if (said.every(({ text }) => text === "")) throw new Error("There is nothing to say in this text");

    const utter = (line: Line): Promise<Utterance> =>
      voice.sound.engine === "flite" ? speakWithFlite(line, voice.sound) : speakWithEspeak(line, voice.sound);
    const recording = track(words, sampleRate);
    for (const sentence of findSentences(order.text, words, order.language)) {
      const lines = linesFor(said.slice(sentence.first, sentence.last + 1), sentence.first, order.language);
      for (const line of lines) {
        const readable = order.language === "japanese" ? await inKana(line) : line;
        await record(readable, order.pace ?? 1);
        recording.rest(pauses.line);
      }
      recording.endSentence(sentence, pauseAfter(sentence) * (order.pauseScale ?? 1));
    }
    return finished(recording.speech(), voice);

    async function record(line: SpokenLine, pace: number): Promise<void> {
      const utterance = await utter({ text: line.text, pace });
      const span = hear(utterance.samples, utterance.sampleRate).span;
      if (!span) return recording.skip(line.places.map(({ word }) => word));
      recording.add({
        samples: resample(utterance.samples, utterance.sampleRate, sampleRate),
        from: span.start,
        to: span.end,
        words: wordStarts(line, utterance).map((start, index) => ({ word: line.places[index]?.word ?? 0, start })),
      });
    }
  };

export const speak = narrator(espeak());

const pauseAfter = (sentence: Sentence): number => (sentence.endsParagraph ? pauses.paragraph : pauses.sentence);

const voiceFor = (order: SpeechOrder): NarratorVoice => {
  const voice = narratorVoices[order.voice];
  if (!voice) throw new Error(`There is no voice ${order.voice}`);
  if (voice.language !== order.language) throw new Error(`The voice ${order.voice} does not speak ${order.language}`);
  return voice;
};

/** Never gives out silence or noise in place of a narration. */
const finished = (speech: Speech, voice: NarratorVoice): Speech => {
  polish(speech.samples, sampleRate, voice.sound.engine);
  let peak = 0;
  for (const sample of speech.samples) {
    if (!Number.isFinite(sample)) throw new Error("The narrator made no sound that can be played");
    peak = Math.max(peak, Math.abs(sample));
  }
  if (peak < 0.01) throw new Error("The narrator was silent");
  return speech;
};
