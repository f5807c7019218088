import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { ofIdea } from "./telling.ts";

const storyOf = (idea: string, seconds = 150) =>
  write({ idea, storyType: "fairytale_story", language: "english", scenes: 8, seconds, seed: "everyday-plots" });
const tell = (idea: string): string => textOf(storyOf(idea));

describe("what an idea says first", () => {
  it.each([
    ["the day the school lost all its colors", "One day the school lost all its colors."],
    ["The day my brother was born", "One day my brother was born."],
    ["Write a bedtime story for Lily about a sleepy owl who yawns", "There was once a sleepy owl who yawned."],
    ["A story about being kind to the new kid", "This is a story about being kind to the new kid."],
    ["Grandma's secret recipe", "This is the story of Grandma's secret recipe."],
    [
      "the night before Christmas a reindeer gets the hiccups",
      "The night before Christmas, a reindeer got the hiccups.",
    ],
    ["A group of teens get stuck in an elevator before prom", "A group of teens got stuck in an elevator before prom."],
    ["the night the stars went out", "One night the stars went out."],
    ["why can't I have a dinosaur", "Why I can't have a dinosaur."],
    ["Why do zebras have stripes?", "Why zebras have stripes."],
    ["A teen deletes social media for a week", "A teen deleted social media for a week."],
    [
      "a taxi driver in New York who knows everyone's secrets",
      "There was once a taxi driver in New York who knew everyone's secrets.",
    ],
    ["Why does the cat always land on its feet?", "Why the cat always lands on its feet."],
  ])("%s", (idea, first) => {
    expect(readIdeaParts(idea).clauses[0]?.text).toBe(first);
  });

  it("leaves a day on which something else happens", () => {
    const [first] = readIdeaParts("The night the lights went out I found a cat").clauses;

    expect(first?.text).toBe("The night the lights went out I found a cat.");
  });
});

describe("who is in an idea", () => {
  it.each([
    ["A pencil and an eraser argue about who is more important", ["the pencil=pencil", "the eraser=robot"]],
    ["Grandma's secret recipe", ["Grandma=grandma"]],
  ])("%s", (idea, cast) => {
    expect(ofIdea(storyOf(idea).cast).map(({ name, kind }) => `${name}=${kind}`)).toEqual(cast);
  });

  it.each([
    ["a sock that lost its partner in the washing machine", "the sock"],
    ["Two best friends fall in love with the same girl", "the friends"],
    ["An old couple dances every evening in their kitchen", "the couple"],
    ["The day my brother was born", "I"],
    ["the night the stars went out", "the stars"],
    ["our bus breaks down on the way to the zoo", "I"],
    ["My homework is to interview my great-grandfather about the war", "I"],
    ["our dog ate my homework and nobody believes me", "I"],
    ["A story about sharing toys", "I"],
    ["my grandmother teaches me how to make dumplings", "I"],
    ["A story for my 4 year old daughter Hannah who is getting a baby brother", "Hannah"],
  ])("%s is the story of %s", (idea, name) => {
    expect(storyOf(idea).cast[0]?.name).toBe(name);
  });

  it("is one janitor who has a name and does something with care", () => {
    const { cast } = storyOf("Mr. Fuller the janitor secretly fixes all the broken toys at school");

    expect(cast.map(({ name }) => name).filter((name) => /Fuller|janitor/.test(name))).toEqual(["Mr. Fuller"]);
  });

  it("finds no cook where two of them cook", () => {
    const { cast } = storyOf("Abuela and I cook tamales for the whole street");

    expect(cast.map(({ kind }) => kind)).not.toContain("cook");
  });

  it("gives no words to who dies in the idea", () => {
    expect(tell("A girl plants a tree because her grandpa dies")).not.toMatch(/said (?:her|the) grandpa|grandpa said/);
  });

  it("does not find the crows in a scarecrow", () => {
    expect(readIdeaParts("A scarecrow who wants to be friends with the crows").hero?.noun).toBe("scarecrow");
  });

  it("takes two shops for those whom it is about, and their rivalry for no person", () => {
    expect(readIdeaParts("two rival bakeries on one street").hero).toMatchObject({ noun: "bakeries", many: true });
  });
});

describe("what is wished and where", () => {
  it("takes to be friends for a wish", () => {
    expect(readIdeaParts("A scarecrow who wants to be friends with the crows").wish).toBe(
      "make friends with the crows",
    );
  });

  it("takes nothing that is to be seen for the place", () => {
    expect(readIdeaParts("a hedgehog refuses to sleep because he wants to see snow").place).toBeUndefined();
  });
});

describe("plots of everyday ideas", () => {
  it.each([
    ["Dad forgot my birthday", /red circles? in Dad's calendar/],
    ["a robot who learns to dance", /to dance/],
    ["A grumpy old man finds a kitten on his doorstep", /“you there”/],
    ["The clouds forgot how to rain", /Don't think now/],
    ["Mia wants a puppy but her apartment doesn't allow pets", /thirty-one lines/],
    ["the broccoli that nobody wanted to eat", /Is there anything left/],
    ["Santa's smallest elf mixes up all the presents", /Then somebody sneezed|Then someone sneezed/],
    ["A story for my 4 year old daughter Hannah who is getting a baby brother", /as far as Q/],
    ["my grandmother teaches me how to make dumplings before she moves away", /dumplings/],
    ["When the power goes out, the whole neighborhood meets outside", /so many stars/],
    ["a dragon with a cold who can't stop sneezing fire", /Can you do that in blue/],
    ["A girl with two different colored eyes is teased at school", /It runs in the family/],
  ])("%s", (idea, words) => {
    expect(tell(idea)).toMatch(words);
  });

  it("does not quarrel over what is only built", () => {
    expect(tell("two brothers build a treehouse but argue about the rules")).not.toMatch(
      /had (?:it|the treehouse) first/,
    );
  });

  it("does not ask about a place as about a thing", () => {
    expect(tell("A clown is quiet at the airport")).not.toMatch(/say about the airport/);
  });

  it("says in a title what happens, where no thing names the story", () => {
    const [romance, fish] = [
      "A bookshop owner falls in love with a customer who never buys anything",
      "Odd the fisherman catches a fish that grants wishes, but he has none",
    ].map((idea) => storyOf(idea).title);

    expect([romance, fish]).toEqual(["The Bookshop Owner and the Customer", "Odd and the Fish"]);
  });

  it("ends no title with a joining word", () => {
    expect(storyOf("my best friend moved away and I am still sad").title).toBe("My Best Friend Moved Away");
  });

  it("asks none of those who quarrel to decide the quarrel", () => {
    expect(tell("A pencil and an eraser argue about who is more important")).not.toMatch(/asked the eraser to decide/);
  });

  it("does not take a forgotten birthday for a lost memory", () => {
    expect(tell("Dad forgot my birthday")).not.toMatch(/the name/);
  });

  it("takes no theme for a quest", () => {
    expect(tell("A story about sharing toys")).toMatch(/^This is a story about sharing toys\./);
  });

  it("finds a city of two words", () => {
    expect(readIdeaParts("a taxi driver in New York who sings").place?.name).toBe("New York");
  });

  it("says of several what they were", () => {
    expect(tell("The clouds forgot how to rain")).not.toMatch(/We was/);
  });

  it("tells a sentence of the idea again at most three times", () => {
    const told = tell("The number seven is lonely on the fridge").match(/the number seven was lonely/gi) ?? [];

    expect(told.length).toBeLessThan(5);
  });

  it("tells a state with the idea's own sentence", () => {
    expect(tell("the day the library smelled of the sea")).toMatch(/^One day the library smelled of the sea\./);
  });
});
