import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { stagedClauses } from "../../src/writer/english/contract/clause-scenes.ts";
import { courseOf } from "../../src/writer/english/contract/course-of-idea.ts";
import { knowsIdea } from "../../src/writer/english/contract/knows-idea.ts";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { scenesOfEvents } from "../../src/writer/english/plots/events/index.ts";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds: 90, seed: idea }));

const isKnown = (idea: string): boolean => {
  const reading = readIdeaParts(idea);
  return knowsIdea(stagedClauses(reading, courseOf(reading).actions, scenesOfEvents), reading);
};

describe("scenes of events", () => {
  it.each([
    "A cactus wants a hug.",
    "A boy finds a door in the library that leads to a desert.",
    "An octopus with eight left feet learns to dance.",
    "A dog waits at the station every day for his master who does not come back.",
    "A bus driver finds a wallet on the back seat and drives all over town to give it back.",
  ])("tell an idea that they know: %s", (idea) => {
    expect(isKnown(idea)).toBe(true);
  });

  it.each([
    ["leave out the mermaid", "A pirate who can't swim falls overboard and is saved by a mermaid."],
    ["were chosen by one word", "A dragon who is afraid of fire learns to bake bread."],
    ["are of two stories", "My son Ben wants a dog but his mum is allergic. In the end they adopt a tortoise."],
    ["are about the wolf", "A young shepherd meets a wolf who does not like meat."],
    ["are about the dog", "A polar explorer and his dog get stuck in the ice."],
    [
      "know one of two sentences",
      "A taxi driver in Cairo drives a woman to the hospital and the baby is born in his taxi.",
    ],
  ])("do not tell an idea where they %s", (_, idea) => {
    expect(isKnown(idea)).toBe(false);
  });
});

describe("an idea that says what happens", () => {
  it.each([
    [
      "A pirate who can't swim falls overboard and is saved by a mermaid.",
      /bucket|cannons|\binn\b/,
      /mermaid's|The mermaid/,
    ],
    ["A dragon who is afraid of fire learns to bake bread.", /rattled|third step/, /dough|flour|oven/],
    ["My son Ben wants a dog but his mum is allergic. In the end they adopt a tortoise.", /bars/, /tortoise/],
    [
      "The school bus gets stuck in the snow and the children have to spend the night in a farmhouse.",
      /man in a suit|nun|soldier/,
      /snow\b.*farmhouse/s,
    ],
    ["The oak tree tells about the 300 years it has seen.", /On Monday|very old mole/, /oak tree's/],
    ["a robot left alone on mars waters a plant", /shelf|quarrel/, /The plant/i],
    ["Three hens run away from the farm to see the city.", /spoon/, /city/],
    ["A little girl in India plants a mango tree the day her brother is born.", /cradle/, /mango tree/],
  ])("is told by that, and by no other story: %s", (idea, other, own) => {
    expect(tell(idea)).not.toMatch(other);
    expect(tell(idea)).toMatch(own);
  });

  it.each([
    "A blacksmith's daughter rides off to find the dragon that took her brother.",
    "Captain Rosa sails to find the island where lost toys go.",
  ])("finds neither a place nor a being behind a stone: %s", (idea) => {
    expect(tell(idea)).not.toMatch(/in the hollow|went: clink|behind the boiler|home with/);
  });

  it("is told by a plot where it leaves open how it goes on", () => {
    expect(tell("A little star is afraid of the dark.")).toMatch(/afraid|tremb|count/);
    expect(tell("Three goats want to cross a bridge but a troll lives underneath.")).toMatch(
      /the goats crossed a bridge/i,
    );
    expect(tell("Leo lost his first tooth and the tooth fairy forgot to come.")).toMatch(/Headwind/);
  });
});

describe("a thing that an idea opens with", () => {
  it.each([
    ["An old violin lies forgotten in an attic until a boy finds it.", "the violin", /violin lay forgotten/],
    [
      "The red umbrella is blown away by the wind. Finally it lands in the hands of a girl.",
      "the umbrella",
      /umbrella was blown away/,
    ],
    ["A letter gets lost and arrives forty years later at the house of an old man.", "the letter", /letter got lost/],
  ])("leads its story: %s", (idea, name, words) => {
    const story = write({ idea, storyType: "original_story", language: "english", scenes: 8, seconds: 170, seed: "1" });

    expect(story.cast[0]?.name).toBe(name);
    expect(textOf(story)).toMatch(words);
  });
});

describe("figures that are not as others of their kind", () => {
  it.each([
    ["A girl has a tiny whale in a teacup and hides it from her mother.", /fin rose up|all around it/],
    ["A star fell from the sky and landed in a garden. It wants to go home.", /same place|too far off/],
  ])("are told of without the ways of those: %s", (idea, words) => {
    const story = write({ idea, storyType: "original_story", language: "english", scenes: 8, seconds: 170, seed: "1" });

    expect(textOf(story)).not.toMatch(words);
  });
});
