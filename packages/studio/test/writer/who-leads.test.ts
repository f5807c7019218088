import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { textOf, write } from "../../src/writer/index.ts";

const storyOf = (idea: string) =>
  write({ idea, language: "english", storyType: "fairytale_story", scenes: 10, seconds: 150, seed: "a" });

describe("who leads an idea", () => {
  it.each([
    ["Oskar the bus driver waves at every child. One day the bus breaks and all the children push.", "Oskar"],
    ["My grandmother's vacuum cleaner wants to become an astronaut but it is afraid of heights", "the vacuum cleaner"],
  ])("is who has the first words: %s", (idea, hero) => {
    const story = storyOf(idea);

    expect(story.cast[0]?.name).toBe(hero);
    expect(textOf(story).split(new RegExp(hero, "i")).length).toBeGreaterThan(5);
  });

  it("is who tells it, whatever that is", () => {
    const text = textOf(storyOf("I am a snowman who wants to see July."));

    expect(text).toMatch(/^I was a snowman who wanted to see July\./);
    expect(text).not.toMatch(/\b(?:I|my) (?:is|has|likes)\b/);
  });
});

describe("the first sentence of a story", () => {
  it.each([
    ["A young librarian discovers that the books whisper at night.", "A young librarian discovered that the books"],
    ["Two postmen who have never met fall in love through their letters", "Two postmen who had never met fell in love"],
    ["A witch who cannot do magic but makes the best soup", "There was once a witch who could not do magic"],
  ])("has one main verb: %s", (idea, told) => {
    expect(textOf(storyOf(idea))).toContain(told);
  });

  it("has no thing where a sentence follows", () => {
    const [clause] = readIdeaParts("A young librarian discovers that the books whisper at night.").clauses;

    expect(clause?.object).toBeUndefined();
  });
});

describe("what follows a sentence", () => {
  it("does not take what is too old for the hero's weakness", () => {
    const text = textOf(storyOf("Our little bakery has to close because the oven is too old."));

    expect(text).not.toMatch(/practise all alone|the way you do it|Let me try once more/);
  });

  it("leads to an island on a way", () => {
    const text = textOf(
      storyOf("The twins Max and Frieda build a raft from old doors to reach the island in the lake."),
    );

    expect(text).not.toMatch(/no sign of the island|above our heads/);
  });
});

describe("an idea of several", () => {
  it("is told by one of those who say we", () => {
    const text = textOf(storyOf("We are three brothers and we found a treasure map in Grandpa's clock."));

    expect(text).toMatch(/\b(?:I|[Ww]e)\b/);
    expect(text).not.toMatch(/in Grandpa's(?! clock)|the brothers/i);
  });

  it("has the members of a class for its hero", () => {
    const story = storyOf("A class of first graders gets stuck in the museum overnight");

    expect(story.cast[0]?.name).toBe("the first graders");
    expect(textOf(story)).not.toMatch(/the first (?:was|had|could)\b/);
  });

  it("has somebody for its hero whose trade no list has", () => {
    const story = storyOf("A piano tuner who is going blind falls in love with a woman he only knows by her playing");

    expect(story.cast[0]?.name).toBe("the piano tuner");
  });
});

describe("the title of a story", () => {
  it.each([
    ["I am a snowman who wants to see July.", "How I Saw July"],
    ["The smallest star in the sky doesn't want to go to sleep when morning comes", "The Smallest Star"],
    ["The twins Max and Frieda build a raft to reach the island in the lake.", "Max and Frieda and the Island"],
  ])("says what matters: %s", (idea, title) => {
    expect(storyOf(idea).title).toBe(title);
  });
});

describe("the past tense", () => {
  it("leaves what somebody is made to do", () => {
    expect(textOf(storyOf("A cook named Tilo bakes bread that makes people tell the truth"))).toContain(
      "made people tell the truth",
    );
  });
});

describe("what is told of an idea", () => {
  it("is its owned thing, in the words of the idea", () => {
    const story = storyOf("Grandma Inge's cuckoo clock has lost its cuckoo. It went to Africa with the storks.");

    expect(story.cast[0]?.name).toBe("the cuckoo clock");
    expect(textOf(story)).toMatch(/^Grandma Inge's cuckoo clock had lost its cuckoo\./);
    expect(textOf(story)).not.toMatch(/\bclock [^.]*in Africa/);
  });

  it("is no fear of the hero where others are afraid", () => {
    const text = textOf(storyOf("The dragon Ferdinand runs a vegetable stand, but people are afraid to buy from him."));

    expect(text).not.toMatch(/in the stomach|Come on, there is nothing to it/);
  });

  it("names nothing before the idea does", () => {
    const text = textOf(
      storyOf("In our town it has not rained for three years. Then Samira builds a cloud in her garage."),
    );

    expect(text.split("Samira built a cloud")[0]).not.toContain("the cloud");
    expect(text).toContain("Samira built a cloud");
  });

  it("is the wish, also with a verb that is seldom one", () => {
    expect(readIdeaParts("The little tractor wants to plough the biggest field.").wish).toBe(
      "plough the biggest field",
    );
  });

  it("is no rescue because somebody once saved somebody", () => {
    const text = textOf(storyOf("A florist leaves a bouquet at the door of the firefighter who once saved her cat"));

    expect(text).not.toMatch(/the rope|nothing that you can do about/);
  });

  it("says me where the hero tells it", () => {
    const text = textOf(storyOf("We moved to Norway last summer and I couldn't understand anyone, until I met Sven."));

    expect(text).not.toMatch(/\b(?:showed|gave|see|told|asked) I\b|“The to/);
  });
});
