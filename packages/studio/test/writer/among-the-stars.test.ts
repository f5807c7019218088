import { describe, expect, it } from "vitest";
import { plan, write } from "../../src/writer/index.ts";

const placeOf = (text: string, storyType: string, language = "english"): string | undefined =>
  plan({ text, language, storyType, scenes: 1, title: "" }).scenes[0]?.picture.place;

describe("a story of science fiction", () => {
  it.each([
    ["Zoe floated into the cockpit of the spaceship.", "spaceship"],
    ["They worked aboard the space station all night.", "spaceship"],
    ["Zoe sat down in the kitchen and looked at the stars outside.", "spaceship"],
    ["The professor switched on the robot in the laboratory.", "laboratory"],
  ])("plays in rooms of its own: %s", (text, place) => {
    expect(placeOf(text, "sci_fi_story")).toBe(place);
  });

  it.each([
    ["german", "Im Raumschiff war es still."],
    ["spanish", "En la nave espacial todo estaba en silencio."],
    ["russian", "На космическом корабле было тихо."],
    ["japanese", "宇宙船の中は静かでした。"],
    ["korean", "우주선에서 아이가 웃었습니다."],
  ])("knows a ship among the stars in %s", (language, text) => {
    expect(placeOf(text, "sci_fi_story", language)).toBe("spaceship");
  });
});

it("has no steel walls in a historical story", () => {
  expect(placeOf("The old alchemist woke in the laboratory.", "historical_story")).toBe("room");
  expect(placeOf("She sat in the kitchen.", "fairytale_story")).toBe("kitchen");
});

it("stays in space if it begins there", () => {
  const idea = "A young pilot and her talking cat answer a signal from a lost moon";
  const brief = { idea, storyType: "sci_fi_story", language: "english", scenes: 10 } as const;
  for (const seed of ["1", "2", "3", "4", "5", "6"]) {
    const { title, cast, paragraphs } = write({ ...brief, seconds: 170, seed });
    const { scenes } = plan({ ...brief, text: paragraphs.join("\n\n"), title, cast });

    const earthly = scenes.filter(({ picture }) => /^(?:meadow|forest|lake|sea|village|castle)$/.test(picture.place));
    expect(earthly).toEqual([]);
  }
});
