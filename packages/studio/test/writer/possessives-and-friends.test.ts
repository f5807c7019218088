import { describe, expect, it } from "vitest";
import { readIdea } from "../../src/writer/english/idea/read-idea.ts";
import { tellOf } from "./telling.ts";

describe("a character named by its owner", () => {
  it.each([
    ["A lighthouse keeper's daughter befriends a lonely whale", "daughter", ["lighthouse keeper's"]],
    ["The clockmaker's apprentice repairs the moon", "apprentice", ["clockmaker's"]],
    ["A king's youngest son looks for his lost shadow", "son", ["king's", "youngest"]],
    ["My grandmother's cat saves Christmas", "cat", ["grandmother's"]],
    ["Anna's dog dreams of flying", "dog", ["Anna's"]],
    ["A mother polar bear and her cub search for ice", "bear", ["mother", "polar"]],
  ])("is the hero: %s", (idea, noun, adjectives) => {
    expect(readIdea(idea).hero).toMatchObject({ noun, adjectives });
  });

  it("keeps its owner in the story", () => {
    const story = tellOf("Anna's dog wants to find the sea", "fairytale_story", "1");

    expect(story).toContain("Anna's dog");
    expect(story).not.toMatch(/\b(?:an?|the) Anna's dog/i);
  });

  it("looks for what she has lost", () => {
    const { hero, goal } = readIdea("Mila's kite flies away and she follows it over the mountains");

    expect(hero).toMatchObject({ name: "Mila", noun: "girl" });
    expect(goal?.infinitive).toBe("bring back the kite");
  });
});

it('uses "the" for the last of a kind and "an" for an honest one', () => {
  const first = (idea: string) => tellOf(idea, "fairytale_story", "1").slice(0, 400);

  expect(first("The last dragon of the north looks for a friend")).toMatch(/the last dragon/i);
  expect(first("An honest thief wants to bring everything back")).toMatch(/an honest thief/i);
});

describe("a friend of the hero", () => {
  it.each([
    ["A lighthouse keeper's daughter befriends a lonely whale", "whale", "bring the lonely whale home"],
    ["The last dragon of the north befriends a blind shepherd girl", "girl", "bring the blind shepherd girl home"],
    ["A robot meets a lost kitten in the rain", "kitten", "bring the lost kitten home"],
    ["A girl makes friends with a ghost in the attic", "ghost", "bring the ghost home"],
  ])("goes with the hero from the start: %s", (idea, noun, infinitive) => {
    const { pal, goal } = readIdea(idea);

    expect(pal?.noun).toBe(noun);
    expect(goal?.infinitive).toBe(infinitive);
  });

  it("does not replace a stated goal", () => {
    const { goal } = readIdea("A shy fox meets an old owl and learns to light the lanterns of the forest");

    expect(goal?.infinitive).toBe("light the lanterns of the forest");
  });
});
