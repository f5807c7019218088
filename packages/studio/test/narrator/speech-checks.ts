import { expect } from "vitest";
import { type Language, type Speech, wordsIn } from "../../src/narrator/index.ts";
import { spokenWords } from "../../src/narrator/text/spoken-words.ts";

export const level = (speech: Speech, start: number, end: number): number => {
  const part = speech.samples.subarray(Math.round(start * speech.sampleRate), Math.round(end * speech.sampleRate));
  let sum = 0;
  for (const sample of part) sum += sample * sample;
  return part.length === 0 ? 0 : Math.sqrt(sum / part.length);
};

/** Expects every written word once, in order, within the sound. */
export const expectWellTimed = (speech: Speech, text: string, language: Language): void => {
  const { words, sentences, samples, sampleRate } = speech;
  expect(words.map((word) => word.text)).toEqual(wordsIn(text, language));
  let last = 0;
  for (const { start, end } of words) {
    expect(start).toBeGreaterThanOrEqual(last);
    expect(end).toBeGreaterThanOrEqual(start);
    last = end;
  }
  expect(last).toBeLessThanOrEqual(samples.length / sampleRate);
  expect(sentences.flatMap((sentence) => sentence.words)[0]).toBe(0);
  expect(sentences.at(-1)?.words[1]).toBe(words.length - 1);
  for (const [index, { words: run }] of sentences.entries()) {
    expect(run[0]).toBe((sentences[index - 1]?.words[1] ?? -1) + 1);
  }
  expect(samples.every((sample) => Number.isFinite(sample) && Math.abs(sample) < 0.999)).toBe(true);
};

/** Expects sound during every spoken word, and no duration for the others. */
export const expectHeard = (speech: Speech, language: Language): void => {
  const said = spokenWords(
    speech.words.map((word) => word.text),
    language,
  );
  speech.words.forEach(({ start, end }, index) => {
    if (said[index]?.text === "") expect(end - start).toBe(0);
    else expect(level(speech, start, end)).toBeGreaterThan(0.005);
  });
};
