import { isUnspaced, type Language, languageBasics } from "../../languages/index.ts";

/** A written word with its punctuation, and its offsets in the text in UTF-16 units. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text as captions show them: split at spaces, or by the dictionary of Intl.Segmenter in languages without spaces. */
export const wordsIn = (text: string, language: Language): readonly string[] =>
  findWords(text, language).map((word) => word.text);

export const findWords = (text: string, language: Language): readonly Word[] => {
  const runs = [...text.matchAll(run)].flatMap((found) => (visible.test(found[0]) ? [at(found.index, found[0])] : []));
  return isUnspaced(language) ? runs.flatMap((each) => dictionaryWords(each, languageBasics[language].tag)) : runs;
};

// Zero-width spaces and byte order marks separate words too. The joiners (U+200C, U+200D) do not: Hindi and emoji need them.
const run = /[^\s\p{Cc}\u200b\u2060\ufeff]+/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const opening = /^[\p{Ps}\p{Pi}\p{Sc}#@]+$/u;
const speakable = /[\p{L}\p{N}]/u;
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

const at = (start: number, text: string): Word => ({ text, start, end: start + text.length });

/** Joins punctuation to words: an opening mark to the word after it, any other mark to the word before. */
const dictionaryWords = (part: Word, tag: string): readonly Word[] => {
  const words: Word[] = [];
  let prefix = "";
  for (const { segment, index } of segments(part.text, tag)) {
    const start = part.start + index - prefix.length;
    const last = words.at(-1);
    if (opening.test(segment)) prefix += segment;
    else if (speakable.test(segment) || pictograph.test(segment) || !last || prefix !== "") {
      words.push(at(start, prefix + segment));
      prefix = "";
    } else words[words.length - 1] = at(last.start, last.text + segment);
  }
  return prefix === "" ? words : [...words, at(part.end - prefix.length, prefix)];
};

/** The segmenter takes "50，60" for one number, so a full-width comma always ends a word here. */
const segments = (text: string, tag: string): readonly { readonly segment: string; readonly index: number }[] =>
  [...segmenter(tag).segment(text)].flatMap(({ segment, index }) => {
    let at = index;
    return segment.split(/(?<=[，、；：])/u).map((part) => {
      const start = at;
      at += part.length;
      return { segment: part, index: start };
    });
  });

const segmenters = new Map<string, Intl.Segmenter>();

const segmenter = (tag: string): Intl.Segmenter => {
  const known = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: "word" });
  segmenters.set(tag, known);
  return known;
};
