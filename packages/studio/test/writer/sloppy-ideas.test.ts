import { write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";

const told = (idea: string): string[] => readIdeaParts(idea).clauses.map(({ text }) => text);

describe("ideas in a hurry", () => {
  it.each([
    [
      "a story about my dog biscuit who stole the christmas turkey and we had to eat pizza",
      ["My dog Biscuit stole the christmas turkey.", "We had to eat pizza."],
    ],
    [
      "me and my friend jake built a treehouse and then the storm broke it and we built it again",
      ["My friend Jake and I built a treehouse.", "Then the storm broke it.", "We built it again."],
    ],
    [
      "a dragon who is alergic to fire, he sneezes all the time, at the end he becomes a firefighter",
      [
        "There was once a dragon who was allergic to fire.",
        "He sneezed all the time.",
        "At the end he became a firefighter.",
      ],
    ],
    [
      "something sad but nice about an old man and his empty bench",
      ["This was the story of an old man and his empty bench."],
    ],
    [
      "i want something funny about a grandpa who snores so loud that nobody can sleep",
      ["There was once a grandpa who snored so loud that nobody could sleep."],
    ],
    [
      "our shop cat Oskar catches a thief at night, please make it exciting, he is very fat and lazy",
      ["Our shop cat Oskar caught a thief at night.", "He was very fat and lazy."],
    ],
    [
      "Papa has to work on Christmas Eve, so the kids bring Christmas to him.",
      ["Papa had to work on Christmas Eve.", "So the kids brought Christmas to him."],
    ],
  ])("are told in sentences: %s", (idea, sentences) => {
    expect(told(idea)).toEqual(sentences);
  });

  it.each(["my brother shrinks and I hide him", "our hamster escaped"])("take no verb for a name: %s", (idea) => {
    expect(told(idea)[0]).not.toMatch(/Shrinks|Escaped/);
  });

  it("have a title without the words to the writer", () => {
    const { title } = write({
      idea: "please tell about a kid who is scared of the dentist and then its not so bad",
      storyType: "original_story",
      language: "english",
      scenes: 4,
      seconds: 60,
      seed: "title",
    });
    expect(title).not.toMatch(/please|tell/i);
  });

  it("wish for what is learned, and not for its opposite", () => {
    expect(readIdeaParts("A penguin who hates swimming learns to ice skate instead").wish).toBe("learn to ice skate");
  });
});
