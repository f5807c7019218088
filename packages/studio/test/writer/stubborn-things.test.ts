import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { wordsOf } from "./telling-ideas.ts";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds: 120, seed: "stubborn" }));

describe("words of stubborn things", () => {
  it.each([
    ["Ben's tooth won't fall out", { tooth: "the tooth" }],
    ["A library book that has never been borrowed", { unread: "the book" }],
    ["The elevator that goes to the wrong floor", { wrongstop: "the wrong floor" }],
    ["A train that always stops at the wrong station", { wrongstop: "the wrong station" }],
    ["The night the moon did not come up", { absent: "the moon" }],
    ["Tom broke the vase and blamed the cat", { harmed: "the vase", blamed: "the cat", wronged: "Mum" }],
  ])("%s", (idea, words) => {
    expect(wordsOf(idea)).toMatchObject(words);
  });

  it.each([
    "A girl reads a book",
    "A boy takes a train to the station",
    "A wolf looks at the moon",
    "Tom broke the vase",
  ])("none in: %s", (idea) => {
    for (const gap of ["tooth", "unread", "wrongstop", "absent", "harmed"])
      expect(wordsOf(idea)).not.toHaveProperty(gap);
  });
});

describe("their plots", () => {
  it.each([
    ["Ben's tooth won't fall out", [/Ben talked to the tooth/, /sat the tooth/]],
    ["A library book that has never been borrowed", [/on the lowest shelf/, /it was the first one/]],
    ["The elevator that goes to the wrong floor", [/it pulls/, /it was the wrong floor/]],
    ["The night the moon did not come up", [/where is the moon/, /The moon came up/]],
    ["Tom broke the vase and blamed the cat", [/looked at the cat/, /“I mean the vase/]],
  ])("%s", (idea, told) => {
    for (const part of told) expect(tell(idea)).toMatch(part);
    expect(tell(idea)).not.toContain("third plan");
  });
});

describe("whom it is told by, and how others say it", () => {
  it.each(["Grandma forgets my name sometimes", "My grandpa doesn't remember me"])(
    "the forgotten one tells: %s",
    (idea) => {
      expect(readIdeaParts(idea).hero?.isNarrator).toBe(true);
    },
  );

  it("leaves out the night that only says when", () => {
    expect(tell("The night the moon did not come up")).not.toMatch(/(?:knew that|heard that|“)the night the moon/i);
  });
});

describe("words that fit whom and what they are said of", () => {
  it("looks at no pieces of what is lost", () => {
    const told = tell("Finn lost his grandfather's watch in the river");
    expect(told).toContain("thought of the watch");
    expect(told).not.toContain("what was left of");
  });
});
