import type { WrittenStory } from "../subject-story.ts";

type Paragraphs = WrittenStory["after"];

/** The same story with a heroine of its own, for ideas that are about a thing or a place and name no person who could lead it. */
export const named = (written: WrittenStory, name: string): WrittenStory => ({
  ...written,
  after: withName(written.after, name),
  end: withName(written.end, name),
});

const withName = (paragraphs: Paragraphs, name: string): Paragraphs =>
  paragraphs.map((paragraph) =>
    (typeof paragraph === "string" ? [paragraph] : paragraph)
      .filter((line) => !/\{mate\}/i.test(line))
      .map((line) => line.replace(GAP, (_, gap: string) => WORDS[gap] ?? (gap.endsWith("'s") ? `${name}'s` : name))),
  );

const GAP = /\{(hero's|hero|himself|him|his|he|was)\}/gi;
const WORDS: Readonly<Record<string, string>> = {
  he: "she",
  He: "She",
  him: "her",
  his: "her",
  His: "Her",
  himself: "herself",
  was: "was",
};
