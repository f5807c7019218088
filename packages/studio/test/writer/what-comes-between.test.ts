import { describe, expect, it } from "vitest";
import { textOf, write } from "../../src/writer/index.ts";

const told = (idea: string, seed = "s1", seconds = 170): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds, seed }));
/** So short that the idea tells itself, by its own sentences. */
const SHORT = 90;
const castOf = (idea: string): string[] =>
  write({ idea, storyType: "original_story", language: "english", scenes: 4, seconds: 60, seed: "s" }).cast.map(
    ({ kind }) => kind ?? "",
  );

describe("what comes between in an idea", () => {
  it.each([["Lena builds a boat, but it has a hole", /(?:not|n.t) on the drawing/]])(
    "comes out in the story of %s",
    (idea, end) => {
      for (const seed of ["s1", "s2", "s3"]) expect(told(idea, seed)).toMatch(end);
    },
  );

  it("is that those of whom something is said do not want to", () => {
    expect(told("Aunt Olga wants to sell her house, but the ghosts who live there do not want to move out")).toContain(
      "But the ghosts who lived there did not want to move out.",
    );
  });

  it.each([
    ["Two friends plan a show, but nobody comes", /I didn['’]t want to be the first/],
    ["The sailor follows an old map, but the map is wrong", /full of spots and arrows, and it was right/],
    [
      "Grandpa builds a rocket in the barn and nobody takes him seriously",
      /Grandpa said nothing, and he (?:did not|didn['’]t) have to/,
    ],
  ])("comes out in the short story of %s", (idea, end) => {
    expect(told(idea, "s1", SHORT)).toMatch(end);
  });

  it("is that somebody does not believe it, or that it is sold out", () => {
    expect(told("Ivo finds a door behind the wardrobe, but his sister does not believe him", "s1", SHORT)).toMatch(
      /“After you,”/,
    );
    expect(told("A girl wants to meet her idol, but the concert is sold out")).toMatch(
      /And then it was there, what the girl had wished for/,
    );
  });

  it("is not told of what stands in the first sentence", () => {
    expect(told("The bridge is closed")).not.toMatch(/There was a gap, right at the bottom/);
  });

  it("is that somebody falls ill, and the hero stays", () => {
    const story = told(
      "Tunde dreams of joining the village football team, but his sister falls ill the day before the trial",
    );

    expect(story).toMatch(/took off his jacket/);
    expect(story).toMatch(/Tunde joined the village football team, one day late/);
  });

  it("is that a thing for a contest is gone, and the hero makes another one", () => {
    const story = told("Ravi wants to win the kite festival, but his kite is stolen");

    expect(story).toMatch(/the place where his kite had been/);
    expect(story).toMatch(/Ravi won the kite festival/);
  });

  it("is that there is no money for a present, and the hero barters", () => {
    const story = told("Ben wants to give his mother flowers, but he has no money");

    expect(story).toMatch(/carried the flowers home/);
    expect(story).not.toMatch(/with his mother flowers|about his mother flowers/);
  });

  it.each([
    ["Emil wants to learn to swim, but the pool closes", "But the pool closed."],
    ["Emil wants to learn to swim, but nobody comes", "But nobody came."],
    ["Emil wants to learn to swim, but it rains", "But it rained."],
  ])("is a sentence of its own in %s", (idea, sentence) => {
    expect(told(idea)).toContain(sentence);
  });
});

describe("what somebody does against others", () => {
  it("is no wrong where a greedy king has it coming", () => {
    const story = told("A shepherd girl tricks a greedy king");

    expect(story).toMatch(/in a rather small voice/);
    expect(story).not.toMatch(/I am sorry/);
  });

  it("is no wrong where it saves somebody", () => {
    expect(told("Three old women rob a bank to save their retirement home")).not.toMatch(/gave back what/);
  });

  it("comes true where it hinders them", () => {
    expect(told("Selma wants to stop the loggers from cutting down her favorite tree")).toMatch(
      /Selma stopped the loggers from cutting down her favorite tree|The man in the helmet turned off the machine/,
    );
  });

  it("is not what the one does who forbids it", () => {
    expect(told("A mayor forbids laughing, and the children fight back with jokes")).not.toMatch(
      /laughed until his stomach hurt|no front teeth/,
    );
  });
});

describe("a story", () => {
  it("begins with the idea's own sentence", () => {
    for (const idea of [
      "A turtle and a hare decide to travel together this time",
      "The bus driver and the old lady who always sits in the first row plan a trip to the sea",
    ])
      expect(told(idea).split("\n")[0]).toMatch(/decided to travel together this time\.$|planned a trip to the sea\.$/);
  });

  it("goes on behind a painted door", () => {
    expect(told("A boy paints a door on the wall and steps through it")).toMatch(/On the other side it was white/);
  });
});

describe("what an idea says of others than its hero", () => {
  it("is told of them", () => {
    expect(told("An old fisherman catches a fish that begs him for its life", "s1", SHORT)).toMatch(
      /[Tt]he fish had thought of seven good reasons|“Please,” the fish said/,
    );
    expect(told("A princess hires a bodyguard who is afraid of mice", "s1", SHORT)).toMatch(/bodyguard['’]s stomach/);
  });

  it.each([
    ["Maya adopts a dog that steals socks", /worked off the rest|“I did it,”/],
    ["Ella gets a robot that cannot stop dancing", /Ella said sorry/],
    ["A boy meets a dragon who collects teacups", /[Tt]he boy had hundreds of them/],
  ])("is not told of the hero in %s", (idea, ofHero) => {
    for (const seed of ["s1", "s2", "s3"]) expect(told(idea, seed)).not.toMatch(ofHero);
  });

  it("was before, where the idea tells it in the past", () => {
    expect(told("A girl finds a fox who lost his tail")).toContain("a fox who had lost his tail.");
    expect(told("Grandma Rosa teaches her grandson to cook the soup that once saved the village")).toContain(
      "the soup that had once saved the village.",
    );
  });

  it("ends before a verb that only fits the hero", () => {
    const story = told(
      "A shy librarian discovers that the books whisper to her at night and decides to help a lost story find its ending",
    );

    expect(story).toContain("whispered to her at night.\n");
    expect(story).toContain("She decided to help a lost story find its ending.");
  });
});

describe("a best friend", () => {
  it("is somebody", () => {
    expect(castOf("Ben and his best friend build a raft")).toHaveLength(2);
    expect(castOf("Ben quarrels with his best friend over a ball")).toHaveLength(2);
  });

  it("is the ghost that it is", () => {
    expect(castOf("Mia's best friend is a ghost")).toEqual(expect.arrayContaining(["ghost"]));
    expect(castOf("Tom and Lea are best friends")).toHaveLength(2);
  });

  it("who moved away does not lead the story", () => {
    expect(told("Since her best friend moved away, Ayla writes letters to the moon")).toMatch(/Ayla/);
    expect(
      write({
        idea: "Since her brother moved away, Ayla writes letters to the moon",
        storyType: "original_story",
        language: "english",
        scenes: 4,
        seconds: 60,
        seed: "s",
      }).cast[0]?.name,
    ).toBe("Ayla");
  });
});

describe("being lost", () => {
  it("in the mountains is told of a place without people", () => {
    const story = told("Sam and his dog get lost in the mountains during a snowstorm");

    expect(story).not.toMatch(/traffic lights|a great many heads/);
  });

  it("loses nobody else", () => {
    expect(told("Lina and her brother Ben get lost in the forest")).not.toMatch(/the brother Ben/);
  });
});
