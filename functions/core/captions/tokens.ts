import type { WordTime } from "../media/ports.ts";
import { alignWords, type TextSpan } from "./align-words.ts";

/** A spoken word as it is written: with its punctuation, and what it ends. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Followed by a space. */
  readonly spaced: boolean;
  readonly ends: "sentence" | "clause" | "word";
}

/**
 * The words of a narration in its spelling and punctuation: joined, the tokens are the narration. Their times never
 * decrease.
 */
export const tokensOf = (sentences: readonly string[], words: readonly WordTime[]): Token[] => {
  if (words.length === 0) return [];
  const { text, ends } = joined(sentences.length > 0 ? sentences : [words.map((word) => word.text).join(" ")]);
  const pieces = alignWords(text, words);
  let clock = 0;
  return pieces.map((piece, index) => {
    const from = index === 0 ? 0 : border(text, pieces[index - 1], piece);
    const next = pieces[index + 1];
    const until = next ? border(text, piece, next) : text.length;
    const start = Math.max(clock, piece.start);
    clock = Math.max(start, piece.end);
    const raw = text.slice(from, until);
    const shown = raw.trim();
    const answered = endsSpeech.test(shown) && beginsSpeech.test(text.slice(until));
    const sentence = !next || answered || ends.some((end) => end > from && end <= until);
    const kind = sentence ? "sentence" : endsClause.test(shown) ? "clause" : "word";
    const spaced = /\s$/.test(raw) || (next !== undefined && /^\s/.test(text.slice(until)));
    return { text: shown, start, end: clock, spaced, ends: kind };
  });
};

/** A question inside a sentence, such as quoted speech, ends a clause only. */
const endsClause = /[,;:、，；：،؛—–…?!？！؟。][\p{Pe}\p{Pf}"']*$/u;

/** Quoted speech and the reply to it are separate sentences: “Where to?” “Home.” */
const endsSpeech = /[.?!。？！؟।][\p{Pe}\p{Pf}"']$/u;
const beginsSpeech = /^\s*[\p{Ps}\p{Pi}"']/u;

/** The sentences as one text and the index of each end; scripts without spaces have none between sentences. */
const joined = (sentences: readonly string[]): { text: string; ends: number[] } => {
  let text = "";
  const ends: number[] = [];
  for (const sentence of withOpeningMarks(sentences)) {
    const glue = text === "" || /[。！？」』）]$/.test(text) ? "" : " ";
    text += glue + sentence;
    ends.push(text.length);
  }
  return { text, ends };
};

/** An opening quotation mark is returned with the word before it: it belongs to the next sentence. */
const withOpeningMarks = (sentences: readonly string[]): string[] => {
  let opened = "";
  return sentences
    .map((each) => {
      const [, text = "", mark = ""] = /^(.*?)(\s[\p{Ps}\p{Pi}]\s*)?$/su.exec(`${opened}${each.trim()}`) ?? [];
      opened = mark === "" ? "" : `${mark.trim()} `;
      return text.trim();
    })
    .filter((each) => each !== "");
};

/**
 * The index between two tokens: after the space between them, or without one before an opening bracket. So no token,
 * and no line, begins with closing punctuation.
 */
const border = (text: string, before: TextSpan | undefined, after: TextSpan): number => {
  const from = before?.until ?? 0;
  const gap = text.slice(from, after.from);
  // In French a space follows the opening quotation mark.
  const quotation = gap.search(/(?<=\s)[\p{Ps}\p{Pi}]\s+$/u);
  if (quotation >= 0) return from + quotation;
  const space = gap.search(/\s\S*$/);
  if (space >= 0) return from + space + 1;
  const opening = gap.search(/[\p{Ps}\p{Pi}¿¡]+$/u);
  return opening >= 0 ? from + opening : after.from;
};
