import { describe, expect, it } from "vitest";
import { type NonEnglish, storyPacks } from "../../src/languages/index.ts";
import { textOf, write } from "../../src/writer/index.ts";
import { readClauses } from "../../src/writer/non-english/clauses/read-clauses.ts";

const tell = (idea: string, language: string): string =>
  textOf(write({ idea, language, storyType: "original_story", scenes: 6, seconds: 100, seed: idea }));

// The keys of `storyPacks` are its languages.
const languages = (Object.keys(storyPacks) as NonEnglish[]).filter((each) => storyPacks[each].clauseTelling?.inVoice);

describe("who tells an idea, and in which tense", () => {
  it.each([
    ["german", "Ich habe Angst vor der neuen Schule.", "i", undefined],
    ["german", "Ich habe gestern meinen Schlüssel im Park verloren.", "i", true],
    ["german", "Meine Schwester und ich haben eine Flaschenpost gefunden.", "we", true],
    ["german", "Meine Katze ist weggelaufen und ich suche sie überall.", "i", true],
    ["german", "Ein Pinguin, der nicht schwimmen konnte, baute ein Floß.", undefined, true],
    ["german", "Ein Bär möchte tanzen lernen.", undefined, undefined],
  ] as const)("is read from its words, in %s: %s", (language, idea, speaker, isPast) => {
    expect(storyPacks[language].clauseTelling?.voiceOf?.(idea)).toEqual({
      ...(speaker && { speaker }),
      ...(isPast && { isPast }),
    });
  });
});

describe("an idea told by who is in it, or in the past,", () => {
  it.each([
    [
      "german",
      "Ich habe meinen Schlüssel verloren und ein Dackel hat ihn mir wiedergebracht.",
      ["Ich habe meinen Schlüssel verloren.", "Ein Dackel hat ihn mir wiedergebracht."],
    ],
    ["german", "Wir bauen ein Haus, aber es regnet.", ["Wir bauen ein Haus.", "Aber es regnet."]],
    [
      "german",
      "Meine Freundin Leyla zieht weg und ich bin traurig.",
      ["Meine Freundin Leyla zieht weg.", "Ich bin traurig."],
    ],
    [
      "german",
      "Ein Gespenst zog in eine Schule und wollte Freunde finden, doch alle liefen weg.",
      ["Ein Gespenst zog in eine Schule.", "Es wollte Freunde finden.", "Aber alle liefen weg."],
    ],
  ] as const)("has the same clauses, in %s: %s", (language, idea, clauses) => {
    expect(readClauses(idea, language)?.clauses.map(({ text }) => text)).toEqual(clauses);
  });

  it.each([
    [
      "german",
      "Ich habe gestern meinen Schlüssel im Park verloren.",
      /Ich hatte den Schlüssel wieder/,
      /der Ich|ich sich| sucht /,
    ],
    ["german", "Wir bauen mit Papa ein Baumhaus.", /wir/, /Er |Ich /],
    ["german", "Ein Pinguin konnte nicht schwimmen.", /Der Pinguin konnte schwimmen!/, / ist | kann /],
    [
      "german",
      "Meine Schwester und ich haben eine Flaschenpost gefunden.",
      /fragten wir uns|Wir sahen|Wir hatten/,
      /(?:fragten|setzten) sich| fragt /,
    ],
  ])("is told so to its end, in %s: %s", (language, idea, told, wrong) => {
    const text = tell(idea, language).replace(/„[^“]*“/gu, "");

    expect(text).toMatch(told);
    expect(text.slice(idea.length)).not.toMatch(wrong);
  });
});

describe("a line of a story of clauses", () => {
  it.each(languages)("has no verb of somebody else when the narrator tells it, in %s", (language) => {
    const { lines, inVoice } = storyPacks[language].clauseTelling ?? {};
    const all = [
      ...Object.values(lines?.premises ?? {}).flatMap(({ tell, end }) => [...tell, ...end]),
      ...Object.values(lines?.turns ?? {}).flat(),
      ...(lines?.mates ?? []),
      ...(lines?.places ?? []),
      ...(lines?.between ?? []),
    ];
    for (const speaker of ["i", "we"] as const)
      for (const isPast of [false, true]) {
        const told = all.flatMap((line) => inVoice?.(line, { speaker, isPast }) ?? []);

        expect(told.filter((line) => /\{v:/.test(line))).toEqual([]);
        expect(told.length).toBeGreaterThan(all.length * 0.7);
      }
  });
});
