import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "fits" }));

describe("a plot whose words an idea only shares", () => {
  it.each([
    [
      "a state that is kept quiet is no pet",
      "A violin teacher is losing her hearing and hiding it",
      /good place|in the box/,
    ],
    [
      "an inherited shop that is quarrelled over is not new",
      "Three sisters inherit a bookshop and can't agree on keeping it",
      /painted the door|bell above it|swept the floor/,
    ],
    [
      "a bridge is not mislaid",
      "Old Marta and the miller argue about a bridge. Then the bridge disappears overnight.",
      /had .* last\?”|under the sofa|in the teapot/,
    ],
    [
      "somebody who grows up sows nothing",
      "A boy's toy soldier has to find a new owner when the boy grows up",
      /made a hole with one finger|pressed the earth/,
    ],
    [
      "who wins somebody back enters no contest",
      "Peter wants to win back his wife Anna by building her a boat, but he has never held a hammer.",
      /poster hung/,
    ],
    [
      "who goes skiing walks to no far country",
      "My grandfather Karl is 79 and wants to go paragliding, but the whole village is against it.",
      /Three weeks|the miller/,
    ],
    [
      "what happens next is told",
      "A magpie steals spoons every night until one of them starts to sing in her nest",
      /hardest sentence|one wrong thing/i,
    ],
    [
      "a doer who forgets the thing brings it nowhere",
      "Lea promised to bring her aunt's accordion to the wedding but leaves it on the tram.",
      /Gone to the harbour|Put it down for a second/,
    ],
    [
      "a storm that is over does not begin",
      "An old goose and a gosling have to find the flock after a storm.",
      /began with a silence|only the gutter/,
    ],
    [
      "an airport is no elevator",
      "Six strangers are snowed in at a station on New Year's Eve",
      /Every time one breathed in/,
    ],
    [
      "those whom nobody knows are not found again",
      "An inspector who can't see colours has to find a thief among the passengers of a night train.",
      /opened both arms/,
    ],
    [
      "who helps others to flee writes no kind notes",
      "A nurse in a hospital secretly helps the patients escape to the fair.",
      /lunch box|counted? to three/,
    ],
    [
      "who looks for stolen things stole nothing",
      "Inspector Vera Lund comes back to work when the golden weathercock of her town is stolen.",
      /hardest sentence|first time that .* laughed about it/i,
    ],
    [
      "a coachman whose horse is afraid fears nothing himself",
      "A coachman whose horse is afraid of thunder.",
      /all the ways round|list of excuses/,
    ],
  ])("%s: %s", (_, idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});

describe("scenes whose words an idea only shares", () => {
  it.each([
    [
      "a stray animal is brought to no owner",
      "A tired tram driver finds a small dragon asleep on the back seat after the last trip.",
      /It's always in the back/,
    ],
    [
      "the healthy one is not ill",
      "The whole class gets measles except Tim, who has to sing at the concert alone.",
      /exactly the wrong week/,
    ],
    [
      "a broom that is afraid is not its witch",
      "A fairy whose wand is afraid of heights.",
      /kitchen table it was all right/,
    ],
    [
      "who once learned to swim somewhere does not begin again",
      "A diver who lost his arm goes back to the pool where he learned to swim.",
      /big toe/,
    ],
    [
      "people who swap for a day are no moles",
      "A baker and a dentist swap jobs for one day after a bet",
      /With the nose first/,
    ],
    ["a hedgehog does not flower", "A hedgehog who wants a hug", /on his head, pink/],
  ])("%s: %s", (_, idea, line) => {
    expect(tell(idea)).not.toMatch(line);
  });
});
