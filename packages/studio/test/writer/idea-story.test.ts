import { describe, expect, it } from "vitest";
import { textOf, write } from "../../src/writer/index.ts";
import { ofIdea } from "./telling.ts";

const told = (idea: string, seconds = 170) =>
  write({ idea, storyType: "fairytale_story", language: "english", scenes: 10, seconds, seed: "a" });

const tell = (idea: string, seconds = 170): string => textOf(told(idea, seconds));

describe("a story told from an idea", () => {
  it("ends with the wish of its hero", () => {
    const text = tell("Two sisters build a kite from old maps and fly it over the desert to find their grandfather");

    expect(text.startsWith("Two sisters built a kite from old maps.")).toBe(true);
    expect(text.slice(text.length / 2)).toContain("their grandfather");
  });

  it("leaves to people what robots do not do, and takes no planet for somebody", () => {
    const { cast, paragraphs } = told("A robot gardener on Mars grows the first tomato");

    expect(ofIdea(cast).map(({ kind }) => kind)).toEqual(["robot"]);
    expect(paragraphs.join(" ")).not.toMatch(/\b(?:pancakes|soup|breakfast|bare feet|teeth)\b/);
  });

  it("has the old one teach the young one, in that order", () => {
    const text = tell("Grandma Rosa teaches Mateo to make tamales");

    expect(text).toMatch(/“Watch me,” said Grandma Rosa/);
    expect(text).not.toMatch(/\b(?:about|of) Mateo\b/);
  });

  it("tells of brothers as of several", () => {
    const { cast, paragraphs } = told("Two brothers, Kofi and Yaw, build a boat");

    expect(
      ofIdea(cast)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(["Kofi", "Yaw"]);
    expect(paragraphs.join(" ")).not.toMatch(/\bbrothers (?:had .* and )?was\b/);
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
    ["A little cloud that cannot rain is laughed at by the farmers", "could not rain was laughed at"],
    ["A sailor and a cook write messages in bottles for ten years", "wrote messages in bottles"],
    ["A postman falls asleep, waking up 100 years late", "100 years late"],
    ["The mouse who was allergic to cheese", "There was once a mouse who was allergic to cheese."],
    [
      "Two brothers who quarrelled over a tree. Ends happily",
      "There were once two brothers who quarrelled over a tree.",
    ],
    ["A witch who can't do magic makes very good soup", "could not do magic"],
  ])("tells %s in the past tense", (idea, told) => {
    expect(tell(idea)).toContain(told);
  });

  it("answers a question why with the animal that it asks about", () => {
    const { cast } = told("Why does the rooster crow?");

    expect(cast.map(({ name, kind }) => `${name} ${kind}`)).toEqual(["the rooster rooster"]);
    expect(tell("Why does the rooster crow?")).toMatch(/^Why the rooster crows\./);
  });

  it("tells of an orchestra, not of the conductor whom it loses", () => {
    const text = tell("An orchestra loses its conductor an hour before the concert");

    expect(text.match(/\bthe orchestra\b/gi)?.length).toBeGreaterThan(3);
    expect(text).not.toMatch(/[Tt]he conductor (?:had|was|thought|did|asked)\b/);
  });

  it("lets the one help who helps in the idea", () => {
    const text = tell("Theo is afraid of swimming, a friendly otter teaches him");

    expect(text.match(/\botter\b/g)?.length).toBeGreaterThan(2);
  });

  it("keeps a threatened thing instead of pulling somebody out of a hole", () => {
    const text = tell("The old oak in the village square is going to be cut down and the children want to save it");

    expect(text).toMatch(/there is a bend in that place. Strangers wonder/);
    expect(text).not.toContain("Now we are two");
  });

  it("tells of the one who acts, not of the one who only wishes", () => {
    const { cast } = told("A tailor sews a cloak out of shadows for a queen who wants to disappear");

    expect(cast[0]?.name).toBe("the tailor");
  });

  it("does not take a kind for a character", () => {
    const { cast } = told("Greta the goose wants to be a pilot. Everybody says geese already fly.");

    expect(ofIdea(cast).map(({ name }) => name)).toEqual(["Greta"]);
  });

  it("calls by its name who is called Dad", () => {
    expect(tell("Dad builds a time machine from a washing machine")).toContain("Dad built a time machine");
  });

  it("names a place with one article", () => {
    expect(tell("I can talk with my grandmother through the radio in our kitchen")).not.toMatch(/\bthe our\b/);
  });
});
