import { describe, expect, it } from "vitest";
import { readIdea } from "../../src/writer/english/idea/read-idea.ts";

describe("the goal of an idea", () => {
  it.each([
    ["A boy who can talk to trees saves his village from a drought", "boy", "save his village"],
    ["Once there was a princess who did not want to marry and became a pirate", "princess", "become a pirate"],
    ["An astronaut stranded on Mars grows a garden and befriends a small alien", "astronaut", "grow a garden"],
    ["The little girl with the matches finds a warm home", "girl", "find a warm home"],
    ["A detective mouse investigates the disappearance of all the cheese", "mouse", /^investigate the disappearance/],
    ["Emma and her robot nanny explore the ocean floor", "girl", "explore the ocean floor"],
    ["A shy vampire goes to school for the first time", "vampire", "go to school for the first time"],
    ["A girl finds a dragon egg and hides it in her grandmother's barn", "girl", "find a dragon egg"],
    ["A colony of ants builds a spaceship", "ants", "build a spaceship"],
    ["A shy robot who wants to learn to dance", "robot", "learn to dance"],
  ])("is the goal: %s", (idea, noun, infinitive) => {
    const { hero, goal } = readIdea(idea);

    expect(hero?.noun).toBe(noun);
    expect(goal?.infinitive).toEqual(typeof infinitive === "string" ? infinitive : expect.stringMatching(infinitive));
  });

  it.each([
    ["A boy loses his shadow on a summer day", "find his shadow"],
    ["A baby elephant gets lost in the city", "find the way home"],
  ])("is to have back what was lost: %s", (idea, infinitive) => {
    expect(readIdea(idea).goal?.infinitive).toBe(infinitive);
  });

  it.each([
    ["The day the colors disappeared", "bring back the colors"],
    ["Why the sea is salty", "find out why the sea is salty"],
  ])("belongs to an invented hero if the idea names none: %s", (idea, infinitive) => {
    const { hero, goal } = readIdea(idea);

    expect(hero).toBeUndefined();
    expect(goal?.infinitive).toBe(infinitive);
  });
});
