import { languageSamples } from "@animation-agent/studio/languages";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { languageIds } from "#contract/catalogue/languages.ts";
import { askJson } from "#functions/adapters/engines/answers/ask-json.ts";
import { cleanHashtags, cleanProse, cleanTitle } from "#functions/adapters/engines/answers/clean-text.ts";
import { fitShape } from "#functions/adapters/engines/answers/fit-shape.ts";
import { nearestWord } from "#functions/adapters/engines/answers/nearest-word.ts";
import { parseAnswer } from "#functions/adapters/engines/answers/parse-answer.ts";
import { studioOutlines } from "#functions/adapters/engines/built-in/assistant.ts";
import { isInLanguage } from "#functions/adapters/engines/built-in/is-in-language.ts";
import { integer, list, object, text, word } from "#functions/adapters/engines/prompts/answer-shape.ts";
import { ProviderBusy, UnusableAnswer } from "#functions/core/shared/errors.ts";
import { moods, shots, times, weathers } from "#functions/core/story/story.ts";
import { scriptedEngine } from "./scripted-engine.ts";

const story = { title: "The fox", tags: ["a", "b"] };

describe("the JSON of an answer", () => {
  it.each([
    ["alone", '{"title":"The fox","tags":["a","b"]}'],
    ["between fences", '```json\n{"title":"The fox","tags":["a","b"]}\n```'],
    ["with words around it", 'Sure! Here it is:\n{"title":"The fox","tags":["a","b"]}\nDo you like it? {smile}'],
    ["after thoughts", '<think>{"title":"no"}</think>{"title":"The fox","tags":["a","b"]}'],
    ["with a comma too many", '{"title":"The fox","tags":["a","b",],}'],
    ["in single quotes", "{'title':'The fox','tags':['a','b']}"],
    ["with comments", '{"title":"The fox", // short\n"tags":["a","b"]}'],
  ])("is found %s", (_, answer) => {
    expect(parseAnswer(answer)).toEqual(story);
  });

  it("keeps braces and quotes that belong to a text", () => {
    const said = { text: 'She said "{hello}" and left, [slowly].' };
    expect(parseAnswer(`${JSON.stringify(said)} Good luck }`)).toEqual(said);
  });

  it.each([
    [
      '{"scenes":[{"number":1,"prompt":"A fox"},{"number":2,"prompt":"A bo',
      { scenes: [{ number: 1, prompt: "A fox" }, { number: 2 }] },
    ],
    ['{"title":"The fox","text":"Once upon', { title: "The fox" }],
    [
      '{"title":"The fox","text":"The end.","cast":[{"id":"fox","na',
      { title: "The fox", text: "The end.", cast: [{ id: "fox" }] },
    ],
  ])("is without its incomplete end where it is cut off: %s", (answer, kept) => {
    expect(parseAnswer(answer)).toEqual(kept);
  });

  it.each(["", "I cannot do that.", "{"])("is not invented: %j", (answer) => {
    expect(parseAnswer(answer) ?? {}).toEqual({});
  });
});

describe("an answer that fits its shape loosely", () => {
  const scene = object({ number: integer(""), title: text(""), mood: word(moods), props: list(text("")) });
  const shape = object({ scenes: list(scene) });
  const fitted = { scenes: [{ number: 1, title: "A", mood: "calm", props: ["boat", "star"] }] };

  it.each([
    ["as it should be", { scenes: [{ number: 1, title: "A", mood: "calm", props: ["boat", "star"] }] }],
    ["a bare list", [{ number: 1, title: "A", mood: "calm", props: ["boat", "star"] }]],
    ["wrapped once more", { answer: { scenes: [{ number: 1, title: "A", mood: "calm", props: ["boat", "star"] }] } }],
    [
      "by other names",
      { Scenes: [{ scene_number: "1", Title: " A ", MOOD: "Calm", props: "boat, star", extra: true }] },
    ],
    [
      "as an object of scenes",
      { scenes: { one: { number: "Scene 1", title: "A", mood: "peaceful", props: ["boat", "star"] } } },
    ],
  ])("is taken %s", (_, given) => {
    expect(fitShape(shape, given)).toEqual(fitted);
  });

  it("leaves out what cannot be fitted", () => {
    expect(fitShape(shape, { scenes: [null, "no", { number: "none", mood: "purple", title: null }] })).toEqual({
      scenes: [{ props: [] }],
    });
  });

  it.each([
    ["Close-up shot", shots, "close"],
    ["medium_shot", shots, "medium"],
    ["over the shoulder", shots, "over-the-shoulder"],
    ["extreme wide", shots, "wide"],
    ["melancholic", moods, "sad"],
    ["suspenseful and dark", moods, "tense"],
    ["awe", moods, "wonder"],
    ["Sunset", times, "dusk"],
    ["golden hour", times, "golden"],
    ["early morning", times, "day"],
    ["thunderstorm", weathers, "rain"],
    ["overcast", weathers, "clear"],
  ] as const)("means the nearest word by %j", (said, words, meant) => {
    expect(nearestWord(said, words)).toBe(meant);
  });

  it.each([{ words: moods }, { words: shots }, { words: times }, { words: weathers }])(
    "knows $words itself",
    ({ words }) => {
      expect(words.map((each) => nearestWord(each.toUpperCase(), words))).toEqual(words);
    },
  );
});

