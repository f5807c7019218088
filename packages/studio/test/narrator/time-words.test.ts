import { describe, expect, test } from "vitest";
import { languageSamples } from "../../src/languages/index.ts";
import { speak, timeWords, wordsIn } from "../../src/narrator/index.ts";

/** The median and the 90th percentile of the differences, in milliseconds. */
const errors = (one: readonly { readonly start: number }[], other: readonly { readonly start: number }[]) => {
  const apart = one
    .map(({ start }, index) => Math.abs(start - (other[index]?.start ?? 0)) * 1000)
    .sort((a, b) => a - b);
  return { median: apart[Math.floor(apart.length / 2)] ?? 0, ninth: apart[Math.floor(apart.length * 0.9)] ?? 0 };
};

describe("word times of a recording that has none", () => {
  test.each(["studio-english-ross", "studio-english-angus"])("are found in another voice, %s", async (voice) => {
    const text = languageSamples.english.paragraph.slice(0, 190);
    const known = await speak({ text, language: "english", voice, pace: 0.95, pauseScale: 2 });

    const words = await timeWords({ samples: known.samples, sampleRate: known.sampleRate, text, language: "english" });

    expect(words.map((word) => word.text)).toEqual(wordsIn(text, "english"));
    const { median, ninth } = errors(words, known.words);
    expect(median).toBeLessThan(40);
    expect(ninth).toBeLessThan(200);
    words.forEach(({ start, end }, index) => {
      expect(start).toBeGreaterThanOrEqual(words[index - 1]?.end ?? 0);
      expect(end).toBeGreaterThanOrEqual(start);
    });
  });

  test("are refused for silence", async () => {
    const silence = {
      samples: new Float32Array(24_000),
      sampleRate: 24_000,
      text: "Hello.",
      language: "english",
    } as const;

    await expect(timeWords(silence)).rejects.toThrow("The recording is silent");
  });
});
