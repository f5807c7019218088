import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { textOf, write } from "../../src/writer/index.ts";
import { tell, textsOfWrong } from "./telling-ideas.ts";

describe("a reading of an idea", () => {
  it("takes the first of a sentence for who acts on", () => {
    const { hero, companions } = readIdeaParts("Mina finds a lost puppy in the station and tries to bring it home");
    expect(hero?.name).toBe("Mina");
    expect(companions.map(({ noun }) => noun)).toContain("puppy");
  });

  it("takes second words for one person as that person", () => {
    const { others } = readIdeaParts("Elif wants to learn to swim because her father is a fisherman");
    expect(others.map(({ noun }) => noun)).toEqual(["father"]);
    expect(readIdeaParts("A shy hedgehog wants to make friends at the pond").others).toEqual([]);
  });

  it("gives an only animal the gender of the idea's pronoun", () => {
    expect(readIdeaParts("A shy hedgehog fears that everybody laughs at her spines").hero?.gender).toBe("she");
  });

  it("leaves out a companion who stands against the hero", () => {
    const { companions } = readIdeaParts("Nora climbs the tower to free the wind that the mayor has locked up");
    expect(companions).toEqual([]);
  });
});

describe("a story of an idea", () => {
  it.each([20, 60, 150, 400])("of %i seconds is told with the idea's own sentence first", (seconds) => {
    const told = tell("A robot wants to find his lost hat in the forest", seconds);
    expect(told).toMatch(/^A robot wanted to find his lost hat/);
  });

  it.each(textsOfWrong)("tells what comes of it that %s", (idea) => {
    expect(tell(idea, 150)).toMatch(/\b(?:sorry|wrong|make it good|answer for it|told the truth|truth ever since)\b/i);
  });

  it("introduces the helper before naming the helper again", () => {
    for (const seed of ["a", "b", "c", "d", "e"]) {
      const text = textOf(
        write({
          idea: "A girl wants to learn to dance in the city",
          storyType: "fairytale_story",
          language: "english",
          seconds: 150,
          scenes: 8,
          seed,
        }),
      );
      const [, noun] =
        /\b(?:an?|an old|a retired) ((?:\w+ )?(?:sweeper|mender|postman|driver|sweep|tuner|gardener))\b/.exec(text) ??
        [];
      if (noun) expect(text.search(new RegExp(`\\bthe ${noun}`))).not.toBeLessThan(text.indexOf(noun) - 4);
    }
  });

  it("says I of a narrator with verbs that agree", () => {
    const text = tell("I am the new pupil at a school and I want to find my lost cat", 200);
    expect(text).not.toMatch(/\bI (?:has|is|says|keeps|knows|still \w+s)\b|\b(?:said|asked|cried|whispered) I\b/);
  });
});
