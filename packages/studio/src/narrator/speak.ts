import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { type Language, narrations } from "../languages/index.ts";
import type { Phrase } from "../languages/pack.ts";
import { resample } from "../sound/resample.ts";
import type { SpokenPhrase } from "./engines/engine.ts";
import { type EspeakEngine, makeEspeakEngine } from "./engines/espeak.ts";
import { speakWithFlite } from "./engines/flite.ts";
import { masterVoice, peakOf } from "./master-voice.ts";
import { detectSound } from "./sound-activity.ts";
import type { Speech, SpeechRequest } from "./speech.ts";
import { withoutMarkup } from "./text/markup.ts";
import { phrasesFor } from "./text/phrases.ts";
import { findSentences, type Sentence } from "./text/sentences.ts";
import { spokenWords } from "./text/spoken-words.ts";
import { findWords, type Word } from "./text/words.ts";
import { makeTrack, type Take } from "./track.ts";
import { characterVoices, type NarratorVoice, narratorVoices } from "./voices.ts";
import { wordStarts } from "./word-starts.ts";

const sampleRate = 48_000;

/** Seconds of silence after a phrase, a sentence and a paragraph, as long as a storyteller leaves them. */
const pauses = { phrase: 0.14, sentence: 0.42, paragraph: 0.75 } as const;

/** Returns a function that speaks a text in one of the built-in voices. Tests pass their own espeak engine. */
export const makeNarrator =
  (speakWithEspeak: EspeakEngine) =>
  async (request: SpeechRequest): Promise<Speech> => {
    const voice = voiceFor(request);
    const { text, language, pace = 1, pitch = 1, pauseScale = 1 } = request;
    const words = findWords(text, language);
    const phrases = await phrasesOf(text, words, language);
    if (phrases.length === 0) throw new Error("The text has no words to speak");

    const script = { phrases: phrases.map(({ phrase }) => phrase.text), pace };
    const { sound } = voice;
    const spokenPhrases = await (sound.engine === "flite"
      ? speakWithFlite(script, { ...sound, size: (sound.size ?? 1) * pitch })
      : speakWithEspeak(script, { ...sound, pitch: Math.min(99, Math.round(sound.pitch * pitch)) }));

    const recording = makeTrack(words, sampleRate);
    for (const sentence of findSentences(text, words, language)) {
      for (const [index, { phrase, sentence: first }] of phrases.entries()) {
        const spokenPhrase = spokenPhrases[index];
        if (first !== sentence.first || !spokenPhrase) continue;
        recording.add(makeTake(phrase, spokenPhrase));
        recording.pause(pauses.phrase);
        await yieldToEventLoop();
      }
      recording.endSentence(sentence, pauseAfter(sentence) * pauseScale);
    }
    return master(recording.speech(), voice);
  };

export const speak = makeNarrator(makeEspeakEngine());

/** The phrases of a text, each with the index of the first word of its sentence. */
const phrasesOf = async (
  text: string,
  words: readonly Word[],
  language: Language,
): Promise<readonly { readonly phrase: Phrase; readonly sentence: number }[]> => {
  const speakable = withoutMarkup(text);
  const spoken = spokenWords(
    words.map((word) => speakable.slice(word.start, word.end)),
    language,
  );
  const phrases = findSentences(text, words, language).flatMap(({ first, last }) =>
    phrasesFor(spoken.slice(first, last + 1), first, language).map((phrase) => ({ phrase, sentence: first })),
  );
  const { rewritePhrase } = narrations[language];
  if (!rewritePhrase) return phrases;
  return Promise.all(phrases.map(async ({ phrase, sentence }) => ({ phrase: await rewritePhrase(phrase), sentence })));
};

const makeTake = (phrase: Phrase, spokenPhrase: SpokenPhrase): Take => ({
  samples: resample(spokenPhrase.samples, spokenPhrase.sampleRate, sampleRate),
  audible: detectSound(spokenPhrase.samples, spokenPhrase.sampleRate).span,
  mouth: spokenPhrase.mouth,
  words: wordStarts(phrase, spokenPhrase).map((start, index) => ({ word: phrase.places[index]?.word ?? 0, start })),
});

const pauseAfter = (sentence: Sentence): number => (sentence.endsParagraph ? pauses.paragraph : pauses.sentence);

const voiceFor = (request: SpeechRequest): NarratorVoice => {
  const voice = narratorVoices[request.voice] ?? characterVoices[request.voice];
  if (!voice) throw new Error(`Unknown voice ${request.voice}`);
  if (voice.language !== request.language)
    throw new Error(`The voice ${request.voice} does not speak ${request.language}`);
  return voice;
};

/** Throws when the result is silent or contains NaN, so that a broken narration never reaches a film. */
const master = async (speech: Speech, voice: NarratorVoice): Promise<Speech> => {
  await masterVoice(speech.samples, sampleRate, voice.sound.engine);
  // A NaN sample makes the peak NaN, which also fails this comparison.
  if (!(peakOf(speech.samples) > 0.01)) throw new Error("The speech engine returned silence");
  return speech;
};
