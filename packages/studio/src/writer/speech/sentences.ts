import { languageBasics, languageIds, languageOf } from "../../languages/index.ts";
import { sentenceSegments } from "../../languages/sentence-segments.ts";

/** A sentence, and its offsets in the text. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly opensParagraph: boolean;
}

/** The sentences of a text as a reader counts them. */
export const sentences = (text: string, language: string): Sentence[] => {
  const known = languageOf(language);
  return paragraphs(text).flatMap(({ start, end, opens }) => {
    const merged: { start: number; end: number }[] = [];
    for (const { segment, index } of sentenceSegments(text.slice(start, end), known)) {
      const from = start + index;
      const last = merged.at(-1);
      if (last && belongsTogether(text.slice(last.start, last.end), segment)) last.end = from + segment.length;
      else merged.push({ start: from, end: from + segment.length });
    }
    return merged.map((span, at) => trimmed(text, span, opens && at === 0)).filter((each) => each.text !== "");
  });
};

/** Lines, and whether each opens a paragraph. If blank lines separate paragraphs, a single line break (verse) opens none. */
const paragraphs = (text: string): { start: number; end: number; opens: boolean }[] => {
  const apart = /\n[^\S\n]*\n/.test(text.trim());
  return [...text.matchAll(/[^\r\n]+/g)].map(({ index, 0: line }) => {
    const opens = !apart || /(?:^|\n[^\S\n]*\r?\n\s*)$/.test(text.slice(Math.max(0, index - 8), index)) || index === 0;
    return { start: index, end: index + line.length, opens };
  });
};

const trimmed = (text: string, span: { start: number; end: number }, opensParagraph: boolean): Sentence => {
  const raw = text.slice(span.start, span.end);
  const start = span.start + (raw.length - raw.trimStart().length);
  const body = raw.trim();
  return { text: body, start, end: start + body.length, opensParagraph };
};

// Intl.Segmenter breaks too early after abbreviations, and between direct speech and "said the fox".
const SHORT_FORM = new RegExp(
  `(?:^|[\\s«“„"(])(?:${languageIds.flatMap((language) => [...languageBasics[language].shortForms]).join("|")})\\.\\s*$`,
  "u",
);
const CONTINUES = /^(?:[a-zà-öø-ÿа-яё,;:)»”’"』」—–-]|と|って|という|[»”"]\s)/u;
const ONLY_MARKS = /^[\p{P}\p{S}\s]+$/u;

const belongsTogether = (before: string, next: string): boolean =>
  SHORT_FORM.test(before) ||
  (CONTINUES.test(next.trimStart()) && !opensInJapanese(before, next)) ||
  ONLY_MARKS.test(next) ||
  ONLY_MARKS.test(before);

/** "…ない。となりの…": only after direct speech is "と" what follows it. */
const opensInJapanese = (before: string, next: string): boolean =>
  /^と/u.test(next) && /[。！？]$/u.test(before.trim());
