import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { wordsOf } from "./telling-ideas.ts";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds: 120, seed: "wish" }));

describe("words of wishes and of nights", () => {
  it.each([
    ["An old fisherman catches a fish that grants wishes", { granter: "the fish" }],
    ["I met a frog that could grant any wish", { granter: "the frog" }],
    ["The night the statues in the park come alive", { nightlife: "statues" }],
  ])("%s", (idea, words) => {
    expect(wordsOf(idea)).toMatchObject(words);
  });

  it.each(["A girl wishes for a fish", "A boy meets a king who grants him a wish", "The statues in the park are cold"])(
    "none in: %s",
    (idea) => {
      expect(wordsOf(idea)).not.toHaveProperty("granter");
      expect(wordsOf(idea)).not.toHaveProperty("nightlife");
    },
  );
});

describe("their plots", () => {
  it.each([
    ["An old fisherman catches a fish that grants wishes", [/wish I had a warm bun,” said the fisherman to the fish/]],
    ["A shy girl finds a stone that grants three wishes", [/a queue/, /I wish that you were free/]],
    ["The night the statues in the park come alive", [/the statues heard steps/, /they bowed/]],
    ["The garden gnomes come to life at midnight", [/looked at the garden gnomes/, /two sandwiches/]],
  ])("%s", (idea, told) => {
    for (const part of told) expect(tell(idea)).toMatch(part);
  });

  it("is another one where somebody sees it", () => {
    expect(tell("A boy touches a statue in the museum and it comes to life")).not.toContain("two sandwiches");
  });
});
