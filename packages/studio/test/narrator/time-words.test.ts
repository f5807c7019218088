import { describe, expect, test } from "vitest";
import { languageSamples } from "../../src/languages/index.ts";
import { speak, splitRecording, timeWords, wordsIn } from "../../src/narrator/index.ts";

/** The median and the 90th percentile of the differences, in milliseconds. */
const errors = (one: readonly { readonly start: number }[], other: readonly { readonly start: number }[]) => {
  const apart = one
    .map(({ start }, index) => Math.abs(start - (other[index]?.start ?? 0)) * 1000)
    .sort((a, b) => a - b);
  return { median: apart[Math.floor(apart.length / 2)] ?? 0, ninth: apart[Math.floor(apart.length * 0.9)] ?? 0 };
};

/** The sound with silence at a time, in seconds. */
const withSilence = (samples: Float32Array, at: number, seconds: number, sampleRate: number): Float32Array => {
  const [place, length] = [Math.round(at * sampleRate), Math.round(seconds * sampleRate)];
  const longer = new Float32Array(samples.length + length);
  longer.set(samples.subarray(0, place));
  longer.set(samples.subarray(place), place + length);
  return longer;
};

/** White noise of -39 dB, as of a cheap microphone; always the same. */
const withNoise = (samples: Float32Array): Float32Array => {
  let seed = 1;
  return samples.map((sample) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return sample + (seed / 1_073_741_824 - 1) * 0.02;
  });
};

const silence = (seconds: number, sampleRate: number) => new Float32Array(Math.round(seconds * sampleRate));

describe("the parts of a long recording", () => {
  const texts = languageSamples.english.paragraph.split(/(?<=[.!?])\s+/);

  /** The texts in another voice with noise, with pauses of different lengths after them. */
  const record = async (spoken: readonly string[]) => {
    const parts: Float32Array[] = [];
    const words: { readonly start: number; readonly end: number }[] = [];
    let at = 0;
    for (const [index, text] of spoken.entries()) {
      const said = await speak({ text, language: "english", voice: "studio-english-angus", pace: 0.85 + 0.1 * index });
      const after = silence(index % 2 === 0 ? 0.2 : 3, said.sampleRate);
      words.push({ start: at + (said.words[0]?.start ?? 0), end: at + (said.words.at(-1)?.end ?? 0) });
      parts.push(said.samples, after);
      at += (said.samples.length + after.length) / said.sampleRate;
    }
    const sampleRate = 48_000;
    const all = withNoise(Float32Array.from(parts.flatMap((part) => [...part])));
    const read = async (from: number, to: number) =>
      all.subarray(Math.round(from * sampleRate), Math.round(to * sampleRate));
    return { words, recording: { seconds: all.length / sampleRate, sampleRate, read, language: "english" as const } };
  };

  test("are found in another voice with noise, other paces and pauses", async () => {
    const { words, recording } = await record(texts);

    const parts = await splitRecording({ ...recording, texts });

    expect(texts.length).toBeGreaterThan(3);
    expect(parts).toHaveLength(texts.length);
    parts.forEach(({ start, end, pace }, index) => {
      expect(start).toBeLessThanOrEqual(words[index]?.start ?? 0);
      expect(end).toBeGreaterThanOrEqual(words[index]?.end ?? 0);
      expect(pace).toBeGreaterThan(0.65);
      expect(pace).toBeLessThan(1.6);
    });
  });

  test("show which text was not read", async () => {
    const { recording } = await record(texts.filter((_, index) => index !== 2));

    const parts = await splitRecording({ ...recording, texts });

    expect(parts[2]?.pace).toBeLessThan(0.65);
  });

  test("are refused for silence", async () => {
    const recording = { seconds: 5, sampleRate: 48_000, language: "english", texts: ["Hello."] } as const;

    await expect(splitRecording({ ...recording, read: async () => silence(5, 48_000) })).rejects.toThrow("silent");
  });
});

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

  test("are found in a recording with noise, a late start and a long pause", async () => {
    const text = languageSamples.english.paragraph.slice(0, 190);
    const known = await speak({ text, language: "english", voice: "studio-english-angus", pace: 0.95 });
    const first = known.sentences[0]?.end ?? 0;
    const [late, pause] = [3, 4];
    const recorded = withNoise(
      withSilence(withSilence(known.samples, first + 0.2, pause, known.sampleRate), 0, late, known.sampleRate),
    );
    const heard = known.words.map(({ start }) => ({ start: start + late + (start > first ? pause : 0) }));

    const words = await timeWords({ samples: recorded, sampleRate: known.sampleRate, text, language: "english" });

    const { median, ninth } = errors(words, heard);
    expect(known.sentences.length).toBeGreaterThan(1);
    expect(median).toBeLessThan(40);
    expect(ninth).toBeLessThan(200);
    // The last word before the pause does not last through it.
    expect(words[known.sentences[0]?.words[1] ?? 0]?.end).toBeLessThan(first + late + 0.5);
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
