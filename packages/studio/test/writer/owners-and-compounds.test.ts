import { readOutline, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { ofIdea } from "./telling.ts";
import { doneIn, tell as tellIn } from "./telling-ideas.ts";

const tell = (idea: string) => tellIn(idea, 100);

const written = (idea: string) =>
  write({ idea, storyType: "original_story", language: "english", scenes: 4, seconds: 60, seed: "cast" });

const kindsIn = (idea: string) => readOutline(idea, "english").characters?.map(({ name, kind }) => name ?? kind);

describe("an idea that begins with what belongs to somebody", () => {
  it.each([
    ["A baker's bread stops rising on the day his wife leaves.", "baker"],
    ["A girl's kite flies away and lands on the roof of a factory.", "girl"],
    ["A fisherman's net brings up a music box.", "fisherman"],
    ["Lena's grandfather teaches her to whistle, and she whistles at his funeral.", "Lena"],
  ])("%s is led by its owner", (idea, owner) => {
    expect(kindsIn(idea)?.[0]).toBe(owner);
  });

  it.each([
    ["Leo's shadow runs away on a sunny morning.", "shadow"],
    ["A girl's teddy bear wakes up at night.", "teddy bear"],
    ["A boy's grandmother forgets his name.", "grandmother"],
  ])("%s is led by what acts", (idea, kind) => {
    expect(kindsIn(idea)?.[0]).toBe(kind);
  });

  it("goes on with the thing, and not with its owner", () => {
    const told = tell("A girl's kite flies away and lands on the roof of a factory.");

    expect(told).toContain("It landed on the roof of a factory.");
    expect(told).not.toContain("She landed");
  });
});

describe("a hero of two nouns", () => {
  it.each([
    ["A lonely robot vacuum makes friends with a mouse under the sofa.", "lonely robot vacuum"],
    ["A chess pawn dreams of becoming a queen.", "chess pawn"],
  ])("%s is the thing of the second", (idea, kind) => {
    expect(kindsIn(idea)?.[0]).toBe(kind);
  });

  it("does not meet whom it only wants to become", () => {
    expect(kindsIn("A chess pawn dreams of becoming a queen.")).toEqual(["chess pawn"]);
  });
});

describe("a hero who is many", () => {
  it.each([
    ["A village has only one bell, and it has lost its voice.", "villagers"],
    ["The town decides to ban music.", "townspeople"],
  ])("%s is led by those who live there", (idea, kind) => {
    expect(kindsIn(idea)).toEqual([kind]);
  });

  it("is not the place that somebody comes from", () => {
    expect(kindsIn("The village baker finds a coin.")).toEqual(["village baker"]);
  });

  it("plays as the animals that the orchestra has", () => {
    const { cast } = written("A mouse orchestra plays for a sick cat.");

    expect(ofIdea(cast).map(({ kind }) => kind)).toEqual(["mouse", "mouse", "mouse", "cat"]);
  });
});

it("wants to be what it would rather be", () => {
  expect(readOutline("The baker's son would rather be a dancer than bake bread.", "english").wish).toBe(
    "become a dancer",
  );
});

describe("an idea for a child of the family", () => {
  it.each([
    ["My daughter Lina is afraid of the vacuum cleaner. Please write a story where she makes friends with it.", "Lina"],
    ["My son Tim loves trains. Write a story about him and a magic train.", "Tim"],
    ["My daughter is afraid of the dark. Make a story in which a star helps her.", "girl"],
  ])("%s is led by the child of the first sentence", (idea, hero) => {
    expect(kindsIn(idea)?.[0]).toBe(hero);
  });

  it("is not told of the child where it has others", () => {
    const idea = "My daughter Emma is scared of thunder. Please make a story about a little thunder.";

    expect(kindsIn(idea)).toEqual(["little thunder"]);
  });
});

it("names who tells it after the other", () => {
  const told = Array.from({ length: 6 }, (_, at) =>
    tell(`Dad and I build treehouse number ${at + 2} and a raccoon moves in before we do.`),
  ).join("\n");

  expect(told).not.toMatch(/\bI and Dad\b/);
});

it("is led by the thing that is helped", () => {
  expect(kindsIn("A rainbow loses the color red, and a ladybug helps to find it.")).toEqual(["rainbow", "ladybug"]);
});

it("does not do what those do whom it finds", () => {
  expect(doneIn("A family of bears finds a stranger sleeping in their cave.")).toEqual(["doing found a (hero)"]);
});

it("brings somebody along without hiding her behind its back", () => {
  expect(doneIn("A nervous knight brings his mother along to fight the dragon.")).toEqual([]);
});

describe("what an idea says of a thing or of the past", () => {
  it("is over before the story goes on", () => {
    const told = tell("A postman finds a letter that was lost for fifty years and delivers it.");

    expect(told).toContain("He delivered it.");
    expect(told).toMatch(/number seven|doorstep|letter box|knocked/i);
  });

  it("is no obstacle beyond what is feared", () => {
    expect(readOutline("A fire engine that is afraid of water meets a small cloud.", "english").obstacle).toBe(
      "afraid of water",
    );
  });

  it("makes no pupil of the place to which somebody is taught the way", () => {
    expect(tell("An old elephant teaches a young one the way to the water hole.")).not.toMatch(
      /water hole (?:had|was)/i,
    );
  });

  it("tells a thing that is brought back to life as mended", () => {
    const told = tell("A boy brings his grandfather's old bicycle back to life and rides it to the sea.");

    expect(told).toMatch(/took everything apart|put everything back|one drop of oil|bent/i);
    expect(told).not.toContain("Guess what I have brought");
  });
});

describe("a name that somebody is given in the idea", () => {
  it.each([
    ["A girl befriends the spider above her bed and calls it Agatha.", "Agatha", "spider"],
    ["A boy finds a stray dog and names him Bello.", "Bello", "dog"],
  ])("%s is that of the other", (idea, name, kind) => {
    expect(readOutline(idea, "english").characters?.slice(1)).toMatchObject([{ name, kind }]);
  });

  it("is not that of who gives it", () => {
    const [, second] = readOutline("A knight meets a princess who calls him Sir Lost.", "english").characters ?? [];

    expect(second).toMatchObject({ kind: "princess" });
  });
});

it("draws friends who meet after forty years as old people", () => {
  const { cast } = written("Two old friends meet again on a bench after forty years.");

  expect(cast.map(({ kind }) => kind)).toEqual(["grandma", "grandpa"]);
});

describe("the plot of another idea", () => {
  it.each([
    ["A little train is too small to climb the hill but tries every day.", /giraffe|From the top of the hill/],
    ["Sofia paints a door on her bedroom wall and it opens.", /if we get caught/i],
    ["An astronaut misses Christmas at home and decorates her spaceship.", /round the corner and stopped/],
    ["A young witch fails her flying test for the third time.", /Geography|so small as a stamp|The paper/],
    ["Grandpa can't find his glasses, and the whole family searches.", /can do everything/],
    ["Twins swap classes for a day.", /two things lay/],
    ["Two sisters share a single umbrella in the rain and argue until they laugh.", /mechanic|list on the door/],
    ["A mouse orchestra plays for a sick cat.", /third window/],
    ["A bear cannot fall asleep for the winter because his neighbor snores.", /seventh sound/],
    ["An old sailor tells his cat about the storms.", /they asked|asked the eldest/],
    ["Papa forgets the tent on the camping trip.", /tip of (?:Papa's|his) tongue|begins with a B/],
  ])("%s is not told by it", (idea, words) => {
    expect(tell(idea)).not.toMatch(words);
  });
});

it("keeps fixed phrases whole", () => {
  const told = Array.from({ length: 12 }, (_, at) =>
    tell(`A stray cat moves into a fire station number ${at + 2} and becomes the best firefighter.`),
  ).join("\n");

  expect(told).not.toMatch(/every (?:from time to time|once in a while)|Before long again/);
});
