import { plan, textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const HEDGEHOG = "A shy hedgehog who wants to learn to dance before the autumn ball";

const written = (idea: string, seed: string) =>
  write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed });

const planned = (idea: string, seed: string) => {
  const story = written(idea, seed);
  const text = textOf(story);
  return { story, ...plan({ text, language: "english", scenes: 10, title: story.title, cast: story.cast, idea }) };
};

/** Seeds of which each brings in somebody else who teaches the hedgehog. */
const seeds = ["s1", "s2", "s3", "s4", "s5"];

describe("somebody whom only the story brings in", () => {
  it.each(seeds)("is in its cast once (%s)", (seed) => {
    const { cast } = written(HEDGEHOG, seed);

    expect(cast[0]?.kind).toBe("hedgehog");
    expect(cast).toHaveLength(2);
    expect(cast[1]?.name).toMatch(/^the [a-z]+$/);
  });

  it.each(seeds)("is drawn, with the hero, where the narration names them (%s)", (seed) => {
    const { cast, scenes } = planned(HEDGEHOG, seed);
    const [hero, other] = cast;
    const named = scenes.filter(({ narration }) => narration.includes(other?.name ?? "#"));

    expect(named.length).toBeGreaterThan(1);
    for (const { picture } of named)
      expect(picture.cast.map(({ id }) => id)).toEqual(expect.arrayContaining([hero?.id, other?.id]));
  });

  it("is not drawn before the story has brought them in", () => {
    const { cast, scenes } = planned(HEDGEHOG, "s1");

    expect(scenes[0]?.picture.cast.map(({ id }) => id)).toEqual([cast[0]?.id]);
  });

  it("is also one whose trade no list of people has", () => {
    const { cast } = written(
      "Every winter the old ski lift dreams of the summer, but in summer nobody needs it.",
      "s31",
    );

    expect(cast.map(({ name }) => name)).toEqual(["the ski lift", "the piano tuner"]);
  });

  it("is nobody of the kind of a character of the idea", () => {
    for (const seed of seeds) {
      const { cast } = written("A magpie and an old toad want to learn to dance.", seed);
      const kinds = cast.map(({ kind }) => kind);

      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });
});

describe("a group that an idea names beside its hero", () => {
  it.each([["The caretaker of a tower secretly feeds the ravens on the roof.", "the ravens"]])(
    "has a part in the story, and is seen again: %s",
    (idea, group) => {
      const { scenes, cast } = planned(idea, "s1");
      const ids = cast.filter(({ name }) => name === group).map(({ id }) => id);
      const seen = scenes.filter(({ picture }) => picture.cast.some(({ id }) => ids.includes(id)));

      expect(scenes.filter(({ narration }) => narration.toLowerCase().includes(group)).length).toBeGreaterThan(2);
      expect(seen.length).toBeGreaterThan(2);
    },
  );

  it("has a place that does not stand in it as a thing once more", () => {
    const { scenes } = planned("The caretaker of a tower secretly feeds the ravens on the roof.", "s1");

    for (const { picture } of scenes) expect(picture.props).not.toContain("roof");
    expect(scenes[1]?.picture.spot).toBe("roof");
  });

  it("has none where somebody only looks for them", () => {
    const told = scenesOf("A lamb looks for the other sheep.").filter((text) => text.includes("made room for"));

    expect(told).toEqual([]);
  });
});

const scenesOf = (idea: string): string[] => planned(idea, "s1").scenes.map(({ narration }) => narration);
