import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { calmMoments, calmReactions, calmTalks } from "../../src/writer/english/lore/calm-moments.ts";
import { momentsAny } from "../../src/writer/english/lore/moments-any.ts";
import { talksAny } from "../../src/writer/english/lore/talks-any.ts";

const tell = (idea: string, seed: string, seconds = 170) =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds, seed }));
/** Longer than a story of its own: lines stand between its paragraphs. */
const LONG = 300;

/** The parts of lines between their gaps, where they have seven words and more: a line is known by them. */
const partsOf = (lines: readonly string[]): string[] =>
  lines.flatMap((line) =>
    line
      .split(/\{[^}]+\}|[“”]/)
      .map((part) => part.trim())
      .filter((part) => part.split(" ").length >= 7),
  );
const playful = partsOf([...Object.values(momentsAny).flat(), ...talksAny]);
const calm = partsOf([...Object.values(calmMoments).flat(), ...calmReactions, ...calmTalks]);
const toldOf = (text: string, parts: readonly string[]): string[] => parts.filter((part) => text.includes(part));

const seeds = ["a", "b", "c"];

describe("a story of grown-ups", () => {
  it.each([
    "A translator at a trial begins to doubt the witness.",
    "My husband and I sell the house in which we were happy.",
    "A surgeon works through the night of the storm.",
  ])("has calm lines between its sentences, and none of a picture book: %s", (idea) => {
    const texts = seeds.map((seed) => tell(idea, seed, LONG));

    expect(texts.flatMap((text) => toldOf(text, playful))).toEqual([]);
    expect(texts.flatMap((text) => toldOf(text, calm)).length).toBeGreaterThan(0);
  });
});

describe("a story of children, animals or tales", () => {
  it.each([
    "A girl loses her mitten in the snow.",
    "A badger is afraid of the wind.",
    "A retired knight looks after a dragon.",
    "A funny story about a judge who loses his wig.",
  ])("has no calm lines: %s", (idea) => {
    expect(seeds.flatMap((seed) => toldOf(tell(idea, seed), calm))).toEqual([]);
  });
});
