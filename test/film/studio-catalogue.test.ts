import { styleNames } from "@animation-agent/studio/artist";
import { languageBasics } from "@animation-agent/studio/languages";
import { narratorVoices, characterVoices as studioCharacters } from "@animation-agent/studio/narrator";
import { describe, expect, test } from "vitest";
import { characterVoices } from "#contract/catalogue/character-voices.ts";
import { languageIds, languages } from "#contract/catalogue/languages.ts";
import { styles } from "#contract/catalogue/styles.ts";
import { voices } from "#contract/catalogue/voices.ts";

describe("the languages of the studio", () => {
  test("are the languages of the catalogue, with their tags", () => {
    const ours = Object.entries(languageBasics).map(([id, { tag }]) => [id, tag]);

    expect(ours).toEqual(languageIds.map((id) => [id, languages[id].tag]));
  });
});

describe("the voices of the studio", () => {
  test("are the voices of the catalogue, with their language and gender", () => {
    const ours = Object.entries(narratorVoices).map(([id, { language, gender }]) => ({ id, language, gender }));

    expect(ours).toEqual(voices.map(({ id, language, gender }) => ({ id, language, gender })));
  });

  test("for characters are those of the catalogue, too", () => {
    const all = { ...narratorVoices, ...studioCharacters };
    const ours = Object.entries(all).map(([id, { language, gender }]) => `${id} ${language} ${gender}`);

    expect(ours.sort()).toEqual(
      characterVoices.map(({ id, language, gender }) => `${id} ${language} ${gender}`).sort(),
    );
  });
});

describe("the styles of the studio", () => {
  test("are the styles of the catalogue", () => {
    expect([...styleNames].sort()).toEqual(styles.map(({ value }) => value).sort());
  });
});
