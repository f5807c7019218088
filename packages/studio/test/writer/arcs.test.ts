import { type Brief, textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { predicateOf, wordsOfPredicate } from "../../src/writer/english/contract/predicate-of-clause.ts";
import { isToldEnd } from "../../src/writer/english/contract/told-end.ts";
import { arcsOfAnyAction, arcsOfEvents } from "../../src/writer/english/plots/arcs/index.ts";

const tell = (idea: string, more: Partial<Brief> = {}): string =>
  textOf(
    write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "arc", ...more }),
  );

/** The lines of all arcs between their gaps: three of them show a story that an arc tells. */
const parts = [...arcsOfEvents, ...arcsOfAnyAction]
  .flatMap(({ stories }) => stories)
  .flatMap(({ after, end }) => [...after, ...end])
  .flatMap(([, ...lines]) => lines)
  .flatMap((line) => line.replace(/^=/, "").split(/\{[^}]+\}|[“”]|(?<=[.,:;!?]) /))
  .map((part) => part.trim())
  .filter((part) => part.split(" ").length >= 4);
const linesOfArcs = (text: string): number => new Set(parts.filter((part) => text.includes(part))).size;

describe("what a sentence of an idea tells", () => {
  it.each([
    [
      "The cat started gossiping with passing ships.",
      { ["deed"]: "gossip with passing ships", ["doing"]: "gossiping with passing ships" },
    ],
    ["She had to coax it down from a hotel roof.", { ["deed"]: "coax it down" }],
    ["Two kids dug a hole behind the school.", { object: "the hole", did: "dug a hole behind the school" }],
    [
      "The brothers found out that their mother had left the house to a stranger.",
      { fact: "their mother had left the house to a stranger" },
    ],
    [
      "When the soprano lost her nerve, Celeste sang from inside the wardrobe.",
      { ["deed"]: "sing from inside the wardrobe" },
    ],
  ])("%s", (text, words) => {
    expect(wordsOfPredicate(predicateOf(text))).toMatchObject(words);
  });

  it.each(["The dragon was very sad.", "Nadia had no name.", "The cops found out that he lived next door."])(
    "is no action: %s",
    (text) => {
      expect(predicateOf(text)?.infinitive).toBeUndefined();
    },
  );
});

describe("the end that an idea tells", () => {
  it.each([
    "They became best friends.",
    "In the end they built a bridge.",
    "They made it back just in time.",
    "He stayed.",
  ])("%s", (text) => {
    expect(isToldEnd(text)).toBe(true);
  });
  it.each(["Then one client turned out to be her uncle.", "He wanted to win.", "They found a tiny door."])(
    "not: %s",
    (text) => {
      expect(isToldEnd(text)).toBe(false);
    },
  );
});

describe("an idea that no other story fits", () => {
  it.each([
    "A translator working for two crime families mistranslates a threat into a marriage proposal.",
    "Three camels carry a piano across the Gobi desert to a school that has never had music.",
  ])("is told by a story for its sort of event: %s", (idea) => {
    expect(linesOfArcs(tell(idea))).toBeGreaterThan(2);
  });

  it("is told by what it names where a story would not fit its length", () => {
    const idea = "A boy is asked to guard a watermelon for one hour at the market in Tashkent.";

    expect(linesOfArcs(tell(idea, { seconds: 60 }))).toBeLessThan(3);
  });

  it("has the same story in each draft", () => {
    const idea = "Four bank robbers hide in a retirement home after the job went wrong.";

    expect(tell(idea)).toBe(tell(idea));
  });
});

describe("an idea with an ending of its own", () => {
  it.each([
    [
      "A boy builds a treehouse with his best friend Mateo, and in the end they build a bridge to the next tree.",
      "In the end they built a bridge",
    ],
    [
      "The new girl in class, Xiu Ying, doesn't speak a word of English, so Oliver draws pictures for her and they become best friends.",
      "They became best friends",
    ],
    [
      "A runner, Kiprono, stops just before the finish line to help his rival, and they cross it together.",
      "They crossed it together",
    ],
  ])("has it in the last part of its story: %s", (idea, end) => {
    const text = tell(idea);

    expect(text).toContain(end);
    expect(text.indexOf(end) / text.length).toBeGreaterThan(0.6);
  });
});
