import { styleNames } from "@animation-agent/studio/artist";
import { narratorVoices } from "@animation-agent/studio/narrator";
import { describe, expect, test } from "vitest";
import { styles } from "#contract/catalogue/styles.ts";
import { voices } from "#contract/catalogue/voices.ts";

describe("the voices of the studio", () => {
  test("are the voices of the catalogue, with their language and gender", () => {
    const ours = Object.entries(narratorVoices).map(([id, { language, gender }]) => ({ id, language, gender }));

    expect(ours).toEqual(voices.map(({ id, language, gender }) => ({ id, language, gender })));
  });
});

describe("the styles of the studio", () => {
  test("are the styles of the catalogue", () => {
    expect([...styleNames].sort()).toEqual(styles.map(({ value }) => value).sort());
  });
});
