import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string, seed = "close"): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed }));

describe("a rich idea that leads up to what a plot tells", () => {
  it.each([
    ["An old walrus at the pier of a small town makes friends with the lady who sells the ferry tickets.", /walrus/],
    [
      "A baker's daughter is afraid of the dark cellar. When her father sprains his ankle she has to fetch the flour herself.",
      /walked\.|thumb|eleven|turned round/,
    ],
  ])("is told by it: %s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it("makes friends with whom the idea names, and with nobody else", () => {
    const seeds = ["a", "b", "c", "d", "e", "f"];
    const stories = seeds.map((seed) => tell("A shy goat in the Alps befriends a cable car conductor", seed));

    for (const story of stories) expect(story.match(/conductor/g)?.length).toBeGreaterThan(4);
  });

  it.each([
    "A night porter falls for a guest who only ever comes when he is off duty.",
    "Two boys have a fight over a football and do not talk for a week.",
    "A knight who would rather bake than fight has to face a giant.",
  ])("is not told by the plot of another trouble: %s", (idea) => {
    expect(tell(idea)).not.toMatch(/Can I help you|Only the next ball counts|list of what a real/);
  });

  it.each([
    "A bear cub and a lynx kitten become friends even though their mothers forbid it.",
    "There is a noise in the cellar. Mona and her brother decide to go down with one candle.",
  ])("is not told by one that it contradicts: %s", (idea) => {
    expect(tell(idea)).not.toMatch(/whistle with two fingers|six boiled eggs|You can't get there at all/);
  });
});

describe("a broken arm", () => {
  it("is no thing that somebody looks at from all sides", () => {
    expect(tell("Ole is afraid of cows. When his aunt breaks an arm he has to milk them alone.")).not.toMatch(
      /make it whole again/,
    );
  });
});
