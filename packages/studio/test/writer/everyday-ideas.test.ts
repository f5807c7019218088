import { write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { plainSpelling } from "../../src/writer/english/contract/plain-spelling.ts";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { ofIdea } from "./telling.ts";

const told = (idea: string) =>
  write({ idea, storyType: "fairytale_story", language: "english", scenes: 8, seconds: 150, seed: "everyday" });
const clausesOf = (idea: string): string[] => readIdeaParts(idea).clauses.map(({ text }) => text);

describe("sloppy spelling", () => {
  it.each([
    ["the squirel who cant sleep", "the squirrel who can't sleep"],
    ["a freind that doesnt come", "a friend that doesn't come"],
    ["dad and me go camping", "Dad and I go camping"],
    ["me and my brother build a raft", "My brother and I build a raft"],
  ])("reads %s as meant", (typed, meant) => {
    expect(plainSpelling(typed)).toBe(meant);
  });

  it.each(["the dinner was cold", "a scarred knight", "the barber sings"])("leaves %s as it is", (typed) => {
    expect(plainSpelling(typed)).toBe(typed);
  });
});

describe("who an idea is about", () => {
  it.each([
    ["Penny the pig wants to fly", "Penny", "pig"],
    ["Ollie the octopus is moving to a new reef", "Ollie", "octopus"],
    ["Iris and Noor are best friends until a mirror shows them the truth", "Iris", "girl"],
    ["Robot K7 finds a plant. The captain wants to throw it out so K7 hides it", "K7", "robot"],
    ["a teapot that is tired of tea wants to be a boat", "the teapot", "teapot"],
    ["A postman who is afraid of dogs gets a new street with eleven dogs", "the postman", "postman"],
    ["A cook in a hospital finds out that a boy does not eat", "the cook", "cook"],
    ["Grandma's dog Bruno died and Tim plants a tree for him", "Tim", "boy"],
    ["a lighthouse that is lonely makes friends with a whale", "the lighthouse", "lighthouse"],
  ])("%s", (idea, name, kind) => {
    expect(told(idea).cast[0]).toMatchObject({ name, kind });
  });

  it("is one character where a friend is also called by its kind", () => {
    const { cast } = told("Ollie the octopus is moving away and has to leave his best friend Shelly the crab behind");

    expect(cast.map(({ name, kind }) => `${name} ${kind}`)).toEqual(["Ollie octopus", "Shelly crab"]);
  });

  it("is whom the request names, not the child who asks for it", () => {
    const idea =
      "my kid is scared of thunder. can you do a story about a little bear called Mo who is scared of thunder";

    expect(told(idea).cast.map(({ name }) => name)).toEqual(["Mo"]);
  });
});

describe("the end of an idea", () => {
  it.each([
    [
      "The goalkeeper Jonas lets in nine goals. In the last minute he holds the penalty and everybody cheers.",
      "In the last minute he held the penalty",
    ],
    ["My little brother broke my tower and I was angry. Then he built me a new one.", "Then he built me a new one"],
    [
      "A snail enters the race against the rabbits, everyone laughs, but the snail wins because the rabbits stop to eat",
      "Everyone laughed, but the snail won",
    ],
  ])("is the end of the story: %s", (idea, end) => {
    const { paragraphs } = told(idea);
    const at = paragraphs.findIndex((paragraph) => paragraph.startsWith(end));

    expect(at).toBeGreaterThan(1);
    expect(paragraphs.length - at).toBeGreaterThan(1);
  });

  it("passes no night within the last minute of a match", () => {
    const text = told(
      "The goalkeeper Jonas lets in nine goals. In the last minute he holds the penalty.",
    ).paragraphs.join(" ");

    expect(text).not.toMatch(/\b(?:that night|next morning|the next day)\b/i);
  });
});

describe("what an idea tells", () => {
  it("goes on with the one whom a sentence begins with", () => {
    expect(clausesOf("dad and me go camping and forget the tent")).toEqual([
      "Dad and I went camping.",
      "We forgot the tent.",
    ]);
  });

  it("takes no noun after a preposition and no name for a verb", () => {
    expect(clausesOf("They build a hut from leaves. Robot K7 finds it, so K7 hides it").join(" ")).toBe(
      "They built a hut from leaves. Robot K7 found it. So K7 hid it.",
    );
  });

  it("splits before who acts next, also after a verb in the past", () => {
    expect(clausesOf("our hamster escaped and we found him in grandmas handbag")).toEqual([
      "Our hamster escaped.",
      "We found him in grandma's handbag.",
    ]);
    expect(clausesOf("Mia doesn't know anybody, at the playground she meets a boy")).toEqual([
      "Mia did not know anybody.",
      "At the playground she met a boy.",
    ]);
  });

  it.each([
    ["Emma and her best friend Noor quarrel over a scarf", "Emma and her best friend Noor quarrelled over a scarf."],
    [
      "A knight who would rather bake bread than fight",
      "There was once a knight who would rather bake bread than fight.",
    ],
    ["tom steals an apple from the neighbours garden", "Tom stole an apple from the neighbour's garden."],
  ])("tells %s in the past", (idea, sentence) => {
    expect(clausesOf(idea)).toEqual([sentence]);
  });

  it("does not take for a wish what somebody has to leave", () => {
    expect(readIdeaParts("Ollie the octopus has to leave his best friend behind").wish).toBeUndefined();
  });
});

describe("an idea that has no plot of its own", () => {
  const withoutHelper = /\b(?:chimney sweep|umbrella mender|piano tuner|locksmith|frog|raven|shoebox)\b/;

  it.each([
    ["On the last day of summer camp, Priya and her bunkmate Jules bury a time capsule by the lake", "time capsule"],
    ["The lunch lady Mrs. Petrov secretly writes poems on the napkins of sad children", "poems"],
  ])("is told with what it names: %s", (idea, named) => {
    const text = told(idea).paragraphs.join(" ");

    expect(text.split(named).length).toBeGreaterThan(2);
    expect(text).not.toMatch(withoutHelper);
  });

  it("does not teach the one who teaches", () => {
    expect(told("A retired astronaut teaches her cat to float").paragraphs.join(" ")).not.toContain("I can do it!");
  });
});

describe("who gets out", () => {
  it("is told as one who got out, and seeks nothing", () => {
    const text = told("Our class hamster Nibbles escapes during the math test").paragraphs.join(" ");

    expect(text).toMatch(/bolt/);
    expect(text).not.toContain("There was the math test");
  });
});

describe("who is not believed", () => {
  it("is right in the end", () => {
    const text = told("Nobody believes Elif when she says that there is a whale in the swimming pool");

    expect(text.paragraphs.join(" ")).toContain("“You were right.” Elif might have said, “I told you so.”");
  });
});

describe("who has never seen something", () => {
  it.each([
    ["The snow plow driver who never saw the summer", "see the summer"],
    ["A camel has never seen snow", "see snow"],
    ["Every winter the old ski lift dreams of the summer", "see the summer"],
    ["Nora never saw the man again", undefined],
  ])("wants to see it: %s", (idea, wish) => {
    expect(readIdeaParts(idea).wish).toBe(wish);
  });
});

describe("small moments of a story", () => {
  it.each([
    "Our class hamster Nibbles escapes during the math test",
    "An old clock stops in the town square and the firefighters help to make it tick again",
  ])("come once: %s", (idea) => {
    const { paragraphs } = told(idea);
    const opening = (text: string) => text.split(" ").slice(0, 8).join(" ");

    expect(new Set(paragraphs.map(opening)).size).toBe(paragraphs.length);
  });
});

describe("who is meant", () => {
  it.each([
    ["Our school bus driver Mr. Okafor secretly builds a rocket in his garage", "Mr. Okafor", "man"],
    ["Nine year old Ben invents a machine that does homework", "Ben", "boy"],
    ["An eleven year old girl plants a garden on a roof", "the girl", "girl"],
    ["Amara loses her first tooth and worries that the tooth fairy won't find her", "Amara", "girl"],
  ])("has the age and the kind that the idea says: %s", (idea, name, kind) => {
    expect(told(idea).cast[0]).toMatchObject({ name, kind, traits: [] });
  });

  it.each([
    ["A pumpkin who is afraid of Halloween", ["the pumpkin"]],
    ["Two rival bakers have to share one oven after a fire", ["the bakers", "the bakers"]],
  ])("takes no feast and no adjective for somebody: %s", (idea, names) => {
    expect(ofIdea(told(idea).cast).map(({ name }) => name)).toEqual(names);
  });

  it("reads what one is afraid of up to the verb", () => {
    const { title, paragraphs } = told("A hedgehog who is afraid of balloons is invited to a birthday party");

    expect(`${title} ${paragraphs.join(" ")}`).not.toMatch(/balloons was (?!invited)/i);
  });
});
