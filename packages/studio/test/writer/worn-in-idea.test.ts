import { describe, expect, it } from "vitest";
import { readWorn } from "../../src/writer/own/worn-in-idea.ts";
import { plan } from "../../src/writer/plan/plan.ts";
import { textOf } from "../../src/writer/story.ts";
import { write } from "../../src/writer/write.ts";

const tell = (idea: string) =>
  write({ idea, storyType: "fairytale_story", language: "english", scenes: 6, seconds: 100, seed: idea });

describe("clothes in an idea", () => {
  it.each([
    [
      "A penguin with a red scarf wants to learn to fly",
      "the penguin",
      ["red scarf"],
      "penguin with a red scarf wanted",
    ],
    ["Lena in her yellow boots jumps into every puddle", "Lena", ["yellow boots"], "Lena in her yellow boots jumped"],
    [
      "Grandma Rose, who wears big round glasses, opens a library for mice",
      "Grandma Rose",
      ["glasses"],
      "Grandma Rose, who wore big round glasses, opened",
    ],
    [
      "A wizard with a long white beard and a pointed hat forgets all his spells",
      "the wizard",
      ["wizard hat", "long beard", "white hair"],
      "wizard with a long white beard and a pointed hat forgot",
    ],
  ])("are said once, drawn, and no matter of the story: %s", (idea, name, wears, said) => {
    const { title, cast, ...story } = tell(idea);
    const [, thing = ""] = /(scarf|boots|glasses|beard)/.exec(idea) ?? [];

    expect(textOf(story)).toContain(said);
    expect(textOf(story).split(thing)).toHaveLength(2);
    expect(title).not.toMatch(new RegExp(thing, "i"));
    expect([...(cast.find((member) => member.name === name)?.wears ?? [])].sort()).toEqual([...wears].sort());
  });

  it("are drawn on each of two", () => {
    const { cast } = tell("A penguin with a red scarf and a bear in a blue hat want to learn to fly");

    expect(cast.map(({ kind, wears }) => [kind, wears])).toEqual([
      ["penguin", ["red scarf"]],
      ["bear", ["blue hat"]],
    ]);
  });

  it("are drawn where the idea says nothing else", () => {
    const { cast, ...story } = tell("A cat in a red hat");

    expect(cast).toMatchObject([{ kind: "cat", wears: ["red hat"] }]);
    expect(textOf(story)).toContain("a cat in a red hat.");
  });

  it.each([
    "A girl with a red hat loses the hat in the river",
    "A boy in a hat shop finds a mouse",
    "A scarf with long hair wants to be a carpet",
    "The old man with the wooden leg tells stories to children",
  ])("are a matter of the story where it goes on about them, and places are none: %s", (idea) => {
    expect(readWorn(idea)).toEqual({ idea, worn: [] });
  });

  it("are drawn in a pasted text as well", () => {
    const text =
      "Mia in her yellow boots walked to the lake. A fox with a green scarf sat there and looked at her. " +
      "Mia asked the fox if it was cold. The fox shook its head.";
    const { cast } = plan({ text, language: "english", scenes: 2, title: "The Lake" });

    expect(cast.map(({ name, wears }) => [name.replace("the ", ""), wears])).toEqual([
      ["Mia", ["yellow boots"]],
      ["fox", ["green scarf"]],
    ]);
  });
});
