import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string, seconds = 120): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds, seed: idea }));

describe("an idea about children whose situation is known", () => {
  it.each([
    ["A girl named Zoe is always picked last in PE.", ["“You take her.”", "It was the last minute"]],
    ["Tim broke his arm and cant play in the final.", ["It had gone “crack”", "drummed on the plaster"]],
    ["Our teacher Mrs. Berger never laughs.", ["the one with the two sausages", "please do not wipe off"]],
    ["I want a dog but my parents say no.", ["“A dog isn't a toy,”", "Bring the string"]],
    ["A boy gives his sandwich to a hungry classmate every day.", ["After that the sandwich got bigger", "“Swap?”"]],
    ["Kasimir must dance at his aunt's wedding.", ["practised with a broom", "the Two Left Feet"]],
    ["Moritz is a sore loser.", ["two squares before home", "I'm a sore winner"]],
    ["A boy is too short for the roller coaster.", ["painted like a giraffe", "hole in the fence"]],
    ["The whole family is sick with a cold except for Tim.", ["Say ah", "a plaster on the forehead"]],
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

  it.each([
    ["My dad embarrasses me all the time.", /\bI bent down\b/],
    ["Vincent writes a poem for Mother's Day, but the dog eats it.", /^Vincent wrote a poem for Mother's Day\./],
    ["Tom lies in bed with a fever.", /\bTom lay in bed\b/],
  ])("is read with its own hero and words: %s", (idea, words) => {
    expect(tell(idea)).toMatch(words);
  });

  it("is told by no scene of another situation", () => {
    expect(tell("A boy cheats at the chess tournament of his school")).not.toContain("the blue ink");
    expect(tell("Greta's cat needs an operation")).not.toContain("the hospital sounded different");
  });
});
