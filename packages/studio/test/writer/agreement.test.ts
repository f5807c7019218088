import { expect, it } from "vitest";
import { storyTypes, tellOf } from "./telling.ts";

it.each(storyTypes)("a %s about two sisters uses plural verbs", (storyType) => {
  for (const seed of ["1", "2", "3", "4", "5", "6"]) {
    const story = tellOf("Two sisters sail their little boat around the world to find the lost light", storyType, seed);

    expect(story).not.toMatch(/\b(?:sisters|they) (?:was|is|has)\b/i);
  }
});
