import type { WordTime } from "../media/ports.ts";

/** A range of the narration's text (indexes) and its time in seconds. */
export interface TextSpan {
  readonly from: number;
  readonly until: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Aligns spoken words with the written text. Narrators lower-case words, strip punctuation or spell out numbers: words
 * that are not found get the text between their found neighbours.
 */
export const alignWords = (text: string, words: readonly WordTime[]): TextSpan[] => {
  const pieces: TextSpan[] = [];
  let [cursor, missed]: [number, WordTime[]] = [0, []];
  for (const word of words) {
    const found = find(text, word, cursor);
    if (!found) {
      missed.push(word);
      continue;
    }
    alignMissedWords(text, pieces, missed, cursor, found.from);
    pieces.push(found);
    [cursor, missed] = [found.until, []];
  }
  alignMissedWords(text, pieces, missed, cursor, text.length);
  return pieces;
};

/** Maximum distance in letters at which a word is searched: farther away it is likely another occurrence. */
const reach = 40;
const letter = /[\p{L}\p{M}\p{N}]/u;
/** Scripts whose words stand without spaces. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;

const find = (text: string, word: WordTime, cursor: number): TextSpan | undefined => {
  const bare = word.text.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, "");
  if (bare === "") return undefined;
  // Lower-casing some letters changes the length; then the text is compared unchanged.
  const [lower, sought] = [text.toLowerCase(), bare.toLowerCase()];
  const same = lower.length === text.length && sought.length === bare.length;
  const [hay, needle] = same ? [lower, sought] : [text, bare];
  for (let from = hay.indexOf(needle, cursor); from >= 0; from = hay.indexOf(needle, from + 1)) {
    if (from > cursor + reach) return undefined;
    const until = from + needle.length;
    if (isWord(text, from, until)) return { from, until, start: word.start, end: word.end };
  }
  return undefined;
};

const isWord = (text: string, from: number, until: number): boolean => {
  const free = (outside: string | undefined, inside: string | undefined): boolean =>
    outside === undefined || !letter.test(outside) || unspaced.test(outside) || unspaced.test(inside ?? "");
  return free(text[from - 1], text[from]) && free(text[until], text[until - 1]);
};

/** Gives the text between two found words to the missed words, or to the word before if there are none. */
const alignMissedWords = (
  text: string,
  pieces: TextSpan[],
  missed: readonly WordTime[],
  from: number,
  until: number,
): void => {
  const written = [...text.slice(from, until).matchAll(/\S*[\p{L}\p{M}\p{N}]\S*/gu)];
  const [first, last] = [missed[0], missed.at(-1)];
  if (written.length === 0) return;
  const before = pieces.at(-1);
  if (!first || !last) {
    const end = written.at(-1);
    if (before && end) pieces[pieces.length - 1] = { ...before, until: from + end.index + end[0].length };
    return;
  }
  const letters = written.reduce((sum, [each]) => sum + each.length, 0);
  let spoken = 0;
  for (const match of written) {
    const share = (count: number): number => first.start + ((last.end - first.start) * count) / letters;
    const at = from + match.index;
    pieces.push({ from: at, until: at + match[0].length, start: share(spoken), end: share(spoken + match[0].length) });
    spoken += match[0].length;
  }
};
