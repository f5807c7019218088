import { describe, expect, it } from "vitest";
import { textOf, write } from "../../src/writer/index.ts";

const tell = (idea: string, language: string): string =>
  textOf(write({ idea, language, storyType: "original_story", scenes: 6, seconds: 75, seed: idea }));

describe("a quarrel is told to its end, with what it is about", () => {
  it.each([
    [
      "german",
      "Zwei Schwestern streiten sich um das letzte Stück Kuchen",
      /ging um das (?:letzte )?Stück Kuchen\. Das/,
      /gelacht/,
    ],
    ["german", "Anna streitet sich mit ihrer Freundin Mia um die Schaukel", /sagte Mia, und .* sagte Anna/, /gelacht/],
    ["french", "Deux frères se disputent pour le dernier morceau de gâteau", /à cause du dernier morceau/, /on rit/],
    ["spanish", "Dos hermanos se pelean por la bicicleta", /empezó por la bicicleta/, /risas/],
    ["italian", "Luca litiga con il suo amico Marco per il pallone", /cominciato per il pallone/, /risate/],
    ["portuguese", "Duas irmãs brigam por um vestido", /disseram as irmãs/, /risadas/],
    ["russian", "Два брата ссорятся из-за велосипеда", /из-за велосипеда/, /[Бб]ратья снова улыбаются/],
  ])("in %s: %s", (language, idea, told, end) => {
    const text = tell(idea, language);

    expect(text).toMatch(told);
    expect(text).toMatch(end);
  });
});

it("seeks what somebody has put away and forgotten", () => {
  expect(tell("Ein Eichhörnchen vergisst, wo es seine Nüsse versteckt hat", "german")).toMatch(/hat die Nüsse wieder/);
});
