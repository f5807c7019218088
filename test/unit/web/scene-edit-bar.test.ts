import { describe, expect, it } from "vitest";
import { barState } from "#web/src/features/task-detail/scene-editor/bar-state.ts";
import { text } from "#web/src/features/task-detail/scene-editor/text.ts";

const priced = { count: 3, isReady: true, isCurrent: true, error: null, price: { credits: 2, missing: 0 } };

describe("the bar of changes", () => {
  it.each([
    ["the price", {}, { sum: "3 changes · 2 credits", problem: "", canApply: true }],
    ["no price for free changes", { count: 1, price: { credits: 0, missing: 0 } }, { sum: "1 change · free" }],
    ["missing credits", { price: { credits: 2, missing: 1 } }, { problem: "You need 1 more credit.", canApply: false }],
    [
      "no price of earlier changes",
      { isCurrent: false },
      { sum: "3 changes · checking the price...", canApply: false },
    ],
    ["incomplete texts", { isReady: false }, { sum: "3 changes", problem: text.incomplete, canApply: false }],
    ["a refusal", { error: new Error("Too long") }, { sum: "3 changes", problem: "Too long", canApply: false }],
  ])("shows %s", (_, input, expected) => {
    expect(barState({ ...priced, ...input })).toMatchObject(expected);
  });
});

describe("a new cut", () => {
  it("names no button that only a review has", () => {
    const { cutLead, voicesAbout, speechLater, drawn, wholeWillBeOwn, willBeOwn, changedElsewhere } = text;

    for (const shown of [cutLead, voicesAbout, speechLater, drawn, wholeWillBeOwn, willBeOwn, changedElsewhere])
      expect(shown).not.toMatch(/\bapply/i);
  });
});

describe("the question before a film goes on", () => {
  it.each([
    [1, "You have 1 change that is not applied. Without it, the film is made with the scenes as they were."],
    [2, "You have 2 changes that are not applied. Without them, the film is made with the scenes as they were."],
  ])("names the changes that are not applied: %i", (count, question) => {
    expect(text.continueWhat(count)).toBe(question);
  });
});

describe("the prices of changes", () => {
  it("name what costs something", () => {
    expect(text.prices({ narration: 0, picture: 0, scene: 0 })).toBe("All changes are free for this film.");
    expect(text.prices({ narration: 0, picture: 1, scene: 2 })).toBe(
      "A new picture costs 1 credit, an added scene costs 2 credits. All other changes are free.",
    );
  });
});
