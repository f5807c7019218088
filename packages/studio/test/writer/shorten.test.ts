import { describe, expect, it } from "vitest";
import { abridge, rescale, sentences, speakingSeconds, textOf, write } from "../../src/writer/index.ts";
import { ideas, littleStories } from "./ideas.ts";

const tale = textOf(
  write({
    idea: ideas[5].idea,
    storyType: "adventure_story",
    language: "english",
    scenes: 95,
    seconds: 3300,
    seed: "a",
  }),
);
const novel = `${tale}\n\n${tale}`.slice(0, 60_000);

describe("an abridged story", () => {
  it.each([162, 600, 1500])("of 60,000 characters fills %i seconds to within 10 percent, and never more", (seconds) => {
    const short = speakingSeconds(abridge({ text: novel, language: "english", seconds }), "english");

    expect(short).toBeLessThanOrEqual(seconds);
    expect(short).toBeGreaterThan(seconds * 0.9);
  });

  it("is made of whole sentences in their order, from the first to the last", () => {
    // A quotation that loses a part is closed.
    const wordsOf = (text: string) => sentences(text, "english").map((each) => each.text.replaceAll(/["“”]/g, ""));
    const all = wordsOf(tale);

    const short = wordsOf(abridge({ text: tale, language: "english", seconds: 300 }));

    const places = short.map((each) => all.indexOf(each));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(short[0]).toBe(all[0]);
    expect(short.at(-1)).toBe(all.at(-1));
  });

  it.each([
    ["english", '"'],
    ["english", "“”"],
    ["german", "„“"],
    ["german", "»«"],
    ["french", "«»"],
    ["chinese", "「」"],
  ])("closes a quotation of which it leaves out a part, in %s with %s", (language, marks) => {
    const [open = "", close = open] = marks;
    const said = (words: string) => `${open}${words}${close}`;
    const text = Array.from(
      { length: 12 },
      (_, at) =>
        `${said("I see a lamp at the end of the pier. We have to carry it home before the storm. Nobody else will do it.")} The keeper looked at the sea for the ${at}th time.`,
    ).join("\n\n");

    for (const share of [0.3, 0.5, 0.7]) {
      const seconds = speakingSeconds(text, language) * share;
      const short = abridge({ text, language, seconds });

      expect(short).not.toBe(text);
      // No mark opens or closes twice.
      const kinds = [...short].flatMap((mark) => (mark === close ? ["close"] : mark === open ? ["open"] : []));
      if (open === close) expect(kinds.length % 2).toBe(0);
      else for (const [at, kind] of kinds.entries()) expect([at, kind]).toEqual([at, at % 2 === 0 ? "open" : "close"]);
    }
  });

  it("gives the first words of a cut speech their mark, and the last ones too", () => {
    const text = `The sea was loud. "You are tired," he said. "I understand. I am tired too. I have been tired for nine long years of carrying oil." ${"The wind blew over the pier all night long. ".repeat(6)}`;

    const short = abridge({ text, language: "english", seconds: speakingSeconds(text, "english") * 0.55 });

    for (const paragraph of short.split("\n\n")) expect(paragraph.split('"').length % 2).toBe(1);
  });

  it.each(Object.keys(littleStories))("is unchanged if it fits, in %s", (language) => {
    const text = littleStories[language] ?? "";

    expect(abridge({ text, language, seconds: 600 })).toBe(text);
  });
});

describe("a rescaled scene", () => {
  const narration =
    "The fox stopped at the river. It was wide and dark. On the other side, a lamp was burning. She took a breath, and jumped.";

  it.each([0.6, 0.8, 1.2, 1.5])("comes nearer to %d of its length", (share) => {
    const wanted = speakingSeconds(narration, "english") * share;

    const changed = rescale({ narration, language: "english", seconds: wanted, seed: "a" });

    const before = Math.abs(speakingSeconds(narration, "english") - wanted);
    expect(Math.abs(speakingSeconds(changed, "english") - wanted)).toBeLessThan(before / 1.5);
  });

  it("is unchanged if it is near enough", () => {
    const seconds = speakingSeconds(narration, "english") * 1.01;

    expect(rescale({ narration, language: "english", seconds, seed: "a" })).toBe(narration);
  });

  it.each(Object.keys(littleStories))("grows in %s and keeps its own words", (language) => {
    const text = littleStories[language] ?? "";
    const wanted = speakingSeconds(text, language) * 1.5;

    const grown = rescale({ narration: text, language, seconds: wanted, seed: "a" });

    expect(speakingSeconds(grown, language)).toBeGreaterThan(speakingSeconds(text, language));
    for (const { text: sentence } of sentences(text, language)) expect(grown).toContain(sentence);
  });
});
