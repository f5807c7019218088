import type { NonEnglish } from "../../../languages/index.ts";

type Marks = readonly (readonly [RegExp, string])[];

const HAN = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー”」』）]";
const afterHan = (mark: string): RegExp => new RegExp(`(?<=${HAN})${mark}\\s*`, "gu");
const fullWidth = (comma: string): Marks => [
  [afterHan(","), comma],
  [afterHan("\\."), "。"],
  [afterHan("!"), "！"],
  [afterHan("\\?"), "？"],
  [afterHan(":"), "："],
];
/** A full stop or a bar after a word. */
const danda = (script: string): Marks => [[new RegExp(`(?<=[\\p{Script=${script}}])\\s?[.|](?=\\s|$)`, "gu"), "।"]];

const MARKS: Readonly<Partial<Record<NonEnglish, Marks>>> = {
  chinese: fullWidth("，"),
  japanese: fullWidth("、"),
  arabic: [
    [/(?<=\p{Script=Arabic}\p{M}*),/gu, "،"],
    [/(?<=\p{Script=Arabic}\p{M}*)\?/gu, "؟"],
  ],
  hindi: danda("Devanagari"),
  bengali: danda("Bengali"),
};

/** An idea with the marks of its script, in place of those that a Latin keyboard has: "想学,可是" with "，". */
export const withOwnMarks = (idea: string, language: NonEnglish): string =>
  (MARKS[language] ?? []).reduce((text, [mark, own]) => text.replace(mark, own), idea);
