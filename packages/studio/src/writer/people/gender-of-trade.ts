import type { Language } from "../../languages/index.ts";
import type { Hit } from "../lexicon/find-words.ts";
import { genderTraits, genderTraitsOfWord } from "../plan/grammatical-gender.ts";
import { genderOfNameIn } from "./names-of-languages.ts";
import { genderOfOtherName } from "./other-names.ts";

/** "女司机", "여자 소방관", "महिला डॉक्टर": the word before a trade shows a woman. */
const WOMAN_BEFORE =
  /(?:女(?:性)?の?|여(?:자|성)\s|(?<![\p{L}\p{M}])(?:महिला|औरत|মহিলা|নারী)\s)(?:\p{Script=Han}{0,3}|\p{Script=Hangul}{1,3}\s)?$/u;

/** "여자 소방관": a woman's word before a trade is no second person. */
export const isOnlyWoman = ({ at, word }: Hit, hits: readonly Hit[]): boolean =>
  WOMAN.test(word) && hits.some((hit) => hit.sort === "kind" && hit.at === at + word.length + 1);
const WOMAN = /^(?:여자|여성|महिला|মহিলা|নারী)$/u;

/** Whether the words before a trade or after it show a woman. */
export const isWomanAt = (text: string, { at }: Hit): boolean => WOMAN_BEFORE.test(text.slice(Math.max(0, at - 8), at));

/** The trait "man" or "woman" of a trade in a text: by the word before it, by a woman's name, or by the word itself. */
export const genderTraitsAt = (text: string, hit: Hit, name: string | undefined, language: Language): string[] => {
  if (isWomanAt(text, hit)) return genderTraits(hit.value, "she");
  const ofWord = genderTraitsOfWord(hit.value, hit.word, language);
  // "Врач Анна": the word is of both.
  return name && ofWord.includes("man") && genderOfNameIn(name, language) === "she"
    ? genderTraits(hit.value, "she")
    : ofWord;
};

/** "花店老板阿珍": the name shows that who has the trade is a woman. */
export const isWomanByName = (hit: Hit, name: string | undefined, language: Language): boolean =>
  hit.isTrade === true &&
  name !== undefined &&
  (genderOfNameIn(name, language) ??
    (/^(?:chinese|korean|japanese)$/.test(language) ? genderOfOtherName(name, language) : undefined)) === "she";
