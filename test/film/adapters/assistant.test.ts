import { describe, expect, it } from "vitest";
import { languageIds } from "#contract/catalogue/languages.ts";
import { placeholders } from "#contract/catalogue/placeholders.ts";
import { studioAssistant } from "#functions/adapters/engines/built-in/assistant.ts";
import { templateOf } from "#functions/core/prompt/templates.ts";

describe("the studio's assistant", () => {
  it.each(languageIds)("returns a new idea of sufficient length each time: %s", async (language) => {
    const ideas = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        studioAssistant.idea({ storyType: "fairytale_story", language, today: "2026-11-21", seed: String(n) }),
      ),
    );

    for (const idea of ideas) expect([...idea].length).toBeGreaterThanOrEqual(50);
    for (const idea of ideas) expect(idea).not.toMatch(/[{}]/);
    expect(new Set(ideas).size).toBe(20);
  });

  it("uses the current month", async () => {
    const ideas = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        studioAssistant.idea({
          storyType: "fairytale_story",
          language: "english",
          today: "2026-11-21",
          seed: String(n),
        }),
      ),
    );

    expect(ideas.filter((idea) => /^One November (morning|evening|night), /.test(idea))).not.toEqual([]);
  });

  it("summarizes a long story in whole sentences", async () => {
    const story = Array.from({ length: 400 }, (_, n) => `On day ${n} the fox sailed past an island.`).join(" ");

    const summary = await studioAssistant.summary({ story, language: "english", letters: 999 });

    expect(summary.length).toBeLessThan(1_000);
    expect(summary.length).toBeGreaterThan(600);
    expect(summary).toMatch(/^On day 0 .*\.$/);
  });

  it("adds wishes to a prompt before the prohibitions, and changes nothing else", async () => {
    const { writing } = templateOf("comics_story");

    const once = await studioAssistant.revise({ part: "writing", prompt: writing, wish: "make every ending happy" });
    const twice = await studioAssistant.revise({ part: "writing", prompt: once, wish: "No dragons!" });

    expect(twice).toContain(
      "## The author's wishes\nThese go before any general advice in this text.\n- Make every ending happy.\n- No dragons!\n",
    );
    expect(twice.indexOf("No dragons!")).toBeLessThan(twice.indexOf("## Never"));
    for (const line of writing.split("\n")) expect(twice).toContain(line);
    expect(twice).toContain(placeholders.fixedCharacter);
  });
});
