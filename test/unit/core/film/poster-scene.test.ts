import { describe, expect, it } from "vitest";
import { posterScene } from "#functions/core/film/poster-scene.ts";
import type { PlannedScene } from "#functions/core/story/story.ts";

type Picture = PlannedScene["picture"];

const makeScene = (
  number: number,
  shot: Picture["shot"],
  mood: Picture["mood"],
  ids: readonly string[] = ["hero"],
): PlannedScene => ({
  number,
  title: "",
  narration: "…",
  picture: {
    place: "forest",
    time: "day",
    weather: "clear",
    mood,
    shot,
    cast: ids.map((id) => ({ id, action: "stand", mood })),
    props: [],
    prompt: "",
  },
});
const cast = [{ id: "hero", name: "Juno", kind: "fox", traits: [] }];

describe("the scene of a poster", () => {
  it("has the hero in it, from a middle distance, in good spirits, and is neither the first nor the last", () => {
    const scenes = [
      makeScene(1, "medium", "joy"),
      makeScene(2, "close", "happy"),
      makeScene(3, "medium", "happy", ["pal"]),
      makeScene(4, "medium", "wonder"),
      makeScene(5, "medium", "sad"),
      makeScene(6, "medium", "joy"),
    ];

    expect(posterScene({ scenes, cast })?.number).toBe(4);
  });

  it("has the character that the plan names as its hero", () => {
    const pals = [{ id: "pal", name: "Pip", kind: "owl", traits: [] }, ...cast];
    const scenes = [1, 2, 3, 4].map((number) => makeScene(number, "medium", "joy", [number === 3 ? "hero" : "pal"]));

    expect(posterScene({ scenes, cast: pals, hero: "hero" })?.number).toBe(3);
    expect(posterScene({ scenes, cast: pals })?.number).toBe(2);
  });

  it("is the only one where there is no other", () => {
    expect(posterScene({ scenes: [makeScene(1, "wide", "calm")], cast })?.number).toBe(1);
  });
});
