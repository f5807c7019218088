import { write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { plainSpelling } from "../../src/writer/english/contract/plain-spelling.ts";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";

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

  it("does not take for a wish what somebody has to leave", () => {
    expect(readIdeaParts("Ollie the octopus has to leave his best friend behind").wish).toBeUndefined();
  });
});
