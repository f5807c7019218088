import { describe, expect, it } from "vitest";
import { moods, places, times } from "../../src/vocabulary.ts";
import { plan, sentences, speakingSeconds, textOf, write } from "../../src/writer/index.ts";
import { ideas, littleStories } from "./ideas.ts";

const request = { scenes: 10, title: "", seed: "a", language: "english" };
const film = write({
  idea: ideas[0].idea,
  storyType: "sci_fi_story",
  language: "english",
  scenes: 25,
  seconds: 540,
  seed: "a",
});
const wordsOf = (text: string): string => text.replace(/\s+/g, "");

describe("a plan", () => {
  it.each(Object.keys(littleStories))(
    "keeps every word of a text in %s, in as many scenes as are asked for",
    (language) => {
      const text = littleStories[language] ?? "";

      for (const scenes of [1, 2, 3, 4, 8]) {
        const planned = plan({ ...request, text, language, scenes });

        expect(planned.scenes).toHaveLength(scenes);
        expect(wordsOf(planned.scenes.map(({ narration }) => narration).join(""))).toBe(wordsOf(text));
        expect(planned.scenes.every(({ narration, title }) => narration !== "" && title !== "")).toBe(true);
      }
    },
  );

  it.each(Object.keys(littleStories))("finds the fox in a text in %s", (language) => {
    const { cast } = plan({ ...request, text: littleStories[language] ?? "", language, scenes: 2 });

    expect(cast.map(({ kind }) => kind)).toContain("fox");
  });

  it("shows who flies in the air, and nobody who is only looked for", () => {
    const text = "Two sisters wanted to find their grandfather. They flew over the desert with a kite.";
    const { cast, scenes } = plan({ ...request, text, scenes: 2 });
    const grandfather = cast.find(({ kind }) => kind === "grandpa")?.id;

    expect(grandfather).toBeDefined();
    expect(scenes[0]?.picture.cast.map(({ id }) => id)).not.toContain(grandfather);
    expect(scenes[1]?.picture.cast[0]?.action).toBe("fly");
  });

  it("splits no sentence if there are enough", () => {
    const text = textOf(film);
    const ends = new Set(sentences(text, "english").map(({ end }) => text.slice(Math.max(0, end - 12), end)));

    const planned = plan({ ...request, text, scenes: 25 });

    expect(planned.scenes.every(({ narration }) => ends.has(narration.slice(-12)))).toBe(true);
  });

  it("gives every scene about the same time", () => {
    const { scenes } = plan({ ...request, text: textOf(film), scenes: 10, cast: film.cast });
    const lengths = scenes.map(({ narration }) => speakingSeconds(narration, "english"));
    const mean = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;

    expect(Math.max(...lengths)).toBeLessThan(mean * 1.5);
    expect(Math.min(...lengths)).toBeGreaterThan(mean * 0.5);
  });

  it("varies its pictures: three sizes in any ten, and no composition three times running", () => {
    const { scenes } = plan({ ...request, text: textOf(film), scenes: 25, cast: film.cast });
    const shots = scenes.map(({ picture }) => picture.shot);
    const compositions = scenes.map(({ picture }) => `${picture.shot}|${picture.cast.map(({ id }) => id).join()}`);

    for (let at = 0; at + 10 <= shots.length; at++)
      expect(new Set(shots.slice(at, at + 10)).size).toBeGreaterThanOrEqual(3);
    for (let at = 2; at < shots.length; at++)
      expect(new Set(compositions.slice(at - 2, at + 1)).size).toBeGreaterThan(1);
  });

  it("uses only words that the artist knows", () => {
    const { scenes, cast } = plan({ ...request, text: textOf(film), scenes: 25, cast: film.cast });
    const ids = new Set(cast.map(({ id }) => id));

    for (const { picture } of scenes) {
      expect(places).toContain(picture.place);
      expect(times).toContain(picture.time);
      expect(moods).toContain(picture.mood);
      expect(picture.cast.every(({ id }) => ids.has(id))).toBe(true);
      expect(picture.prompt.length).toBeGreaterThan(30);
    }
  });

  it('keeps the hero in the picture while the text says only "she"', () => {
    const text = "A fox went into the forest. She climbed a hill. She looked at the stars. An owl sat there.";

    const { scenes, cast } = plan({ ...request, text, scenes: 4 });

    const fox = cast.find(({ kind }) => kind === "fox")?.id;
    expect(scenes.slice(0, 3).every(({ picture }) => picture.cast[0]?.id === fox)).toBe(true);
    expect(scenes[1]?.picture.place).toBe("forest");
  });

  it("does not take a comparison for a creature", () => {
    const { cast } = plan({ ...request, text: "The girl purred like a cat. The girl slept.", scenes: 2 });

    expect(cast.map(({ kind }) => kind)).toEqual(["girl"]);
  });

  it("makes fewer scenes of a text with fewer words than scenes", () => {
    expect(plan({ ...request, text: "Good night.", scenes: 10 }).scenes).toHaveLength(2);
    expect(plan({ ...request, text: " ", scenes: 10 }).scenes).toHaveLength(0);
  });

  it("keeps every word of a long pasted text", () => {
    const text = Array.from(
      { length: 700 },
      (_, at) => `Line ${at} tells of a fox, a hill and a lamp that burned for ${at} nights.${at % 5 ? "" : "\n"}`,
    ).join(" ");

    const { scenes } = plan({ ...request, text, scenes: 95 });

    expect(scenes).toHaveLength(95);
    expect(wordsOf(scenes.map(({ narration }) => narration).join(""))).toBe(wordsOf(text));
  });
});
