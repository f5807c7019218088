import { describe, expect, test } from "vitest";
import { languageSamples } from "../../src/languages/index.ts";
import { loudness } from "../../src/musician/index.ts";
import { type Language, narratorVoices, speak, speakingSpeed, speakSample } from "../../src/narrator/index.ts";
import { expectHeard, expectWellTimed, level } from "./speech-checks.ts";

const voiceOf = (language: Language): string =>
  Object.entries(narratorVoices).find(([, voice]) => voice.language === language)?.[0] ?? "";
const all = Object.entries(narratorVoices).map(([id, { language, gender }]) => ({ id, language, gender }));
const women = all.filter(({ gender }) => gender === "female");
const men = all.filter(({ gender }) => gender === "male");

describe("a narration", () => {
  test.each(women)(
    "by $id is heard, timed word by word, and as fast as its language is said to be",
    async ({ id, language }) => {
      const text = languageSamples[language].paragraph;

      const speech = await speak({ text, language, voice: id });

      expectWellTimed(speech, text, language);
      expectHeard(speech, language);
      for (const [index, { end }] of speech.sentences.entries()) {
        const next = speech.sentences[index + 1];
        if (!next) continue;
        expect(next.start - end).toBeGreaterThan(0.2);
        // The room still sounds a little after the last word.
        expect(level(speech, end + 0.12, next.start - 0.03)).toBeLessThan(0.01);
      }
      const { integrated, truePeak } = loudness(speech.samples, speech.sampleRate);
      expect(Math.abs(integrated + 17)).toBeLessThan(0.7);
      expect(truePeak).toBeLessThan(-1);
      const { charactersPerSecond, sentencePauseSeconds } = speakingSpeed(language);
      const expected =
        Array.from(text).length / charactersPerSecond + (speech.sentences.length - 1) * sentencePauseSeconds;
      const real = speech.sentences.at(-1)?.end ?? 0;
      expect(Math.abs(real / expected - 1)).toBeLessThan(0.04);
    },
  );

  test.each(men)("by $id has the usual speed of his language", async ({ id, language }) => {
    const text = languageSamples[language].paragraph.slice(0, 150);

    const speech = await speak({ text, language, voice: id });

    expectWellTimed(speech, text, language);
    expectHeard(speech, language);
    const { charactersPerSecond, sentencePauseSeconds } = speakingSpeed(language);
    const expected =
      Array.from(text).length / charactersPerSecond + (speech.sentences.length - 1) * sentencePauseSeconds;
    expect(Math.abs((speech.sentences.at(-1)?.end ?? 0) / expected - 1)).toBeLessThan(0.15);
  });

  test("keeps the written words of numbers, money and abbreviations", async () => {
    const text = "Dr. Smith paid $3.50 for 21 apples at 3:45 p.m. in 1969, i.e. long ago.";

    const { words } = await speak({ text, language: "english", voice: "studio-english-ella" });

    expect(words.map((word) => word.text)).toEqual(text.split(" "));
    const time = (written: string): number => {
      const word = words.find((each) => each.text === written);
      return (word?.end ?? 0) - (word?.start ?? 0);
    };
    expect(time("$3.50")).toBeGreaterThan(time("for") * 3);
    expect(time("1969,")).toBeGreaterThan(0.8);
  });

  test("pauses longer after a paragraph than after a sentence", async () => {
    const order = { language: "english", voice: "studio-english-ross" } as const;

    const speech = await speak({ ...order, text: "It rained. It stopped.\n\nThe sun came out." });

    const [first, second, third] = speech.sentences;
    const rest = (before = first, after = second): number => (after?.start ?? 0) - (before?.end ?? 0);
    expect(rest(first, second)).toBeCloseTo(0.42, 1);
    expect(rest(second, third)).toBeCloseTo(0.75, 1);
  });

  test.each(["english", "german"] as const)("in %s is slower and with longer rests when asked", async (language) => {
    const order = { language, voice: voiceOf(language), text: languageSamples[language].paragraph.slice(0, 170) };
    const [usual, slow, restful] = await Promise.all([
      speak(order),
      speak({ ...order, pace: 0.95 }),
      speak({ ...order, pauseScale: 2 }),
    ]);

    const length = (speech = usual): number => speech.samples.length / speech.sampleRate;
    expect(length(slow) / length(usual)).toBeGreaterThan(1.03);
    expect(length(slow) / length(usual)).toBeLessThan(1.07);
    expect(length(restful) - length(usual)).toBeCloseTo(0.42 * (usual.sentences.length - 1), 1);
  });

  test.each(["english", "french", "japanese"] as const)("in %s is the same every time", async (language) => {
    const order = { language, voice: voiceOf(language), text: languageSamples[language].paragraph.slice(0, 60) };

    const first = await speak(order);
    await speak({ language: "korean", voice: "studio-korean-minho", text: "안녕하세요." });
    const again = await speak(order);

    expect(Buffer.from(again.samples.buffer).equals(Buffer.from(first.samples.buffer))).toBe(true);
    expect(again.words).toEqual(first.words);
  });

  test.each(["", "  \n ", "🦊 🌙", "— … !", "<b></b>"])(
    "of %j is refused, because nothing can be said",
    async (text) => {
      const order = { text, language: "english", voice: "studio-english-ella" } as const;

      await expect(speak(order)).rejects.toThrow("The text has no words to speak");
    },
  );

  test("is rejected for an unknown voice, or a voice of another language", async () => {
    await expect(speak({ text: "Hi.", language: "english", voice: "nobody" })).rejects.toThrow("Unknown voice nobody");
    await expect(speak({ text: "Hi.", language: "english", voice: "studio-german-greta" })).rejects.toThrow(
      "does not speak english",
    );
  });

  test("speaks a very long sentence in phrases, as one sentence", async () => {
    const text = `${"and the little fox ran on and on through the dark wood, ".repeat(14).trim()} home`;

    const speech = await speak({ text, language: "english", voice: "studio-english-angus" });

    expectWellTimed(speech, text, "english");
    expect(speech.sentences).toHaveLength(1);
  });

  test("a sample is a short sentence in the voice's language", async () => {
    const { samples, sampleRate, words } = await speakSample("studio-arabic-omar");

    expect(samples.length / sampleRate).toBeGreaterThan(2);
    expect(samples.length / sampleRate).toBeLessThan(9);
    expect(words.length).toBeGreaterThan(5);
  });
});
