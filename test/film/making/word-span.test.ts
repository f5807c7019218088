import { expect, it } from "vitest";
import { wordSpan } from "#functions/adapters/ffmpeg/text/word-span.ts";

/** All characters have the same width. */
const measure = (text: string): number => text.trim().length;
const spanOf = (line: string, word: string, runsLeft: boolean) => {
  const from = line.indexOf(word);
  return wordSpan(line, { from, until: from + word.length }, measure, runsLeft);
};

it("measures a word from the left in a left-to-right line", () => {
  expect(spanOf("the fox ran", "fox", false)).toEqual([4, 7]);
});

it("measures a word from the right in a right-to-left line", () => {
  expect(spanOf("كان ثعلب هنا", "كان", true)).toEqual([9, 12]);
});

it("keeps the order of left-to-right words in a right-to-left line", () => {
  const line = "قال the little fox هنا";

  expect(spanOf(line, "قال", true)).toEqual([19, 22]);
  expect(spanOf(line, "the", true)).toEqual([4, 7]);
  expect(spanOf(line, "little", true)).toEqual([8, 14]);
  expect(spanOf(line, "fox", true)).toEqual([15, 18]);
});
