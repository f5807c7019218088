import { expect, it } from "vitest";
import { plan, textOf, write } from "../../src/writer/index.ts";

const placesOf = (idea: string): ReadonlySet<string> => {
  const story = write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds: 90, seed: idea });
  const { scenes } = plan({
    text: textOf(story),
    language: "english",
    scenes: 6,
    title: story.title,
    cast: story.cast,
  });
  return new Set(scenes.map(({ picture }) => picture.place));
};

it.each([
  ["A toaster wants to become a singer", "kitchen"],
  ["A traffic light falls in love with a bus", "city"],
  ["A hedgehog rolls into the wrong suitcase and ends up in Paris", "city"],
])("a story without another place is where its hero usually is, or in the city that it names: %s", (idea, place) => {
  expect(placesOf(idea)).toContain(place);
});
