import { write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { topicOf } from "../../src/writer/english/contract/topic.ts";
import { tell } from "./telling-ideas.ts";

const firstOf = (idea: string) => readIdeaParts(idea).clauses[0]?.text;

const castOf = (idea: string) =>
  write({ idea, storyType: "original_story", language: "english", scenes: 4, seconds: 60, seed: "cast" }).cast;

describe("what an idea says that somebody does", () => {
  it.each([
    [
      "A squirrel hoards so many nuts that his tree tips over",
      "A squirrel hoarded so many nuts that his tree tipped over.",
    ],
    ["A knight apologizes to the dragon he hurt", "A knight apologized to the dragon he hurt."],
    ["A boy translates for his mother at the doctor", "A boy translated for his mother at the doctor."],
    ["A mouse tames the wind", "A mouse tamed the wind."],
    ["A fish repays a kind fisherman", "A fish repaid a kind fisherman."],
    ["A hen outruns the fox and shuts the gate", "A hen outran the fox."],
    ["A frog sulks because it rains", "A frog sulked because it rained."],
    ["Two old friends salute the ship", "Two old friends saluted the ship."],
  ])("%s", (idea, told) => {
    expect(firstOf(idea)).toBe(told);
  });

  it.each([
    ["A girl finds a button that grants wishes", "A girl found a button that granted wishes."],
    ["A genie makes wishes come true", "A genie made wishes come true."],
    ["A boy wishes for snow", "A boy wished for snow."],
  ])("%s: wishes that are given, and what somebody wishes", (idea, told) => {
    expect(firstOf(idea)).toBe(told);
  });
});

describe("what an idea is about", () => {
  it.each([
    ["a vampire who faints at the sight of blood goes to the dentist", undefined],
    ["A tiny dragon works as a candle lighter in a restaurant but sneezes during a proposal", "the proposal"],
  ])("%s", (idea, topic) => {
    expect(topicOf(readIdeaParts(idea))).toBe(topic);
  });

  it("has a title without a space at its end", () => {
    const { title } = write({
      idea: "A penguin who wants to surf travels to Hawaii in a fridge",
      storyType: "original_story",
      language: "english",
      scenes: 4,
      seconds: 60,
      seed: "title",
    });

    expect(title).toBe("How the Penguin Surfed");
  });
});

describe("who comes in late", () => {
  it.each([
    ["a family of raccoons opens a restaurant out of a dumpster and a food critic comes", "the critic"],
    ["When the library is about to close, three kids and a retired wrestler organise a party", "the wrestler"],
  ])("%s: %s", (idea, name) => {
    expect(castOf(idea).map((each) => each.name)).toContain(name);
  });
});

describe("what is said of somebody", () => {
  it("is not said of the hero where the hero is somebody else", () => {
    expect(
      tell("Nadia moves to a new town and the only friend she finds is the old tree behind the school", 120),
    ).not.toMatch(/Nadia's bark|climbing about on Nadia/);
  });

  it("is of the trade that is meant", () => {
    expect(tell("Priya, a young bus conductor, finds a wallet full of old love letters", 170)).not.toMatch(
      /violin|baton/,
    );
  });
});

it("tells the steps of one doing in one paragraph, with the name of the hero once", () => {
  const told = tell("An old fisherman catches a bottle with a map in it and sets off with his grandson", 90);
  const paragraphs = told.split("\n\n").filter((each) => !each.includes("“"));

  expect(paragraphs.some((each) => /^The fisherman [^.]+\. He [a-z]/.test(each))).toBe(true);
  expect(told).not.toMatch(/^The fisherman [^.“”]+\. The fisherman /m);
});

it.each([
  ["A retired boxer coaches a team of nervous kids", /whistle/],
  ["A girl survives a week without her phone", /it was over/],
  ["A boy accidentally glues himself to the school statue", /glue/],
])("%s: is told step by step to its outcome", (idea, words) => {
  expect(tell(idea, 90)).toMatch(words);
});

describe("what a word does not mean", () => {
  it("draws no turkey for the country", () => {
    const kinds = castOf("Elif writes letters to her grandmother in Turkey and one day the answers stop coming").map(
      ({ kind }) => kind,
    );

    expect(kinds).not.toContain("turkey");
  });

  it("lets nobody talk to whom letters are written", () => {
    expect(
      tell("Elif writes letters to her grandmother in Turkey and one day the answers stop coming", 170),
    ).not.toMatch(/said her grandmother|asked her grandmother/);
  });

  it("tells of no soldiers where children compete for customers", () => {
    expect(tell("two kids start a lemonade stand war on the same street", 170)).not.toMatch(/in the war/);
  });

  it("does not let come out who hides something", () => {
    expect(tell("An old librarian hides a stray kitten between the shelves", 170)).not.toMatch(
      /There you are|librarian came out/,
    );
  });
});
