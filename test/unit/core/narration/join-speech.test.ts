import { describe, expect, it } from "vitest";
import { joinSpeech, type SpokenUtterance } from "#functions/core/narration/join-speech.ts";

const sampleRate = 1_000;

/** A tone for each word, half a second long, after some silence and before some. */
const utter = (
  text: string,
  given: Partial<SpokenUtterance> & { readonly loudness?: number; readonly silence?: number } = {},
): SpokenUtterance => {
  const { loudness = 0.4, silence = 0.3, ...rest } = given;
  const written = text.split(" ");
  const seconds = silence * 2 + written.length * 0.5;
  const samples = Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, n) => {
    const at = n / sampleRate - silence;
    return at >= 0 && at < written.length * 0.5 ? loudness * (n % 2 === 0 ? 1 : -1) : 0;
  });
  const words = written.map((word, n) => ({ text: word, start: silence + n * 0.5, end: silence + (n + 1) * 0.5 }));
  const sentences = [{ start: silence, end: silence + written.length * 0.5, words: [0, written.length - 1] as const }];
  const speech = { sampleRate, samples, words, sentences };
  return { speaker: rest.name, name: undefined, text, ends: "sentence", speech, ...rest };
};

/** Seconds of the first loud sample in a range. */
const soundFrom = (samples: Float32Array, from: number, until: number) =>
  samples.subarray(from * sampleRate, until * sampleRate).findIndex((sample) => Math.abs(sample) > 0.1) / sampleRate +
  from;

describe("joined utterances", () => {
  it("have their words where they are heard, with the pause that their end asks for", () => {
    const { samples, words } = joinSpeech([
      utter("Where to?"),
      utter("asked Anna.", { ends: "paragraph" }),
      utter("Home,", { ends: "clause", silence: 0 }),
      utter("he said."),
    ]);

    const starts = words.map(({ start }) => start);
    expect(words.map(({ text }) => text)).toEqual(["Where", "to?", "asked", "Anna.", "Home,", "he", "said."]);
    // 0.02 s before, 0.42 s after a sentence, 0.75 s after a paragraph, 0.16 s within a sentence.
    expect(starts.map((start) => Math.round(start * 100) / 100)).toEqual([0.02, 0.52, 1.46, 1.96, 3.21, 3.89, 4.39]);
    for (const { start } of [words[0], words[2], words[4], words[5]].flatMap((word) => word ?? []))
      expect(soundFrom(samples, Math.max(0, start - 0.1), start + 0.4)).toBeCloseTo(start, 2);
  });

  it("are about as loud as the longest of them", () => {
    const { samples, words } = joinSpeech([
      utter("one two three", { loudness: 0.4 }),
      utter("four", { loudness: 0.2 }),
    ]);
    const at = (words.at(-1)?.start ?? 0) + 0.2;

    expect(Math.max(...samples.subarray(at * sampleRate, (at + 0.1) * sampleRate))).toBeCloseTo(0.4, 2);
  });

  it("say which words are whose, and keep a sentence together that two speak", () => {
    const { sentences, speakers } = joinSpeech([
      utter("Where to?", { name: "Anna", speaker: "anna" }),
      utter("asked Anna."),
      utter("Home,", { name: "Tom", speaker: "tom", ends: "clause" }),
      utter("Tom said."),
      utter("We go.", { name: "Tom", speaker: "tom", isLabeled: true }),
    ]);

    expect(speakers).toEqual([
      { name: "Anna", words: [0, 1] },
      { name: "Tom", words: [4, 4] },
      { name: "Tom", words: [7, 8], labeled: true },
    ]);
    expect(sentences.map(({ words }) => words)).toEqual([
      [0, 3],
      [4, 6],
      [7, 8],
    ]);
  });
});
