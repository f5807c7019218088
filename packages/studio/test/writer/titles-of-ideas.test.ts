import { expect, it } from "vitest";
import { write } from "../../src/writer/index.ts";

it.each([
  ["A dog waits at the train station every day for a boy who moved away.", "The Dog at the Train Station"],
  ["Two snails race across a garden wall and it takes all summer.", "The Snails on the Garden Wall"],
  ["On the day of the big race, Tim's shoes are gone", "Tim's Shoes"],
  ["A girl who stutters wants to be the announcer at the football match.", "How the Girl Became the Announcer"],
])("the title of an idea says who, where or whose: %s", (idea, title) => {
  const story = write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds: 90, seed: idea });

  expect(story.title).toBe(title);
});
