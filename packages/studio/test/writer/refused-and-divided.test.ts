import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "refused" }));

describe("a story for what families and friends hide, divide, forbid and long for", () => {
  it.each([
    ["A trumpeter is going deaf and hiding it from the band.", /A nod is nearly always right/],
    ["Two cousins inherit their grandmother's farm and quarrel about selling it.", /two keys.*notary/],
    [
      "Elena has to choose between the dance school and helping her father on the boat.",
      /the dance school.*two columns/s,
    ],
    ["Paul wants to win back his wife Rosa by baking her grandmother's lemon cake.", /eleven times/],
    ["My grandpa Otto is 77 and wants to go paragliding, but the whole family is against it.", /At which one, then/],
    [
      "Timo loses his first tooth on a ship and is afraid the tooth fairy won't find him.",
      /two bites.*Go past the last lamp/s,
    ],
    ["Grandma Lu and Ben grow a pumpkin that won't stop growing.", /as high as the fence/],
    ["A camel and a walrus want to meet, but they live at opposite ends of the world.", /Where we're both tired/],
  ])("%s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it("does not tell of two keys where three inherit", () => {
    expect(tell("Three sisters inherit a hotel and can't agree on selling it")).not.toMatch(/There were two keys/);
  });
});
