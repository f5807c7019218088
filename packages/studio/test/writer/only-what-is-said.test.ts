import { readOutline, textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { doneIn, namedIn, tell } from "./telling-ideas.ts";

const titleOf = (idea: string): string =>
  write({ idea, storyType: "fairytale_story", language: "english", scenes: 8, seconds: 120, seed: "x" }).title;

describe("lines about what an idea names", () => {
  it("let no dead person talk", () => {
    const text = tell("After her husband dies, a widow learns to drive a tractor", 170);

    expect(text).not.toMatch(/(?:said|asked|called) her husband/);
  });

  it("turn over a stone that is picked up, and no boy", () => {
    expect(doneIn("The last bus driver of the night picks up a boy who ran away from home")).not.toContain(
      "doing picked up (hero)",
    );
    expect(doneIn("A girl picks up a shiny stone")).toContain("doing picked up (hero)");
  });

  it("do not tell of flying where somebody only wants to fly", () => {
    expect(doneIn("My grandpa wants to fly one more time before his eyes get too bad")).not.toContain(
      "doing fly (hero)",
    );
  });

  it("leave out what an idea says does not happen", () => {
    expect(tell("A snail enters the village race and nobody laughs at the end", 120)).not.toContain("a lump in its");
  });
});

it.each([
  ["A farmer's scarecrow falls in love with the moon", "marble"],
  ["Tom the cat is jealous of the new baby", "all four legs"],
  ["A goat who eats everything swallows the mayor's speech", "ducks. They listened"],
  ["My teacher is secretly a superhero", "In the attic there was a trunk"],
])("an idea is not told by the plot of another one: %s", (idea, words) => {
  expect(tell(idea, 120)).not.toContain(words);
});

it("a thing that was given away is not still there at the end", () => {
  const idea = "Max lends his favourite book to a girl and she never gives it back";
  const texts = Array.from({ length: 8 }, (_, seed) =>
    textOf(
      write({ idea, storyType: "original_story", language: "english", seconds: 100, scenes: 6, seed: `s${seed}` }),
    ),
  );

  expect(texts.filter((text) => /\bhis book was (?:still )?there/.test(text))).toEqual([]);
});

it("a title names a thing without how it is done", () => {
  expect(titleOf("The lighthouse keeper's daughter must light the lamp alone during a storm")).toBe(
    "The Daughter and the Lamp",
  );
});

describe("who and what an idea names", () => {
  it("counts several with an article before their number", () => {
    expect(
      readOutline("The two oldest trees in the forest argue about who has seen more", "english")?.characters,
    ).toMatchObject([{ kind: "oldest trees", count: 2 }]);
  });

  it("keeps who is still looked for out of the story until then", () => {
    expect(namedIn("A taxi driver finds a violin on the back seat and looks for its owner").join()).not.toContain(
      "owner",
    );
  });

  it("wishes for what is done, and not for how others did it", () => {
    expect(readOutline("Sara wants to swim across the lake like her mother did", "english")?.wish).toBe(
      "swim across the lake",
    );
  });

  it("fears what is feared", () => {
    expect(tell("A boy finds out his dad is afraid of the dark too", 120)).not.toContain("the dark too?");
  });

  it("keeps two who are stuck, and puts them into no lift", () => {
    const text = tell("A fox and a rabbit get stuck in the same hole", 120);

    expect(text).toMatch(/the rabbit|both|two/);
    expect(text).not.toMatch(/pressed every button|the ladder bent/);
  });

  it("does not let the hero do what others complain about", () => {
    expect(doneIn("A cook at sea makes soup from everything the sailors complain about")).not.toContain(
      "doing complain (hero)",
    );
  });
});

describe("a whole street", () => {
  it("is the people who live in it", () => {
    const idea = "Because the bakery has burned down, the whole street bakes bread at home";

    expect(readOutline(idea, "english")?.characters).toMatchObject([{ kind: "neighbours", count: 3 }]);
    expect(tell(idea, 60)).not.toMatch(/the street (?:gave|wished|felt)/i);
  });
});

it.each([
  [
    "A train conductor finds a sleeping child at the last stop",
    /said the sleeping child|the sleeping child (?:said|asked)/,
  ],
  ["My grandmother and I go mushroom picking and get lost in the fog", /the mushroom\b/],
  ["Two penguins swap eggs by mistake", /bed socks|letter boxes/],
])("nothing contradicts %s", (idea, words) => {
  expect(tell(idea, 170)).not.toMatch(words);
});

describe("words that mean something else", () => {
  it("baby animals are no baby", () => {
    const kinds = readOutline("A zookeeper feeds the baby elephants at night", "english")?.characters?.map(
      ({ kind }) => kind,
    );

    expect(kinds).toEqual(["zookeeper", "baby elephants"]);
  });

  it.each([
    ["A girl and her deaf brother invent a secret language", "doing invented (hero)"],
    ["A clumsy waiter saves the wedding", "doing saved the (hero)"],
  ])("what is no machine is not built, and what is no body not pulled out: %s", (idea, done) => {
    expect(doneIn(idea)).not.toContain(done);
  });

  it("a shepherd boy is no old shepherd who comes by", () => {
    const texts = Array.from({ length: 12 }, (_, seed) => {
      const idea = "A shepherd boy hears music coming from inside the mountain";
      return textOf(
        write({ idea, storyType: "original_story", language: "english", seconds: 60, scenes: 6, seed: `s${seed}` }),
      );
    });

    expect(texts.filter((text) => text.includes("old shepherd boy"))).toEqual([]);
  });

  it("what patients cannot do is not what the nurse cannot do", () => {
    expect(tell("The night nurse reads stories to patients who can't sleep", 120)).not.toContain(
      "The others could do it",
    );
  });

  it("who did not come any more does nothing after that", () => {
    const text = tell("An old man feeds the pigeons every day until one day he does not come", 120);

    expect(text.split("one day he did not come.")[1]).not.toMatch(/the man/i);
  });
});
