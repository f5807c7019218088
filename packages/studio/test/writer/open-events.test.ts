import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";

const tell = (idea: string): string =>
  textOf(write({ idea, storyType: "original_story", language: "english", scenes: 10, seconds: 170, seed: "open" }));

describe("a story for the last event of a rich idea", () => {
  it.each([
    [
      "A cleaner in a cinema in Turin finds a silver locket under row nine and decides to look for its owner.",
      /put the silver locket on the table/,
    ],
    [
      "A gardener finds an unsent letter in a flowerpot and wants to return it to its owner.",
      /no name on the unsent letter/,
    ],
    [
      "A violin teacher has to get to the other end of the city before noon because her daughter is getting married.",
      /the onions/,
    ],
    [
      "A widow and her two sons have one evening to bring in the straw before the rain.",
      /could(?: not|n't) be done in the time/,
    ],
    [
      "Twelve-year-old Finn is sent to live with his gruff uncle on a hill farm for the holidays.",
      /his gruff uncle.*The tenth one is wrong as well/s,
    ],
    [
      "A ferryman on the Elbe finds a shivering baby owl in his boat after the storm.",
      /The shivering baby owl lay there/,
    ],
    ["My grandparents met at a fair in Cork because the ghost train had broken down.", /a glove had been left/],
    [
      "Lea lives in Bern and her friend Mara lives in Lima, and every Sunday they bake a cake at the same time.",
      /It's raining.*Here, too/s,
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
  });

  it.each([
    "A sailor promised to be home by Easter, but his ship is still on the other side of the ocean.",
    "A boy finds a puppy in the rain and wants to find its owner.",
    "A girl spends the summer with her beloved grandmother in the mountains.",
  ])("is not told of what it does not fit: %s", (idea) => {
    expect(tell(idea)).not.toMatch(/the onions|who minds about spots|The tenth one is wrong/);
  });

  it("gives way to what the idea goes on to tell", () => {
    expect(
      tell(
        "A girl discovers that someone has been feeding the foxes behind the school. She hides in the shed and sees the old caretaker with a bag of apples.",
      ),
    ).not.toMatch(/I haven't decided yet/);
  });
});
