import { write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { storyTypes, tellOf } from "./telling.ts";

it.each(storyTypes)("a %s about two sisters uses plural verbs", (storyType) => {
  for (const seed of ["1", "2", "3", "4", "5", "6"]) {
    const story = tellOf("Two sisters sail their little boat around the world to find the lost light", storyType, seed);

    expect(story).not.toMatch(/\b(?:sisters|they) (?:was|is|has)\b/i);
  }
});

describe("several heroes", () => {
  it.each([
    ["Three friends build a raft.", "a"],
    ["Two sisters find a map in an old suitcase.", "b"],
    ["Four old men play cards until the lights go out.", "c"],
    ["Five mice are afraid of the new cat.", "d"],
  ])("have no nose and no heart in common: %s", (idea, seed) => {
    const { paragraphs } = write({
      idea,
      storyType: "original_story",
      language: "english",
      scenes: 10,
      seconds: 240,
      seed,
    });

    expect(paragraphs.join(" ")).not.toMatch(
      /\b(?:their|the (?:friends|sisters|men|mice)['’]s?) (?:[a-z]+ )?(?:nose|chin|heart|back|belly|stomach|mouth|throat|face)\b/i,
    );
  });
});
