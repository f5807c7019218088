import type { Language } from "../languages/index.ts";
import type { Speech, WordTime } from "./speech.ts";
import { findSentences } from "./text/sentences.ts";
import { findWords } from "./text/words.ts";

/** The times of the sentences of a text, from the times of its words. */
export const sentenceTimes = (text: string, language: Language, words: readonly WordTime[]): Speech["sentences"] =>
  findSentences(text, findWords(text, language), language).map(({ first, last }) => {
    const start = words[first]?.start ?? 0;
    return { start, end: Math.max(start, words[last]?.end ?? start), words: [first, last] };
  });
