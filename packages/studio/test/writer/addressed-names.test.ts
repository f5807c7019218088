import { expect, it } from "vitest";
import { write } from "../../src/writer/index.ts";

it.each([
  ["french", "Une boulangère, Madame Rose, prépare un gâteau géant", "Rose", "cook"],
  ["french", "Madame Rose prépare un gâteau géant", "Rose", "woman"],
  ["spanish", "Una panadera, doña Rosa, prepara un pastel gigante", "Rosa", "cook"],
])("takes the word after a form of address for a name, in %s: %s", (language, idea, name, kind) => {
  const { cast } = write({ idea, language, storyType: "original_story", scenes: 6, seconds: 60, seed: "a" });

  expect(cast).toMatchObject([{ name, kind }]);
});
