import type { Hit } from "../lexicon/find-words.ts";
import type { OtherName } from "./other-name.ts";

/** "Dos hermanos gemelos, Inés y Bruno": the noun says what those named are. */
export const isGroupOfNames = (text: string, { at, word }: Hit, names: readonly OtherName[]): boolean => {
  const from = at + word.length;
  const [first, second] = names.filter((name) => name.at >= from && name.at < from + FAR_NAME);
  return (
    first !== undefined &&
    second !== undefined &&
    /^(?:\s?[\p{Ll}\p{Lo}\p{M}]+)?[,:、，]?\s?$/u.test(text.slice(from, first.at)) &&
    (/[,:、，]/u.test(text.slice(from, first.at)) || SEVERAL.test(word) || SEVERAL_BEFORE.test(text.slice(0, at))) &&
    /^\s?(?:und|y|e|et|ed|и|और|আর|ও|と|和|와|과)\s?$/u.test(text.slice(first.at + first.name.length, second.at))
  );
};
const SEVERAL =
  /^(?:близнецы|братья|с[её]стры|друзья|подруги|дети)$|双胞胎|兄弟|姐妹|兄妹|姐弟|형제|자매|남매|쌍둥이/iu;
const SEVERAL_BEFORE =
  /(?<!\p{L})(?:los|las|les|os|as|i|le|gli|die|dos|deux|due|dois|duas|zwei|drei|tres|trois|tre|três)\s(?:\p{L}+\s)?$/iu;
const FAR_NAME = 24;
