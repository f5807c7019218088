import type { CaptionRuler } from "../media/ports.ts";
import type { Token } from "./tokens.ts";

/**
 * Splits tokens that are too wide for flexible line breaks, and shares their time. Narrators of scripts without spaces
 * may return whole phrases: these are split between words, and between letters only if a word is wider than a line.
 */
export const splitWideTokens = (tokens: readonly Token[], { measure, width }: CaptionRuler): Token[] =>
  tokens
    .flatMap((token) => (measure(token.text) <= width / 4 ? [token] : splitToken(token, partsOf(token.text, words))))
    .flatMap((token) =>
      measure(token.text) <= width ? [token] : splitToken(token, fitToWidth(token.text, measure, width)),
    );

const words = new Intl.Segmenter("ja", { granularity: "word" });
const letters = new Intl.Segmenter("ja", { granularity: "grapheme" });
const closing = /^[\p{Pe}\p{Pf}\p{Po}ー々]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
/** Only these scripts have no spaces; splitting any other word would make it look like two. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The words of a phrase, each with the punctuation that must stay on its line. */
const partsOf = (text: string, segmenter: Intl.Segmenter): string[] => {
  if (!unspaced.test(text)) return [text];
  const parts: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const before = parts.at(-1);
    const stays = closing.test(segment) || /^\s/.test(segment) || opening.test(before ?? "");
    if (before !== undefined && stays) parts[parts.length - 1] = before + segment;
    else parts.push(segment);
  }
  return parts;
};

/** Parts of a word that is wider than a line, each as long as fits. */
const fitToWidth = (text: string, measure: CaptionRuler["measure"], width: number): string[] => {
  const parts: string[] = [];
  for (const { segment } of letters.segment(text)) {
    const part = parts.at(-1);
    if (part !== undefined && measure(part + segment) <= width) parts[parts.length - 1] = part + segment;
    else if (part !== undefined && closing.test(segment)) parts.splice(-1, 1, ...carryLastLetter(part, segment));
    else parts.push(segment);
  }
  return parts.filter((part) => part !== "");
};

/** Moves the last letter of a part to the next one, together with punctuation that must not begin a line. */
const carryLastLetter = (part: string, punctuation: string): [string, string] => {
  const all = [...letters.segment(part)].map(({ segment }) => segment);
  return [all.slice(0, -1).join(""), (all.at(-1) ?? "") + punctuation];
};

/** Parts of a token, each with a share of the time by its length. */
const splitToken = (token: Token, parts: readonly string[]): Token[] => {
  const total = parts.reduce((sum, part) => sum + part.length, 0);
  const at = (length: number): number => token.start + ((token.end - token.start) * length) / total;
  let heard = 0;
  return parts.map((text, index) => {
    const last = index === parts.length - 1;
    const [start, end] = [at(heard), at(heard + text.length)];
    heard += text.length;
    const kind = last ? token.ends : /[、，；：]$/.test(text) ? "clause" : "word";
    return { text, start, end, spaced: last && token.spaced, ends: kind };
  });
};
