import { constantFrom, assert as holds, nat, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { sentences, speakingSeconds, textOf, write } from "../../src/writer/index.ts";
import { allTypes, ideas, littleStories, proseTypes } from "./ideas.ts";

const brief = { language: "english", scenes: 10, seconds: 162, seed: "a" };
const anyIdea = constantFrom(...ideas);
const anySeed = nat(10_000).map(String);

const RESIDUE =
  /[{}<>[\]|~]|undefined|\bNaN\b|\ba a\b|\b[Aa] [aeio]\w|\b[Aa]n [bcdfgjklmnpqrstvwxyz]\w| [,.;!?]|(?<!\.)\.\.(?!\.)/;
const DOUBLED = /\b(?!that\b|had\b|now\b|no\b|went\b)(\w+) \1\b/i;

describe("a story in English", () => {
  it("has no unfilled gaps or markup", () => {
    holds(
      property(
        record({ about: anyIdea, storyType: constantFrom(...allTypes), seed: anySeed }),
        ({ about, storyType, seed }) => {
          const text = textOf(write({ ...brief, idea: about.idea, storyType, seed }));

          expect(text).not.toMatch(RESIDUE);
          expect(text).not.toMatch(DOUBLED);
        },
      ),
      { numRuns: 60, seed: 2026 },
    );
  });

  it("keeps everyone and everything that the idea names", () => {
    holds(
      property(
        record({ about: anyIdea, storyType: constantFrom(...allTypes), seed: anySeed }),
        ({ about, storyType, seed }) => {
          const text = textOf(write({ ...brief, idea: about.idea, storyType, seed }));

          for (const kept of about.keeps) expect(text).toMatch(kept);
        },
      ),
      { numRuns: 60, seed: 2026 },
    );
  });

  it("has the requested duration within 8 percent", () => {
    holds(
      property(
        record({ about: anyIdea, storyType: constantFrom(...allTypes), seconds: constantFrom(162, 270, 540) }),
        ({ about, storyType, seconds }) => {
          const told = speakingSeconds(textOf(write({ ...brief, idea: about.idea, storyType, seconds })), "english");

          expect(Math.abs(told / seconds - 1)).toBeLessThan(0.08);
        },
      ),
      { numRuns: 40, seed: 2026 },
    );
  });

  it.each(["fairytale_story", "sci_fi_story", "poetry_story"])("fills an hour with a %s", (storyType) => {
    const text = textOf(write({ ...brief, idea: ideas[0].idea, storyType, scenes: 95, seconds: 3300 }));

    expect(Math.abs(speakingSeconds(text, "english") / 3300 - 1)).toBeLessThan(0.08);
  });

  it("says no sentence twice in ten scenes", () => {
    holds(
      property(
        record({ about: anyIdea, storyType: constantFrom(...proseTypes), seed: anySeed }),
        ({ about, storyType, seed }) => {
          const said = sentences(textOf(write({ ...brief, idea: about.idea, storyType, seed })), "english").map(
            ({ text }) => text,
          );
          const long = said.filter((each) => each.length > 25);

          expect(new Set(long).size).toBe(long.length);
        },
      ),
      { numRuns: 40, seed: 2026 },
    );
  });

  it.each(allTypes)("varies over ten seeds (%s)", (storyType) => {
    const stories = Array.from({ length: 10 }, (_, seed) =>
      write({ ...brief, idea: ideas[seed % ideas.length]?.idea ?? "", storyType, seed: String(seed) }),
    );

    const said = stories.flatMap((story) => [...new Set(sentences(textOf(story), "english").map(({ text }) => text))]);
    const shared = 1 - new Set(said).size / said.length;

    expect(shared).toBeLessThan(storyType === "poetry_story" || storyType === "lyric_story" ? 0.6 : 0.3);
    expect(new Set(stories.map(({ paragraphs }) => paragraphs[0])).size).toBeGreaterThanOrEqual(5);
  });

  it("tells the same brief in the same way", () => {
    const one = write({ ...brief, idea: ideas[1].idea, storyType: "dream_story" });
    const other = write({ ...brief, idea: ideas[1].idea, storyType: "dream_story" });
    const another = write({ ...brief, idea: ideas[1].idea, storyType: "dream_story", seed: "b" });

    expect(other).toEqual(one);
    expect(textOf(another)).not.toBe(textOf(one));
  });

  it("gives the hero the name of the fixed character", () => {
    const story = write({ ...brief, idea: ideas[3].idea, storyType: "comics_story", heroName: "Zed" });

    expect(story.cast[0]).toMatchObject({ name: "Zed", kind: "fox" });
    expect(textOf(story)).toContain("Zed");
  });

  it("invents what the idea does not say", () => {
    for (const idea of ["love", "?", "   ", "Once upon a time", "42", "The end."]) {
      const story = write({ ...brief, idea, storyType: "fantasy_story" });

      expect(story.paragraphs.length).toBeGreaterThan(6);
      expect(story.title.length).toBeLessThan(60);
    }
  });

  it("accepts any text as an idea", () => {
    const odd = [
      "A ".repeat(3000),
      "{hero} <script> [a|b] ~",
      '"Quoted, with, commas"',
      "An owl's owl, and an owl; who? who!",
      "ñandú über Straße 東京",
    ];
    for (const idea of odd) {
      const text = textOf(write({ ...brief, idea, storyType: "book_story" }));

      expect(speakingSeconds(text, "english")).toBeGreaterThan(brief.seconds * 0.92);
    }
  });
});

describe("a story in another language", () => {
  const others = Object.keys(littleStories).filter((language) => language !== "english");

  it.each(others)("quotes the idea in %s and has the requested duration", (language) => {
    const [idea = ""] = sentences(littleStories[language] ?? "", language).map(({ text }) =>
      text.replace(/[.。।!?？“”"«»„「」]/g, "").trim(),
    );

    for (const seconds of [162, 900, 3300]) {
      const text = textOf(write({ ...brief, language, idea, storyType: "fairytale_story", seconds }));

      expect(text).not.toMatch(/[{}|]|undefined/);
      expect(text).toContain(idea.slice(0, 12));
      expect(Math.abs(speakingSeconds(text, language) / seconds - 1)).toBeLessThan(0.08);
    }
  });

  it.each(others)("says no sentence of its own twice in ten scenes of %s", (language) => {
    const said = write({ ...brief, language, idea: "Kai", storyType: "book_story" }).paragraphs;

    expect(new Set(said).size).toBe(said.length);
  });
});

describe("a narrator with a name", () => {
  it.each(Object.keys(littleStories))("introduces herself in %s, within the requested duration", (language) => {
    const text = textOf(
      write({ ...brief, language, idea: ideas[2].idea, storyType: "book_story", narratorName: "Mira" }),
    );

    expect(text.split("\n")[0]).toContain("Mira");
    expect(Math.abs(speakingSeconds(text, language) / brief.seconds - 1)).toBeLessThan(0.08);
  });
});

describe("an idea without words", () => {
  it.each(Object.keys(littleStories))("still makes a story with a title, in %s", (language) => {
    for (const idea of ["", "...", "🦊"]) {
      const story = write({ ...brief, language, idea, storyType: "book_story" });

      expect(story.title).not.toBe("");
      expect(textOf(story)).not.toMatch(/“”|«»|„“|「」/);
    }
  });
});
