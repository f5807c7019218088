import { type WrittenStory, withParagraphs } from "../subject-story.ts";

/** The same story with a heroine of its own, for ideas that are about a thing or a place and name no person who could lead it. */
export const named = (written: WrittenStory, name: string): WrittenStory =>
  withParagraphs(written, (lines) =>
    lines
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
