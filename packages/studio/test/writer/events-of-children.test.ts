import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string, seconds = 120): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds, seed: idea }));

describe("an idea about children whose situation is known", () => {
  it.each([
    ["A girl named Zoe is always picked last in PE.", ["“You take her.”", "It was the last minute"]],
    ["Tim broke his arm and cant play in the final.", ["It had gone “crack”", "drummed on the plaster"]],
    ["Noah's hamster died and the whole street comes to the funeral.", ["“It was only a hamster,”", "a sunflower"]],
    ["Our teacher Mrs. Berger never laughs.", ["the one with the two sausages", "please do not wipe off"]],
    ["I want a dog but my parents say no.", ["“A dog isn't a toy,”", "Bring the string"]],
    ["A boy gives his sandwich to a hungry classmate every day.", ["After that the sandwich got bigger", "“Swap?”"]],
    ["Mia's brother moves out to go to university.", ["the last potato", "burned noodles"]],
    ["Kasimir must dance at his aunt's wedding.", ["practised with a broom", "the Two Left Feet"]],
    ["A boy's shadow refuses to go to school.", ["crossed its arms", "ten metres long"]],
  ])("is told by its scenes: %s", (idea, parts) => {
    const text = tell(idea);
    for (const part of parts) expect(text.replace(/’/g, "'")).toContain(part);
  });

  it("keeps what each sentence of the idea says, and its scenes in between", () => {
    const text = tell("Tim broke his arm. He could not play in the final. He becomes the coach.");
    const [arm, final, coach] = ["broke his arm", "could not play in the final", "became the coach"].map((words) =>
      text.indexOf(words),
    );
    expect(arm).toBe(4);
    expect(final).toBeGreaterThan(text.indexOf("It had gone “crack”"));
    expect(coach).toBeGreaterThan(final ?? 0);
    expect(text.indexOf("drummed on the plaster")).toBeGreaterThan(coach ?? 0);
  });

  it("is told by no scene of another situation", () => {
    expect(tell("A boy cheats at the chess tournament of his school")).not.toContain("the blue ink");
    expect(tell("Greta's cat needs an operation")).not.toContain("the hospital sounded different");
  });
});
