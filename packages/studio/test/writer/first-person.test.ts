import { textOf, write } from "@animation-agent/studio/writer";
import { expect, it } from "vitest";

it.each([
  "I am afraid of the dark cellar",
  "I find a key in the garden",
  "I want to win the spelling bee",
  "I learn to swim with my grandpa",
  "I wait for the first snow",
])("a story in the first person says me where it must: %s", (idea) => {
  const brief = { idea, storyType: "original_story", language: "english", scenes: 12, seconds: 400, seed: idea };
  const text = textOf(write(brief));

  expect(text).toMatch(/\bI\b/);
  expect(text.match(/\b(?:in|at|to|with|behind|beside|from|towards?) I\b|” (?:asked|said) I\b/g)).toBe(null);
});
