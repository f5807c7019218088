import { expect, it } from "vitest";
import { write } from "#studio/writer/index.ts";

it("has the cast of an idea in English, whatever language it is told in", () => {
  const idea = "A small robot and a brave girl save the city";

  const { cast } = write({ idea, storyType: "comics_story", language: "spanish", scenes: 10, seconds: 162, seed: "a" });

  expect(cast.map(({ kind }) => kind)).toEqual(["robot", "girl"]);
});

it("reads an idea in its own language first", () => {
  const idea = "Un ratón y una rana buscan la luna";

  const { cast } = write({
    idea,
    storyType: "fairytale_story",
    language: "spanish",
    scenes: 10,
    seconds: 162,
    seed: "a",
  });

  expect(cast.map(({ kind }) => kind)).toEqual(["mouse", "frog"]);
});
