import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";

const told = (idea: string): string =>
  readIdeaParts(idea)
    .clauses.map(({ text }) => text)
    .join(" ");

describe("an idea in the past tense", () => {
  it.each([
    ["The armchair that was too heavy for anyone to lift ends up in the garden.", "lift ended up in the garden"],
    ["A rowing team made up of dentists goes after the man who hid their oars.", "went after the man"],
    ["At sunset none of them remembers why they came.", "none of them remembered why they came"],
    ["A boy finds that his grandfather's wristwatch still ticks.", "still ticked"],
    ["A farmer and his hens who just want to sleep on Sundays.", "who just wanted to sleep"],
    ["Every day a letter is missing, and Class 4 decide to catch the thief.", "Class 4 decided to catch the thief"],
    ["The bus breaks down, so the cousins, Ida and Per, walk home through the snow.", "walked home through the snow"],
    ["Three museum guards on a cold night hear a piano.", "Three museum guards on a cold night heard a piano."],
    ["A blue tractor finds a nest and will not let anybody drive until it has hatched.", "until it had hatched"],
    [
      "The evening before moving from York to Ghent, Nora buries a tin in the garden.",
      "The evening before moving from York to Ghent, Nora buried",
    ],
  ])("has the verb of each sentence in it: %s", (idea, sentence) => {
    expect(told(idea)).toContain(sentence);
  });
});

describe("words to the writer", () => {
  it.each([
    [
      "I'm 12 and my idea is a lighthouse where nobody ever sleeps.",
      /^At a lighthouse|^In a lighthouse|lighthouse/,
      /\bI\b|my idea/,
    ],
    [
      "I have always wanted to write about the winter our class built an igloo. It melted.",
      /^One winter our class built an igloo\. It melted\.$/,
      /write/,
    ],
    [
      "My twins start school next week. Story about two lambs who share one scarf.",
      /two lambs who shared one scarf/,
      /twins|Story/,
    ],
    [
      "Dad and I found a kite on the roof. I'd like it told from the point of view of the kite please.",
      /found a kite/,
      /point of view|like it/,
    ],
    [
      "The girl next door never speaks, so we draw for each other. Could be a story about two spies.",
      /draw|drew/,
      /Could be/,
    ],
  ])("are not told: %s", (idea, tells, not) => {
    expect(told(idea)).toMatch(tells);
    expect(told(idea)).not.toMatch(not);
  });
});

describe("a phrase without a verb", () => {
  it("is told as a sentence", () => {
    expect(told("Two old men who play chess by post for thirty years, then one of the letters stays away.")).toMatch(
      /^There were once two old men who played chess by post for thirty years\. Then one of the letters stayed away\.$/,
    );
    expect(told("A man who sells his flat, leaves the office and becomes a shepherd on a small island.")).toMatch(
      /^There was once a man who sold his flat, left the office and became a shepherd/,
    );
    expect(told("We go to the sea and it rains for a week. best summer we ever had")).toContain(
      "It was the best summer we ever had.",
    );
  });
});
