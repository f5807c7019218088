import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "open" }));

describe("a story for the last event of a rich idea", () => {
  it.each([
    [
      "The night porter of a small hotel in Ghent discovers that somebody has been sleeping in the locked room on the fourth floor and watering the plants there.",
      /I haven't decided yet/,
    ],
  ])("is told: %s", (idea, line) => {
    expect(tell(idea)).toMatch(line);
  });

  it("tells the rest of the idea as it stands", () => {
    const text = tell(
      "A librarian in Porto loves her quiet evenings. Then she notices that someone has been writing small answers into the margins of the oldest books.",
    );

    expect(text).toContain("A librarian in Porto loved her quiet evenings.");
    expect(text).toContain("writing small answers into the margins of the oldest books");
    expect(text).toMatch(/I haven't decided yet/);
  });

  it("gives way to what the idea goes on to tell", () => {
    expect(
      tell(
        "A girl discovers that someone has been feeding the foxes behind the school. She hides in the shed and sees the old caretaker with a bag of apples.",
      ),
    ).not.toMatch(/I haven't decided yet/);
  });
});
