import type { WordTime } from "../media/ports.ts";
import { alignWords, type TextSpan } from "./align-words.ts";

/** A spoken word as it is read: with its punctuation, and what may follow it. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether a space stands between it and the next. */
  readonly spaced: boolean;
  readonly ends: "sentence" | "clause" | "word";
}

/**
 * The words of a narration in its own spelling and with its own punctuation: read together, tokens are the narration.
 * Times never go back.
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

/** A question within a sentence, as in quoted speech, is a clause of it. */
const endsClause = /[,;:、，；：،؛—–…?!？！؟。][\p{Pe}\p{Pf}"']*$/u;

/** What one says and another answers at once are sentences of their own: “Where to?” “Home.” */
const endsSpeech = /[.?!。？！؟।][\p{Pe}\p{Pf}"']$/u;
const beginsSpeech = /^\s*[\p{Ps}\p{Pi}"']/u;

/** Where sentences end in the whole text; the scripts that write no spaces have none between sentences either. */
const joined = (sentences: readonly string[]): { text: string; ends: number[] } => {
  let text = "";
  const ends: number[] = [];
  for (const sentence of withTheirMarks(sentences)) {
    const glue = text === "" || /[。！？」』）]$/.test(text) ? "" : " ";
    text += glue + sentence;
    ends.push(text.length);
  }
  return { text, ends };
};

/** A mark that opens a quotation is spoken by nobody, and comes with the word before: it is the next sentence's. */
const withTheirMarks = (sentences: readonly string[]): string[] => {
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
 * Where one token ends and the next begins: after the space between them, or, without one, before an opening bracket.
 * So no token, and no line, begins with what closes.
 */
const border = (text: string, before: TextSpan | undefined, after: TextSpan): number => {
  const from = before?.until ?? 0;
  const gap = text.slice(from, after.from);
  // A French quotation opens with a space behind the mark.
  const quotation = gap.search(/(?<=\s)[\p{Ps}\p{Pi}]\s+$/u);
  if (quotation >= 0) return from + quotation;
  const space = gap.search(/\s\S*$/);
  if (space >= 0) return from + space + 1;
  const opening = gap.search(/[\p{Ps}\p{Pi}¿¡]+$/u);
  return opening >= 0 ? from + opening : after.from;
};