describe("the text of an answer", () => {
  it("has nothing that must not be spoken", () => {
    const said =
      "# Chapter 1\n\n**Mira** ran. [soft music] She saw *the* sea. Narrator is her friend.\nNarrator: It was late. See https://example.com/a, now.";

    expect(cleanProse(said)).toBe(
      "Chapter 1\n\nMira ran. She saw the sea. Narrator is her friend.\nIt was late. See now.",
    );
  });

  it("keeps every other letter, in any language", () => {
    for (const language of languageIds) {
      const { paragraph } = languageSamples[language];
      expect(cleanProse(paragraph)).toBe(paragraph.trim());
    }
  });

  it("has a title on one line, cut between words", () => {
    expect(cleanTitle('"The **fox** at sea"\nA story', 60)).toBe("The fox at sea");
    expect(cleanTitle("The fox who learned to sail", 12)).toBe("The fox who");
  });

  it("has hashtags that are hashtags", () => {
    expect(cleanHashtags(["#sea-story", "Fox Tale", "#fox tale", "🦊", "#мир!", "#हिन्दी"])).toEqual([
      "#seastory",
      "#foxtale",
      "#мир",
      "#हिन्दी",
    ]);
  });
});

describe("the language of an answer", () => {
  it.each(languageIds)("%s is known, and no other language is taken for it", (language) => {
    const sample = `${languageSamples[language].paragraph} `.repeat(3);

    expect(isInLanguage(sample, language)).toBe(true);
    for (const other of languageIds.filter((each) => each !== language))
      expect([other, isInLanguage(sample, other)]).toEqual([other, false]);
  });

  it("is not doubted for a few words", () => {
    expect(isInLanguage("Ein Fuchs", "english")).toBe(true);
  });

  it.each([
    ["Ein alter Uhrmacher baut eine Uhr, die immer die Wahrheit sagt.", "english", "german"],
    ["An old clockmaker builds a clock that tells the truth.", "german", "english"],
    ["Una niña construye un barco de papel y cruza el río.", "english", "spanish"],
    ["An old clockmaker builds a clock that tells the truth.", "english", "english"],
    ["Szczęsny", "english", "english"],
  ] as const)("of the idea %s is told, in a form for %s", async (idea, narration, language) => {
    expect(await studioOutlines.detectLanguage(idea, narration)).toBe(language);
  });
});

describe("asking for JSON", () => {
  const ask = (engine: ReturnType<typeof scriptedEngine>["engine"]) =>
    askJson(engine, {
      model: "m-1",
      instruction: "You are the editor.",
      task: "Give a title.",
      shape: object({ title: text("short") }),
      read: z.object({ title: z.string().min(3) }),
      check: ({ title }) => (title === "Wrong" ? "the title is wrong" : undefined),
    });

  it("pays for one answer where that can be repaired", async () => {
    const { engine, requests } = scriptedEngine('```json\n{"Title": "The fox",}\n```');

    expect(await ask(engine)).toEqual({ title: "The fox" });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["control characters", '{"title":"The\\u0000 fox\\u0007"}'],
    ["marks that reorder text", '{"title":"The \\u202efox\\u202c"}'],
    ["half of a surrogate pair", '{"title":"The \\ud83dfox"}'],
    ["a byte order mark", '{"title":"\\ufeffThe fox"}'],
  ])("leaves out %s", async (_, answer) => {
    expect(await ask(scriptedEngine(answer).engine)).toEqual({ title: "The fox" });
  });

  it("composes letters and accents", async () => {
    expect(await ask(scriptedEngine({ title: "Zoe\u0308" }).engine)).toEqual({ title: "Zo\u00eb" });
  });

  it("says what was wrong, and asks once more", async () => {
    const { engine, requests } = scriptedEngine({ title: "Wrong" }, { title: "Right" });

    expect(await ask(engine)).toEqual({ title: "Right" });
    expect(requests[1]?.task).toBe(
      "Give a title.\n\nYour last answer could not be used: the title is wrong. Answer again, with the whole of it.",
    );
  });

  it("fails with the reason after the second answer, and never asks a third time", async () => {
    const { engine, requests } = scriptedEngine("Sorry!", { title: "Wrong" });

    await expect(ask(engine)).rejects.toThrow(
      new UnusableAnswer("The model m-1 gave an answer that cannot be used: the title is wrong."),
    );
    expect(requests).toHaveLength(2);
  });

  it("leaves a busy provider to the stage", async () => {
    const { engine, requests } = scriptedEngine(new ProviderBusy("429"));

    await expect(ask(engine)).rejects.toThrow(ProviderBusy);
    expect(requests).toHaveLength(1);
  });
});
