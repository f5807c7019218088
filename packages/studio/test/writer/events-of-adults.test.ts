import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string, seconds = 110): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 6, seconds, seed: idea }));

/** Lines of the plots for ideas of which nothing is known. */
const STOCK =
  /the postman at the bakery|bought two rolls|On Monday (?:nobody|no one) thought|rolled up two sleeves|a rope and a good push|wrote on the sheet/;

describe("an idea about grown-ups whose situation is known", () => {
  it.each([
    [
      "A taxi driver in Cairo finds a baby in the back seat.",
      ["A taxi driver in Cairo", "one very small sock", "only one shoe"],
    ],
    ["Two rival barbers share one mirror.", ["The mirror stood exactly in the middle", "a crack"]],
    ["A shopkeeper gets a coin from every customer who lies.", ["there was a clink", "A little bit"]],
    [
      "A widow named Edith sets the table for two every evening. One evening someone knocks.",
      ["Edith put down", "upstairs"],
    ],
    [
      "A clockmaker stops all the clocks so that his daughter won't have to leave.",
      ["The clockmaker", "twenty to nine"],
    ],
    ["A sailor is alone on a raft in the Pacific for forty days.", ["notch", "coming out of the sea"]],
    ["Somebody steals the bell from the church tower the night before the festival", ["clean broom", "My oven door"]],
  ])("is told by its scene: %s", (idea, parts) => {
    const text = tell(idea);
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toMatch(STOCK);
  });

  it("reads one couple, an opening place and a name after the trade", () => {
    expect(tell("An old couple dance in their kitchen every Sunday. Then he breaks his leg.")).toMatch(
      /^An old couple danced in their kitchen/,
    );
    expect(tell("In Hanoi a noodle seller has a rule: whoever can't pay must tell a story.")).toMatch(
      /^In Hanoi a noodle seller had a rule/,
    );
    expect(tell("There's a thief in our street who only steals left shoes.")).toMatch(
      /^There was a thief in our street/,
    );
  });
});
