import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { wordsOf } from "./telling-ideas.ts";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds: 120, seed: "home" }));

describe("words of what happens at home", () => {
  it.each([
    ["Six neighbours in one house share a single washing machine", { shared: "the washing machine" }],
    ["A witch's broom refuses to fly", { refuse: "fly", refusal: "flying" }],
    ["My teddy bear comes to life at night and cleans my room", { nighttoy: "teddy" }],
    ["Papa promised to come to the football match but he is late again", { promised: "the football match" }],
    ["A snowplough driver saves Christmas", { christmas: "Christmas" }],
    ["The clown who cannot laugh anymore", { ownlaugh: "laugh" }],
  ])("%s", (idea, words) => {
    expect(wordsOf(idea)).toMatchObject(words);
  });

  it.each(["Two sisters share one room", "A boy promised to come home", "A girl saves the Christmas tree"])(
    "none in: %s",
    (idea) => {
      expect(wordsOf(idea)).toEqual({});
    },
  );
});

describe("plots of what happens at home", () => {
  it.each([
    ["Six neighbours in one house share a single washing machine", [/the washing machine gave a cough/]],
    ["A witch's broom refuses to fly", [/instead of flying/, /began to fly|started to fly/]],
    [
      "My teddy bear comes to life at night and cleans my room",
      [/“Good evening,” (?:said the teddy bear|the teddy bear said)/],
    ],
    ["A snowplough driver saves Christmas", [/tracks in the snow/]],
    ["The clown who cannot laugh anymore", [/The ice cream fell down/]],
  ])("%s", (idea, parts) => {
    for (const part of parts) expect(tell(idea)).toMatch(part);
  });

  it.each([
    ["A sleepy sloth has to deliver a birthday cake by noon", /You made this/],
    ["An ant carries a crumb to the top of the hill for her sick queen", /shoebox/],
  ])("who carries something neither makes nor nurses it: %s", (idea, part) => {
    expect(tell(idea)).not.toMatch(part);
  });

  it("names what they quarrel about without the words after it", () => {
    expect(tell("Two squirrels argue about who found the nut first")).not.toMatch(/nut first until|the first for/);
  });
});

describe("what a story is about", () => {
  it("is the day that was forgotten, and not the reason for it", () => {
    const text = tell("Mum forgets my birthday because she has so much work");

    expect(text).toContain("forget the birthday");
    expect(text).not.toContain("forget the work");
  });

  it.each([
    ["A lonely old lady rents a room to a young musician", /three rules/],
    ["The king wants to be a normal person for one day", /I haven't finished my roll|I have not finished my roll/],
    ["A book in the library that nobody has ever borrowed", /lowest shelf/],
  ])("%s", (idea, part) => {
    expect(tell(idea)).toMatch(part);
  });

  it.each([
    ["A new neighbour moves in and brings seventeen suitcases", /short cut/],
    ["Our school cook secretly feeds the stray cats", /shoebox/],
  ])("%s: no other story", (idea, part) => {
    expect(tell(idea)).not.toMatch(part);
  });

  it("tells of a firefly in the past", () => {
    expect(tell("A firefly loses its light and looks for it in the city")).toMatch(/^A firefly lost its light/);
  });
});

describe("plots that do not fit", () => {
  it.each([
    ["Anna loses her favourite scarf on the first day of winter", /first day was over|What if nobody talks to me/],
    ["A little star falls asleep and misses the night", /the early bus/],
    ["An astronaut hears knocking on the outside of the space station", /bakery|postman|market/],
    ["A grandfather keeps his promise to take his granddaughter to the sea", /tied it with string/],
  ])("are not told: %s", (idea, part) => {
    expect(tell(idea)).not.toMatch(part);
  });

  it("is led by the thing that does it, and not by who owns it", () => {
    expect(tell("Grandma's old sewing machine only sews at midnight")).toMatch(/[Tt]he sewing machine/);
  });
});
