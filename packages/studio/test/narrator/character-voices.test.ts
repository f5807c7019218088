import { describe, expect, test } from "vitest";
import { languageIds, languageSamples } from "../../src/languages/index.ts";
import { characterVoices, type Language, narratorVoices, speak } from "../../src/narrator/index.ts";
import { pitchOf } from "./pitch.ts";
import { expectHeard, expectWellTimed } from "./speech-checks.ts";

const pitches = async (language: Language) => {
  const text = languageSamples[language].paragraph.slice(0, 45);
  const ids = Object.entries({ ...narratorVoices, ...characterVoices }).filter(
    ([, voice]) => voice.language === language,
  );
  const measured = await Promise.all(
    ids.map(async ([id]) => {
      const speech = await speak({ text, language, voice: id });
      expectWellTimed(speech, text, language);
      expectHeard(speech, language);
      return [id.slice(`studio-${language}-`.length), pitchOf(speech.samples, speech.sampleRate)] as const;
    }),
  );
  return new Map(measured);
};

describe.each(languageIds)("the voices of characters in %s", (language) => {
  test("differ from each other and are as high as their age", async () => {
    const heard = await pitches(language);
    const pitch = (role: string) => heard.get(role) ?? 0;

    const sorted = [...heard.values()].toSorted((one, other) => one - other);
    for (const [index, hertz] of sorted.entries())
      expect(hertz / (sorted[index - 1] ?? hertz / 2)).toBeGreaterThan(1.02);
    expect(pitch("girl")).toBeGreaterThan(pitch("woman") * 1.1);
    expect(pitch("boy")).toBeGreaterThan(pitch("man") * 1.3);
    expect(pitch("man")).toBeGreaterThan(pitch("old-man") * 1.2);
    expect(pitch("old-woman")).toBeGreaterThan(pitch("old-man") * 1.4);
  });
});
