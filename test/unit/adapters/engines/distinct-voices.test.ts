import { expect, it } from "vitest";
import { characterVoices } from "#contract/catalogue/character-voices.ts";
import { languageIds } from "#contract/catalogue/languages.ts";
import { geminiVoice } from "#functions/adapters/engines/gemini/voices.ts";
import { kokoroVoice, openAiVoice } from "#functions/adapters/engines/openai/voices.ts";

const engines: Readonly<Record<string, (voice: string) => string>> = {
  gemini: geminiVoice,
  openai: (voice) => openAiVoice("gpt-4o-mini-tts", voice),
};

it("a server with Kokoro has another voice for each speaker of an English film", () => {
  const english = characterVoices.filter(({ language }) => language === "english");

  expect(new Set(english.map(({ id }) => kokoroVoice("english", id))).size).toBe(english.length);
});

it.each(Object.keys(engines).flatMap((engine) => languageIds.map((language) => [engine, language] as const)))(
  "%s has another voice for each speaker of a film in %s",
  (engine, language) => {
    const names = characterVoices.filter((voice) => voice.language === language).map(({ id }) => engines[engine]?.(id));

    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  },
);
