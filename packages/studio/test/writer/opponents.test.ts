import { textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { ownedInSpeech } from "../../src/writer/english/contract/speech-owner.ts";

const told = (idea: string): string =>
  textOf(write({ idea, storyType: "fairytale", language: "english", scenes: 8, seconds: 150, seed: "one" }));

describe("somebody in the way", () => {
  it("is asked, and gives way, in the story of a wish", () => {
    const text = told("Three goats want to cross a bridge but a troll with toothache lives underneath");

    expect(text).toMatch(/the troll (?:stepped aside|in the end)|said the troll in the end|” said the troll\. /);
    expect(text).not.toMatch(/(?:and was not in the least|was ashamed)/);
  });
});

describe("ownedInSpeech", () => {
  const owned = (line: string): string =>
    ownedInSpeech("her kite", { line, at: line.indexOf("{goal}"), his: "her", my: "my" });

  it("is mine where the hero speaks and yours where others do", () => {
    expect(owned("“Then {goal} is there,” said {hero}.")).toBe("my kite");
    expect(owned("“Where is {goal}?” asked {thehelper}.")).toBe("your kite");
    expect(owned("{Hero} looked for {goal}. “Well,” said {thehelper}.")).toBe("her kite");
  });
});
