import { describe, expect, test } from "vitest";
import { voices } from "#contract/catalogue/voices.ts";
import { narratorVoices } from "#studio/narrator/index.ts";

describe("the voices of the studio", () => {
  test("are the voices of the catalogue, with their language and gender", () => {
    const ours = Object.entries(narratorVoices).map(([id, { language, gender }]) => ({ id, language, gender }));

    expect(ours).toEqual(voices.map(({ id, language, gender }) => ({ id, language, gender })));
  });
});
