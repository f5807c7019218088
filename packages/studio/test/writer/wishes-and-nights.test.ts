import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { isMisread, isNounPhrase } from "../../src/writer/english/contract/noun-phrase.ts";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { wordsOf } from "./telling-ideas.ts";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds: 120, seed: "wishes" }));

describe("phrases of things", () => {
  it.each(["the kite", "his little sister", "the old saw", "Mia's boat"])("can be told: %s", (words) => {
    expect(isNounPhrase(words)).toBe(true);
  });

  it.each(["the next morning she", "the woke", "the boat he"])("cannot be told: %s", (words) => {
    expect(isNounPhrase(words)).toBe(false);
    expect(isMisread(words)).toBe(true);
  });

  it("may be sentences that have both", () => {
    expect(isMisread("the penguin that hated the cold went")).toBe(false);
    expect(isMisread("had a choir")).toBe(false);
  });
});

describe("words of wishes, nights and memories", () => {
  it.each([
    [
      "A boy wishes his little sister would disappear, and the next day she is gone",
      { wishedaway: "his little sister" },
    ],
    ["At night the tools in grandfather's shed wake up and repair a chair", { nightones: "tools" }],
    ["The shoes in the shoe shop wake up at night and dance", { nightones: "shoes" }],
    [
      "Emma's grandmother forgets more and more, so Emma makes a book of memories for her",
      { memory: "the book", elder: "the grandmother" },
    ],
    ["My grandpa is losing his memory. I made a box with photos for him.", { memory: "the box", elder: "my grandpa" }],
  ])("%s", (idea, words) => {
    expect(wordsOf(idea)).toMatchObject(words);
  });

  it.each([
    "A boy wishes his homework would disappear, and the next morning it is gone",
    "A boy wishes his sister would disappear, but she stays",
    "At night the children in the house wake up",
    "At night the stars over the sea wake up",
    "My grandpa forgets his hat",
  ])("none in: %s", (idea) => {
    const words = wordsOf(idea);
    for (const word of ["wishedaway", "nightones", "memory"]) expect(words).not.toHaveProperty(word);
  });
});

describe("their plots", () => {
  it.each([
    [
      "A boy wishes his little sister would disappear, and the next morning she is gone",
      [/The boy looked under the bed/, /bigger one went to his little sister/],
    ],
    ["At night the tools in grandfather's shed wake up", [/The tools dropped where they stood/, /a note was there/]],
    ["Every night the books in the library come alive", [/the books stayed where they had been put/]],
    [
      "Emma's grandmother forgets more and more, so Emma makes a book of memories for her",
      [/All of them went into the book/, /the same finger pointed at Emma/],
    ],
  ])("%s", (idea, told) => {
    for (const part of told) expect(tell(idea)).toMatch(part);
  });

  it("tell no verb and no pronoun as a thing", () => {
    const gone = tell("A girl wishes the winter would end, and the next morning it is gone");
    expect(gone).not.toMatch(/morning it (?:belonged|lay)|where the next morning/);
    expect(tell("At night the tools in grandfather's shed wake up and repair what was broken")).not.toMatch(/the woke/);
  });
});

describe("ideas that begin with their time", () => {
  it.each([
    [
      "The night before her first concert, Lina's violin goes missing",
      [/^The night before her first concert, Lina's violin went missing/, /place where the violin belonged/],
    ],
    [
      "On the morning of the wedding, Grandma's ring disappears",
      [/place where the ring belonged/, /“it would not be lost/],
    ],
  ])("%s", (idea, told) => {
    for (const part of told) expect(tell(idea)).toMatch(part);
  });

  it("know people who do what can be a noun", () => {
    expect(readIdeaParts("The twins swap shoes").hero).toMatchObject({ noun: "twin", many: true });
    const told = tell("Twins swap places for a day and nobody notices");
    expect(told).toMatch(/whose jumper, whose scarf/);
    expect(told).not.toMatch(/the one on the left or the one on the right/);
  });

  it("tell how it ends with snowmen, unless the idea does", () => {
    expect(tell("Two snowmen are worried because spring is coming")).toMatch(/This is only the setting out/);
    expect(tell("A snowman is afraid of melting, so a girl puts it into the freezer")).not.toMatch(
      /puddle in the garden/,
    );
  });

  it("tell an answer, and no habit", () => {
    expect(tell("Nora writes to the sea every week. One day the sea answers.")).not.toMatch(/“Must it be\?”/);
  });

  it("make no thing of a verb with its particle", () => {
    const told = tell("A dragon with a cold burns down the baker's oven by accident");
    expect(told).not.toMatch(/the cold burns|with the cold burns/i);
  });

  it("make no people of an owner", () => {
    expect(readIdeaParts("On the morning of the wedding, Grandma's ring disappears").hero?.many).not.toBe(true);
  });

  it("open no shop with a jar from a kitchen", () => {
    const told = tell("Paul collects smells in jars. One day he opens the jar with the smell of his mother's kitchen.");
    expect(told).not.toMatch(/counter/);
    expect(tell("A fox opens a tiny bakery at the edge of the forest")).toMatch(/counter/);
  });
});
