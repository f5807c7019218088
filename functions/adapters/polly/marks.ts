import * as z from "zod";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { findWords } from "#functions/adapters/studio/hearing.ts";
import type { WordTime } from "#functions/core/media/ports.ts";
import { ProviderBusy } from "#functions/core/shared/errors.ts";

/** A word that Polly says: milliseconds, and its place in the text in UTF-8 bytes. */
const Mark = z.object({ time: z.number(), type: z.literal("word"), start: z.int(), end: z.int(), value: z.string() });
type Mark = z.infer<typeof Mark>;

/** Speech marks come as one JSON object a line. */
export const marksIn = (lines: string): Mark[] => {
  try {
    return lines
      .split("\n")
      .filter((line) => line.trim())
      .map((line) => Mark.parse(JSON.parse(line)));
  } catch {
    throw new ProviderBusy("Polly's marks cannot be read");
  }
};

/**
 * When each word of the text is heard. Polly parts words in its own way ("don't" may be two): a word of ours
 * begins with the first of Polly's that begins inside it, and one that is not said takes no time.
 */
export const timesOf = (
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
  let before = 0;
  return words.map(({ text: word }, index) => {
    const start = (starts[index] ?? before * 1000) / 1000;
    const next = starts.slice(index + 1).find((time) => time !== undefined);
    const end = starts[index] === undefined ? start : Math.min(seconds, next === undefined ? seconds : next / 1000);
    before = Math.max(start, end);
    return { text: word, start, end: Math.max(start, end) };
  });
};

/** The byte at which each UTF-16 unit of a text begins. */
const byteOffsets = (text: string): number[] => {
  const offsets: number[] = [];
  let at = 0;
  for (const letter of text) {
    for (let unit = 0; unit < letter.length; unit++) offsets.push(at);
    at += new TextEncoder().encode(letter).length;
  }
  return [...offsets, at];
};
