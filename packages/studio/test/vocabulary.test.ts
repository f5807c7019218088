import { describe, expect, it } from "vitest";
import { canDraw } from "../src/artist/index.ts";
import { languageIds, writings } from "../src/languages/index.ts";
import { abridge, plan, speakingSeconds, write } from "../src/writer/index.ts";
import { thingKinds } from "../src/writer/people/thing-kinds.ts";

describe("words of the writer that the artist can draw", () => {
  it.each(languageIds)("are all emoji words in %s", (language) => {
    const asked = new Set<string>();
    for (const word of Object.values(writings[language].emojiWords).map((words) => words.split("|")[0] ?? "")) {
      const { cast, scenes } = plan({ text: `${word}.`, language, scenes: 1, title: "" });
      for (const { picture } of scenes) for (const prop of picture.props) asked.add(prop);
      for (const { kind } of cast) asked.add(kind);
    }

    expect([...asked].filter((kind) => !canDraw(kind))).toEqual([]);
    expect(asked.size).toBeGreaterThan(100);
  });

  it("are all kinds of things that lead a story", () => {
    expect(Object.values(thingKinds).filter((kind) => !canDraw(kind))).toEqual([]);
  });
});

describe("a pasted story of 60,000 characters", () => {
  const book = write({
    idea: "A shy robot and her grandmother look for the last blue flower on Mars",
    storyType: "sci_fi_story",
    language: "english",
    scenes: 95,
    seconds: 3_300,
    seed: "book",
  }).paragraphs.join("\n\n");

  it("is abridged to three minutes by whole sentences, in their order", () => {
    const text = `${book}\n\n${book}`.slice(0, 60_000);

    const short = abridge({ text, language: "english", seconds: 160 });

    const seconds = speakingSeconds(short, "english");
    expect(seconds).toBeGreaterThan(160 * 0.9);
    expect(seconds).toBeLessThanOrEqual(160 * 1.001);
    expect(plan({ text: short, language: "english", scenes: 10, title: "" }).scenes).toHaveLength(10);
  });
});
