import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { fillingOf } from "../../src/writer/english/contract/fill-line.ts";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";

const tell = (idea: string, seconds = 100): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds, seed: idea }));

/** Lines of the plots for ideas of which nothing is known. */
const STOCK = /empty corner on page four|bought two rolls|On Monday (?:nobody|no one) thought|rolled up two sleeves/;

describe("ideas about animals, plants and the sky", () => {
  it.each([
    ["My cat thinks the vacuum cleaner is her boyfriend.", ["leaning against the vacuum cleaner"]],
    [
      "A dog waits at the train station every day for a boy who moved away.",
      ["the train station", "the boy said only one word"],
    ],
    ["A moth falls in love with a traffic light.", ["the traffic light was gone"]],
    ["An octopus with eight left feet learns to dance.", ["the dancing teacher", "sea cucumbers"]],
    ["Why can't the zebra decide which color he is?", ["The zebra could not decide", "water hole"]],
    ["The old shelter dog nobody wants gets adopted by an old man.", ["The shelter dog sat up straight"]],
    ["In the aquarium the octopus Paulina opens the lid at night.", ["By day Paulina slept"]],
    ["There once was a rose that had no scent.", ["hay fever"]],
    ["a shark who is vegetarian and nobody believes him", ["green, with a crunch", "second helping"]],
  ])("are told by their events: %s", (idea, parts) => {
    const text = tell(idea);
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toMatch(STOCK);
  });

  it.each([
    ["An old apple tree is supposed to be cut down. In the end it stays.", "In the end it stayed.", "stiff neck"],
    ["The elephant misses her keeper. One day he comes with a ticket.", "One day he came", "Wednesday in the rain"],
    ["Lars the seagull steals chips until a little girl offers him one.", "Then a little girl offered", "took aim"],
  ])("keep the end that the idea tells: %s", (idea, told, other) => {
    const text = tell(idea);
    expect(text).toContain(told);
    expect(text).not.toContain(other);
  });

  it("go on after a sentence about the same event", () => {
    const text = tell("The old donkey doesn't want to carry any more. He sits down in the middle of the road.");
    expect(text).toContain("He sat down in the middle of the road.");
    expect(text).toContain("Thursday");
  });

  it("begin with what there is", () => {
    expect(tell("There's a fox in our garden every night. It steals my dad's shoes.")).toMatch(
      /^There was a fox in our garden every night\./,
    );
  });
});

describe("the words of an idea about animals", () => {
  it("give the hero for whom there is a request within the idea", () => {
    const { clauses } = readIdeaParts("My rabbit died last week. I'd like a story in which he arrives on a meadow.");
    expect(clauses.map(({ text }) => text)).toEqual(["My rabbit died last week.", "He arrived on a meadow."]);
  });

  it("read an apostrophe of several owners and a relative clause without a pronoun", () => {
    expect(readIdeaParts("Our neighbours' rooster wakes the street.").clauses[0]?.text).toContain(
      "neighbour's rooster",
    );
    const reading = readIdeaParts("The old dog nobody wants gets adopted by a man.");
    expect(fillingOf(reading, "seed").hero).toBe("the dog");
  });
});
