import { isUnspaced, type Language, languageOf, writings } from "../../languages/index.ts";
import type { Spot } from "../../vocabulary.ts";
import { dictionary, type Meaning, type Sort } from "./dictionary.ts";

export interface Hit {
  readonly sort: Sort;
  /** Its meaning to the artist: "fox", "forest", "night". */
  readonly value: string;
  /** The spot that a word of a place names. */
  readonly spot?: Spot;
  /** It says what somebody does, or is to others. */
  readonly isTrade?: boolean;
  readonly word: string;
  readonly at: number;
}

/** The drawable words of a text, in their order. */
export const findWords = (text: string, language: string): Hit[] => {
  const known = languageOf(language);
  const words = dictionary(known);
  const isNoun =
    known === "german" && /\p{Lu}/u.test(text) ? (at: number): boolean => /\p{Lu}/u.test(text[at] ?? "") : () => true;
  const low = text.toLocaleLowerCase().replace(AS_FAR_AS, (far) => "　".repeat(far.length));
  return isUnspaced(known)
    ? scanned(low, words)
    : tokens(low)
        .flatMap((token) => lookedUp(token, words, known, low))
        .filter(({ sort, at }) => !NOUNS.has(sort) || isNoun(at));
};

/** German writes nouns with capitals: "kochte" is no cook. */
const NOUNS: ReadonlySet<Sort> = new Set<Sort>(["kind", "prop"]);

/** Japanese for "as far as" contains the word for "bear". */
const AS_FAR_AS = /[近遠早]くまで/g;

const scanned = (text: string, words: ReadonlyMap<string, Meaning>): Hit[] => {
  const hits: Hit[] = [];
  for (let at = 0; at < text.length; at++) {
    const word = longestAt(text, at, words);
    const meaning = words.get(word);
    if (!meaning || isOverlapped(text, at, word, words)) continue;
    hits.push({ ...meaning, word, at });
    at += word.length - 1;
  }
  return hits;
};

const MAX_WORD = 8;

const longestAt = (text: string, at: number, words: ReadonlyMap<string, Meaning>): string => {
  for (let length = Math.min(MAX_WORD, text.length - at); length > 0; length--)
    if (words.has(text.slice(at, at + length))) return text.slice(at, at + length);
  return "";
};

/** "老钟表匠" is an old clockmaker, and no old clock: a longer word begins within the first. */
const isOverlapped = (text: string, at: number, word: string, words: ReadonlyMap<string, Meaning>): boolean => {
  for (let inner = at + 1; inner < at + word.length; inner++) {
    const next = longestAt(text, inner, words);
    if (next.length > word.length && inner + next.length > at + word.length) return true;
  }
  return false;
};

interface Token {
  readonly word: string;
  readonly at: number;
}

const tokens = (text: string): Token[] =>
  [...text.matchAll(/(?:[\p{L}\p{M}'’-]|\u200c|\u200d)+/gu)].map(({ index, 0: word }) => ({
    word: word.replace(/['’]s$/, ""),
    at: index,
  }));

/** Words that only begin as a noun does: "поэтому", "поэт"; and the four of a four-leaf clover. */
const NO_NOUN: ReadonlySet<string> = new Set(["поэтому", "четыре", "चार", "papier", "papiers"]);

const lookedUp = (token: Token, words: ReadonlyMap<string, Meaning>, language: Language, text: string): Hit[] => {
  if (language === "english" && SIMILE.test(text.slice(Math.max(0, token.at - 24), token.at))) return [];
  if (NO_NOUN.has(token.word)) return [];
  const two = /^\S+\s+[\p{L}\p{M}]+/u.exec(text.slice(token.at))?.[0].replace(/\s+/g, " ");
  const formIn = (text: string): string | undefined =>
    (writings[language].formsOf?.(text) ?? [text]).find((each) => words.has(each));
  // "Робот-уборщик"
  const [head = ""] = token.word.split("-");
  const isJoined = language === "russian" && head !== token.word && formIn(token.word) === undefined;
  if (isJoined) return lookedUp({ ...token, word: head }, words, language, text);
  const form = formIn(token.word);
  const meaning =
    (two ? (words.get(two) ?? (language === "english" ? words.get(two.replace(/s$/, "")) : undefined)) : undefined) ??
    (form ? words.get(form) : undefined);
  // A Korean word ends before its particle: "여우" of "여우가".
  const isTwo = two !== undefined && language !== "english" && words.has(two) && / /.test(two);
  const word = isTwo ? two : language === "korean" && form && token.word.startsWith(form) ? form : token.word;
  // An Arabic "and" is joined to the word after it.
  const joined = language === "arabic" && form && token.word.startsWith("و") && !form.startsWith("و") ? 1 : 0;
  return meaning ? [{ ...meaning, word: word.slice(joined), at: token.at + joined }] : [];
};

/** A comparison ("purred like a cat") names nothing that a picture shows. */
const SIMILE = /\b(?:like|as|than|of being|afraid of)\s+(?:an?\s+|the\s+)?(?:[a-z]+\s+)?$/;
