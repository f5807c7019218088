import { expect, it } from "vitest";
import { wordSpan } from "#functions/adapters/ffmpeg/text/word-span.ts";

/** Every character is as wide as the next. */
const measure = (text: string): number => text.trim().length;
const spanOf = (line: string, word: string, runsLeft: boolean) => {
  const from = line.indexOf(word);
  return wordSpan(line, { from, until: from + word.length }, measure, runsLeft);
};

it("finds a word from the left where a line runs to the right", () => {
  expect(spanOf("the fox ran", "fox", false)).toEqual([4, 7]);
});

it("finds a word from the right where a line runs to the left", () => {
  expect(spanOf("كان ثعلب هنا", "كان", true)).toEqual([9, 12]);
});

it("keeps the order of words from left to right that are quoted in a line to the left", () => {
  const line = "قال the little fox هنا";

  expect(spanOf(line, "قال", true)).toEqual([19, 22]);
  expect(spanOf(line, "the", true)).toEqual([4, 7]);
  expect(spanOf(line, "little", true)).toEqual([8, 14]);
  expect(spanOf(line, "fox", true)).toEqual([15, 18]);
});
