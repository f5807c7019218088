import * as z from "zod";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { WordTime } from "#functions/core/media/ports.ts";
import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import { findWords } from "../built-in/speech-timing.ts";

/** A spoken word: `time` in milliseconds, `start` and `end` as UTF-8 byte offsets in the text. */
const Mark = z.object({ time: z.number(), type: z.literal("word"), start: z.int(), end: z.int(), value: z.string() });
type Mark = z.infer<typeof Mark>;

/** Parses Polly's speech marks, one JSON object per line. */
export const parseSpeechMarks = (lines: string): Mark[] => {
  try {
    return lines
      .split("\n")
      .filter((line) => line.trim())
      .map((line) => Mark.parse(JSON.parse(line)));
  } catch {
    throw new UnusableAnswer("Polly's speech marks cannot be read");
  }
};

/**
 * Start and end of each word of the text, in seconds. Polly may split words differently ("don't" as two): a word
 * starts with the first mark inside it. A word without a mark gets zero duration.
 */
export const wordTimes = (
  text: string,
  language: LanguageId,
  marks: readonly Mark[],
  seconds: number,
): readonly WordTime[] => {
  const bytes = byteOffsets(text);
  const words = findWords(text, language);
  const starts = words.map(({ start, end }) => {
    const [from, to] = [bytes[start] ?? 0, bytes[end] ?? 0];
    return marks.find((mark) => mark.start >= from && mark.start < to)?.time;
  });
  let previousEnd = 0;
  return words.map(({ text: word }, index) => {
    const start = (starts[index] ?? previousEnd * 1000) / 1000;
    const next = starts.slice(index + 1).find((time) => time !== undefined);
    const end = starts[index] === undefined ? start : Math.min(seconds, next === undefined ? seconds : next / 1000);
    previousEnd = Math.max(start, end);
    return { text: word, start, end: Math.max(start, end) };
  });
};

/** The UTF-8 byte offset of each UTF-16 code unit. */
const byteOffsets = (text: string): number[] => {
  const offsets: number[] = [];
  let at = 0;
  for (const letter of text) {
    for (let unit = 0; unit < letter.length; unit++) offsets.push(at);
    at += new TextEncoder().encode(letter).length;
  }
  return [...offsets, at];
};
