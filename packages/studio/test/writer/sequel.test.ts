import { describe, expect, it } from "vitest";
import { languageIds } from "../../src/languages/index.ts";
import { type Brief, speakingSeconds, textOf, write } from "../../src/writer/index.ts";

const brief = (given: Partial<Brief> = {}): Brief => ({
  idea: "A shy robot named Juno looks for the last blue flower on Mars",
  storyType: "sci_fi_story",
  language: "english",
  scenes: 10,
  seconds: 160,
  seed: "web_1",
  ...given,
});
const sequelTo = (first: Brief, given: Partial<Brief> = {}): Brief => {
  const { title, cast, ...story } = write(first);
  const before = { title, series: title, part: 2, idea: first.idea, told: textOf(story), cast };
  return { ...first, idea: "", seed: "web_2", before, ...given };
};

describe("a sequel", () => {
  const ideas = [
    brief(),
    brief({ idea: "A fox learns to sail", storyType: "fairytale_story" }),
    brief({ idea: "Three little mice want to save the old mill from a greedy cat", storyType: "adventure_story" }),
    brief({ idea: "A lighthouse keeper befriends a storm", storyType: "poetry_story" }),
    brief({ idea: "", storyType: "comics_story" }),
  ];

  it.each(ideas)("has the same hero with the same looks, and another story: $idea", (first) => {
    const before = write(first);

    const after = write(sequelTo(first));

    expect(after.cast[0]).toEqual(before.cast[0]);
    expect(textOf(after).toLowerCase()).toContain((before.cast[0]?.name ?? "").toLowerCase().split(" ").at(-1));
    expect(after.paragraphs[0]).toContain(`“${before.title}”`);
    const same = after.paragraphs.filter((each) => before.paragraphs.includes(each));
    expect(same.length).toBeLessThan(after.paragraphs.length / 3);
  });

  it.each(ideas)("has the title of the first film and a number: $idea", (first) => {
    const { title } = write(sequelTo(first));

    expect(title.startsWith(`${write(first).title.slice(0, 55)} 2`)).toBe(true);
    expect(title.length).toBeLessThan(60);
  });

  it("travels with the same companion", () => {
    const first = brief({ idea: "A fox and an old owl look for the moon", storyType: "fairytale_story" });

    expect(write(sequelTo(first)).cast.slice(0, 2)).toEqual(write(first).cast.slice(0, 2));
  });

  it("of a pasted story tells of its hero by her kind, and not by the pronouns of others", () => {
    const before = {
      title: "The Lamp",
      series: "The Lamp",
      part: 2,
      idea: "",
      told: "He lit the lamp. He was tired, and his arms ached. Noor held his pole.",
      cast: [{ id: "hero", name: "Noor", kind: "girl", traits: [] }],
    };

    for (const seed of ["a", "b", "c"]) {
      const told = textOf(write(brief({ idea: "", storyType: "fairytale_story", seed, before })));

      expect(told).toMatch(/\b[Ss]he\b/);
      expect(told).not.toMatch(/Noor [^."]{0,60}\b(?:he|his|himself)\b/);
    }
  });

  it("follows its own idea with the hero of the first film", () => {
    const first = brief();

    const told = write(sequelTo(first, { idea: "Juno must repair a broken lighthouse on the moon" }));

    expect(told.cast[0]).toEqual(write(first).cast[0]);
    expect(textOf(told)).toContain("lighthouse");
  });

  it("tells its idea and nothing else, if it names a character of the first film", () => {
    const first = brief({
      idea: "A girl named Ida and her grandmother plant sunflowers around a lighthouse",
      storyType: "original_story",
    });

    const told = write(sequelTo(first, { idea: "A storm breaks the lamp and Ida has to row to the last ship" }));

    expect(told.cast[0]).toEqual(write(first).cast[0]);
    expect(told.cast.map(({ kind }) => kind)).not.toContain("supervillain");
    expect(told.paragraphs.slice(1, 3).join(" ")).toContain("storm broke the lamp");
    expect(told.paragraphs.filter((each) => /\b(?:lamp|ship)\b/.test(each)).length).toBeGreaterThan(2);
  });

  it.each(languageIds)("has the requested duration and begins with a recap: %s", (language) => {
    const first = brief({ language, idea: language === "english" ? "A fox learns to sail" : "🦊 1" });

    const told = write(sequelTo(first));

    const length = speakingSeconds(textOf(told), language);
    expect(Math.abs(length / 160 - 1)).toBeLessThan(0.08);
    expect(told.paragraphs[0]).toContain(write(first).title);
    expect(textOf(told)).not.toMatch(/\{\w+\}/);
  });
});
