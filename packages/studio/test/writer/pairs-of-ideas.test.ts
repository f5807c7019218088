import { expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { write } from "../../src/writer/index.ts";

const castOf = (idea: string): string[] =>
  write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds: 90, seed: "pair" }).cast.map(
    ({ name, kind }) => `${name}: ${kind}`,
  );

it.each([
  ["An apple tree and a crow are best friends", ["the apple tree: deciduous-tree", "the crow: black-bird"]],
  ["a dog and a cat switch bodies for one day", ["the dog: dog", "the cat: cat"]],
  ["A spoon falls in love with a fork", ["the spoon: spoon", "the fork: fork-and-knife"]],
  ["the moon forgot how to shine and a little owl helps her", ["the moon: full-moon", "the owl: owl"]],
])("both of two who act are drawn, the first one first: %s", (idea, cast) => {
  expect(castOf(idea)).toEqual(cast);
});

it.each([
  ["Two brothers, Finn and Oscar, build a raft", ["Finn: boy", "Oscar: boy"]],
  ["Three foxes, Rusty, Red and Amber, steal a pie", ["Rusty: fox", "Red: fox", "Amber: fox"]],
])("those of a group who have names are drawn in their order, without another: %s", (idea, cast) => {
  expect(castOf(idea)).toEqual(cast);
});

it("takes no origin for a name", () => {
  expect(castOf("An Inuit girl finds a lost polar bear cub")).toEqual(["the girl: girl", "the cub: bear"]);
});

it("leads with the animal that goes to somebody, and not with whom it goes to", () => {
  expect(castOf("a shark goes to the dentist because he has a toothache but the dentist is a tiny fish")[0]).toBe(
    "the shark: shark",
  );
});

it("knows a moth called Bernard as he, although the moth saves her", () => {
  const { others } = readIdeaParts("A butterfly is caught in a web. A moth named Bernard decides to save her.");

  expect(others[0]).toMatchObject({ name: "Bernard", gender: "he" });
});
