import { describe, expect, it } from "vitest";
import { textOf, write } from "../../src/writer/index.ts";

const tell = (idea: string, seconds = 170): string =>
  textOf(write({ idea, storyType: "fairytale_story", language: "english", scenes: 10, seconds, seed: "a" }));

describe("a story told from an idea", () => {
  it("ends with the wish of its hero", () => {
    const text = tell("Two sisters build a kite from old maps and fly it over the desert to find their grandfather");

    expect(text.startsWith("Two sisters built a kite from old maps.")).toBe(true);
    expect(text.slice(text.length / 2)).toContain("their grandfather");
  });

  it("does not take the wish of somebody else for the hero's", () => {
    const text = tell("Little cloud Nimbo cries whenever he is happy, so the farmers try to make him laugh");

    expect(text).not.toContain("managed to make him laugh");
  });

  it.each([
    ["A frog has to put the moon back before morning", "had to put the moon back"],
    ["Odd the fisherman catches a fish that grants wishes", "Odd the fisherman caught a fish that granted wishes"],
    [
      "A dragon who can only breathe soap bubbles must guard the treasure",
      "could only breathe soap bubbles had to guard",
    ],
    ["Captain Mira and her parrot search for an island", "her parrot searched for an island"],
    ["A witch who can't do magic makes very good soup", "could not do magic"],
  ])("tells %s in the past tense", (idea, told) => {
    expect(tell(idea)).toContain(told);
  });
});
