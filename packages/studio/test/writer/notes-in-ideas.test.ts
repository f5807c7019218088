import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";

const told = (idea: string): string[] => readIdeaParts(idea).clauses.map(({ text }) => text);
const heroOf = (idea: string): string | undefined => {
  const { hero } = readIdeaParts(idea);
  return hero?.name ?? hero?.phrase;
};

describe("an idea with notes around it", () => {
  it.each([
    ["heist comedy, raccoons, a wedding buffet", ["This is the story of raccoons, a wedding buffet."]],
    [
      "mystery!! someone is stealing left shoes from the gym. plot twist its the principal",
      ["Someone was stealing left shoes from the gym.", "In the end it turned out to be the principal."],
    ],
    [
      "a story about two cousins who find a sleeping giant in the corn field, for 6 year olds, no scary parts",
      ["There were once two cousins who found a sleeping giant in the corn field."],
    ],
    [
      "for my class (2nd grade): a new kid comes who is a cloud. theme: how to include others",
      ["A new kid came who was a cloud."],
    ],
    [
      "Story about forgiveness between a father and a son. Not cheesy.",
      ["This is the story of forgiveness between a father and his son."],
    ],
    [
      "my daughter Emma is 4 and is scared of thunder. please make a story about a little thunder who hides behind a hill",
      ["There was once a little thunder who hid behind a hill."],
    ],
    [
      "My son is starting school next week. A story about a little backpack who doesn't want to go either, but then meets the other backpacks",
      ["There was once a little backpack who did not want to go either, but then met the other backpacks."],
    ],
    [
      "make a movie about me (Oskar, 9) and my bike that can jump over houses",
      ["This is the story of Oskar and his bike that can jump over houses."],
    ],
    [
      "I'd like a bedtime story for my twins Noah and Lily, 5 years. They find a tiny whale in the bathtub.",
      ["Noah and Lily found a tiny whale in the bathtub."],
    ],
  ])("is told without them: %s", (idea, sentences) => {
    expect(told(idea)).toEqual(sentences);
  });

  it("keeps a list after a colon, and a time with its sentence, in one", () => {
    expect(told("The examiner gives Pim one last chance: fly around the tower and bring back a feather.")).toEqual([
      "The examiner gave Pim one last chance: fly around the tower and bring back a feather.",
    ]);
    expect(told("We all made fun of him until the year our own mother went away.")).toEqual([
      "We all made fun of him until the year our own mother went away.",
    ]);
  });

  it.each([
    ["Two penguins find an umbrella on the ice and open a holiday resort. Business is slow at first.", "penguins"],
    ["Deep in the forest there is a tree. Young Saoirse gets a leaf that is blank.", "Saoirse"],
    [
      "A small green tram ticket wants to see the world. In the evening it finds the boy who needs it.",
      "small green tram ticket",
    ],
    ["The apple at the very top of the tree thinks she is too good to fall", "apple"],
    ["An old typewriter in a flea market still remembers one unfinished sentence.", "old typewriter"],
    ["What if the moon got stuck in a tree behind our house?", "moon"],
  ])("is about whom it names: %s", (idea, hero) => {
    expect(heroOf(idea)).toBe(hero);
  });
});
