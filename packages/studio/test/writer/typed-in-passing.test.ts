import { describe, expect, it } from "vitest";
import { readOutline, textOf, write } from "../../src/writer/index.ts";

const told = (idea: string) => {
  const story = write({
    idea,
    storyType: "original_story",
    language: "english",
    scenes: 6,
    seconds: 60,
    seed: "typed in passing",
  });
  return { ...story, text: textOf(story) };
};
const opening = (idea: string) => told(idea).text.split("\n")[0];
const who = (idea: string) => readOutline(idea, "english").characters;

describe("verbs of several subjects", () => {
  it.each([
    [
      "The last bookshop in town is closing and the cats who live there start a protest",
      "The last bookshop in town was closing and the cats who lived there started a protest.",
    ],
    [
      "A fox and one very tired mother duck try to cross the highway",
      "A fox and one very tired mother duck tried to cross the highway.",
    ],
  ])("are told in the past: %s", (idea, sentence) => {
    expect(opening(idea)).toBe(sentence);
  });
});

describe("names", () => {
  it("are found beside a noun for children, which is not told", () => {
    const idea = "My twins Lily and Max start school on Monday";
    expect(
      who(idea)
        ?.map(({ name }) => name)
        .sort(),
    ).toEqual(["Lily", "Max"]);
    expect(told(idea).text).not.toMatch(/twins|[Mm]y lily/);
  });

  it("are no flowers", () => {
    const idea = "The twins Lily and Max start kindergarten and they are scared they won't be in the same class";
    expect(told(idea).text).not.toMatch(/\blily\b/);
  });

  it("of pets may be small", () => {
    expect(who("my dog biscuit becomes mayor of our street")).toMatchObject([{ name: "Biscuit", kind: "dog" }]);
    expect(who("my dog food tastes awful")?.some(({ name }) => name === "Food")).not.toBe(true);
    expect(who("my dog always sleeps")).toMatchObject([{ kind: "dog" }]);
    expect(who("my dog always sleeps")?.[0]).not.toHaveProperty("name");
  });

  it("are told of a main character who is named after the topic", () => {
    const idea = "story for my 4yo about brushing teeth, main character is a crocodile called Snap";
    expect(opening(idea)).toBe("A crocodile called Snap learned about brushing teeth.");
  });
});

it('reads no person out of "one more player"', () => {
  const idea = "A team of goats needs one more player, so they ask the wolf";
  expect(who(idea)?.map(({ kind }) => kind)).not.toContain("more player");
  expect(told(idea).text).not.toContain("more player ");
});

it("tells of things that look for their own", () => {
  const { cast, title } = told("Three socks escape the washing machine to find their missing partners");
  expect(cast.find(({ id }) => id === "hero")?.kind).toBe("socks");
  expect(title).toContain("Socks");
});

describe("things without a drawing of their own name", () => {
  it.each([
    ["The rain comes to school and sits in the back row", "cloud-with-rain"],
    ["Thunder is afraid of the dark", "cloud-with-lightning"],
    ["A word escapes from a book and looks for a better story", "speech-balloon"],
    ["A road wants to see where it ends", "motorway"],
  ])("are drawn as what comes close: %s", (idea, kind) => {
    expect(told(idea).cast.find(({ id }) => id === "hero")?.kind).toBe(kind);
  });
});
