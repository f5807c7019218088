import { type Language, narrations } from "../../languages/index.ts";
import { sentenceSegments } from "../../languages/sentence-segments.ts";
import type { Word } from "./words.ts";

/** A sentence as the inclusive range of its words, and whether it ends a paragraph. */
export interface Sentence {
  readonly first: number;
  readonly last: number;
  readonly endsParagraph: boolean;
}

/** Returns the sentences of a text. Every word belongs to exactly one. */
export const findSentences = (text: string, words: readonly Word[], language: Language): readonly Sentence[] => {
  const sentences: Sentence[] = [];
  let first = 0;
  for (const end of sentenceEnds(text, language)) {
    let last = first - 1;
    while ((words[last + 1]?.start ?? Number.POSITIVE_INFINITY) < end) last++;
    if (last < first) continue;
    const gap = text.slice(words[last]?.end, words[last + 1]?.start);
    sentences.push({ first, last, endsParagraph: /\n\s*\n/.test(gap) });
    first = last + 1;
  }
  return sentences;
};

const sentenceEnds = (text: string, language: Language): readonly number[] => {
  const parts = sentenceSegments(text, language);
  return parts.flatMap(({ segment, index }, part) => {
    const next = parts[part + 1]?.segment;
    return next !== undefined && sentenceContinues(segment, next, language) ? [] : [index + segment.length];
  });
};

/** Whether Intl.Segmenter split too early: after "Dr.", an initial or "am 3.", between a quotation and "said X", or at a wrapped line. */
const sentenceContinues = (segment: string, next: string, language: Language): boolean => {
  const { abbreviations, continuesSentence, hasOrdinalDots } = narrations[language];
  if (/\n\s*\n\s*$/.test(segment)) return false;
  const wrapped = /\n\s*$/.test(segment) && !/[.!?…。！？।؟"”’»」』)]\s*$/u.test(segment);
  const lastWord = segment.trimEnd().match(/\S+$/u)?.[0] ?? "";
  const bare = lastWord.replace(/^[^\p{L}\p{M}]+/u, "");
  if (/\n/.test(segment.slice(segment.trimEnd().length)) && !wrapped) return false;
  return (
    /^\s*(\p{Ll}|[,;:)\]»”’]|—\s*\p{Ll})/u.test(next) ||
    continuesSentence?.test(next) === true ||
    (/\.$/.test(bare) && abbreviations[bare.toLowerCase()] !== undefined) ||
    /^\p{Lu}\.$/u.test(bare) ||
    (hasOrdinalDots === true && /^\d{1,2}\.$/.test(lastWord))
  );
};
