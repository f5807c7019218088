import { isAbstract } from "../english/idea/abstract-nouns.ts";
import type { Language } from "../languages.ts";
import { findWords } from "../lexicon/find-words.ts";
import { isLittleWord } from "../publish/keywords.ts";

/** What an idea is written in, for people order a film in one language with an idea in another. */
export const languageOfIdea = (idea: string, told: Language): Language => {
  const counted = scripts.map(({ letters, written }) => ({ written, count: idea.match(letters)?.length ?? 0 }));
  const [most] = counted.sort((a, b) => b.count - a.count);
  if (!most || most.count === 0) return told;
  return among(idea, most.written, most.written.includes(told) ? told : undefined);
};

const scripts: readonly { readonly letters: RegExp; readonly written: readonly Language[] }[] = [
  { letters: /\p{Script=Latin}/gu, written: ["english", "spanish", "french", "portuguese", "german"] },
  { letters: /\p{Script=Cyrillic}/gu, written: ["russian"] },
  { letters: /\p{Script=Arabic}/gu, written: ["arabic"] },
  { letters: /\p{Script=Devanagari}/gu, written: ["hindi"] },
  { letters: /\p{Script=Bengali}/gu, written: ["bengali"] },
  { letters: /\p{Script=Hangul}/gu, written: ["korean"] },
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, written: ["japanese"] },
  { letters: /\p{Script=Han}/gu, written: ["chinese", "japanese"] },
];

/** A little more for the language of the film, which a lone name or a word of both is read in. */
const HOME = 0.2;

/** The language that most of the words are known in; one that several know says less. */
const among = (idea: string, written: readonly Language[], told: Language | undefined): Language => {
  const [first = "english"] = written;
  if (written.length === 1) return first;
  const scores = new Map<Language, number>(told ? [[told, HOME]] : []);
  for (const word of idea.match(/\p{L}+/gu) ?? []) {
    const known = written.filter((each) => isLittleWord(word, each) || findWords(word, each).length > 0);
    const english = written.includes("english") && !known.includes("english") && isEnglish(word);
    const knowing = english ? [...known, "english" as const] : known;
    for (const each of knowing) scores.set(each, (scores.get(each) ?? 0) + 1 / knowing.length);
  }
  return [...written].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))[0] ?? first;
};

const isEnglish = (word: string): boolean => THIRD_PERSON.test(word) || isAbstract(word.toLowerCase());

/** How ideas go in English, and no word of the others ends: "keeps", "wants", "looks", "finding". */
const THIRD_PERSON = /(?:[bdgkprtw]s|ing|ould|ght)$/;
