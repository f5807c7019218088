import { isUnspaced, type Language, languageBasics } from "./index.ts";

/** Part of a text, and its offset there. */
export interface SentenceSegment {
  readonly segment: string;
  readonly index: number;
}

/**
 * The sentences of a text as Intl.Segmenter finds them (UAX #29). In a language without spaces it adds the mark that opens a
 * quotation to the sentence before ("他来了。“"): here the mark begins the next sentence.
 */
export const sentenceSegments = (text: string, language: Language): readonly SentenceSegment[] => {
  const found = [...segmenterOf(languageBasics[language].tag).segment(text)];
  if (!isUnspaced(language)) return found;
  const starts = found.map(({ index }, at) => (at === 0 ? index : index - openingMarks(found[at - 1]?.segment ?? "")));
  return starts.map((start, at) => ({ segment: text.slice(start, starts[at + 1]), index: start }));
};

const openingMarks = (segment: string): number => /[“‘「『《（(【]+$/u.exec(segment)?.[0].length ?? 0;

const segmenters = new Map<string, Intl.Segmenter>();
const segmenterOf = (tag: string): Intl.Segmenter => {
  const kept = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: "sentence" });
  segmenters.set(tag, kept);
  return kept;
};
