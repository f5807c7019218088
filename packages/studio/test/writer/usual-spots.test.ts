import { plan, textOf, write } from "@animation-agent/studio/writer";
import { expect, it } from "vitest";

/** Where the first picture of a story plays. */
const openingOf = (idea: string): string | undefined => {
  const story = write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds: 60, seed: "1" });
  const { scenes } = plan({ text: textOf(story), language: "english", scenes: 6, title: "", cast: story.cast });
  return scenes[0]?.picture.spot ?? scenes[0]?.picture.place;
};

it.each([
  ["A goalkeeper who is afraid of the ball", "stadium"],
  ["A shy librarian leaves notes in the returned books.", "library"],
  ["A surgeon hides from everyone that she is afraid of the dark.", "hospital"],
  ["Priya in accounting receives an invoice for one hundred live ducks.", "study"],
  ["Two neighbours argue about a parrot.", "street"],
  ["A knight who is allergic to horses", "castle"],
])("an idea that names no place opens where such people are: %s", (idea, where) => {
  expect(openingOf(idea)).toBe(where);
});

it("what somebody only wants to be says nothing of where they are", () => {
  expect(openingOf("A frog wants to become an opera singer.")).toBe("lake");
});

it("the place that an idea names comes first", () => {
  expect(openingOf("A librarian and her cat are lost in the desert.")).toBe("desert");
});

it("those whom an idea names as a group are seen together", () => {
  const idea = "Two cousins, Amira and Sol, paint an old boat.";
  const story = write({ idea, storyType: "original_story", language: "english", scenes: 8, seconds: 100, seed: "1" });
  const { scenes } = plan({ text: textOf(story), language: "english", scenes: 8, title: "", cast: story.cast });
  const told = scenes.filter(({ narration }) => /\bAmira\b/.test(narration) && /\bSol\b/.test(narration));

  expect(told.length).toBeGreaterThan(0);
  for (const { picture } of told) expect(picture.cast.map(({ id }) => id).sort()).toEqual(["hero", "pal"]);
});

it("a story's own fillings do not open it: the princess sits down on the grass later", () => {
  expect(openingOf("Once upon a time a princess was so ticklish that nobody could put a crown on her head.")).toBe(
    "castle",
  );
});
