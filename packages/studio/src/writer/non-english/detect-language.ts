import { type Language, languageBasics, languageIds } from "../../languages/index.ts";
import { type Script, scriptLetters } from "../../languages/scripts.ts";
import { isAbstract } from "../english/idea/abstract-nouns.ts";
import { findWords } from "../lexicon/find-words.ts";
import { isStopWord } from "../publish/keywords.ts";

/** The language of an idea. It may differ from the film's, which is assumed where the idea's words do not tell. */
export const detectLanguage = (idea: string, filmLanguage: Language): Language => {
  const script = mainScript(idea);
  if (!script) return filmLanguage;
  const candidates = languageIds.filter(
    (each) => usesScript(each, script) && !(each === "japanese" && hasNoKana(idea)),
  );
  return bestKnown(idea, candidates, candidates.includes(filmLanguage) ? filmLanguage : undefined);
};

const usesScript = (language: Language, script: Script): boolean =>
  languageBasics[language].scripts.some((each) => each === script);

/** A sentence without kana is not Japanese. */
const hasNoKana = (idea: string): boolean =>
  idea.length > MAX_WORD && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(idea);
const MAX_WORD = 7;

/** The script of most letters. */
const mainScript = (text: string): Script | undefined => {
  const letters = text.match(/\S/gu) ?? [];
  // The keys of `scriptLetters` are the scripts.
  const counts = (Object.keys(scriptLetters) as Script[]).map((script) => ({
    script,
    count: letters.filter((letter) => scriptLetters[script].test(letter)).length,
  }));
  const [most] = counts.sort((a, b) => b.count - a.count);
  return most && most.count > 0 ? most.script : undefined;
};

/** Decides for the film's language where the idea is a single name or a word of both languages. */
const FILM_LANGUAGE_BONUS = 0.2;

/** The language that knows most of the words. A word that several languages know counts less for each. */
const bestKnown = (idea: string, candidates: readonly Language[], filmLanguage: Language | undefined): Language => {
  const [first = "english"] = candidates;
  if (candidates.length === 1) return first;
  const scores = new Map<Language, number>(filmLanguage ? [[filmLanguage, FILM_LANGUAGE_BONUS]] : []);
  for (const { 0: word, index } of idea.matchAll(/\p{L}+/gu)) {
    // "Tante Rosa": a capital within a sentence is a name, and no Spanish word. German nouns have capitals too.
    const isNameOrNoun = index > 0 && /^\p{Lu}/u.test(word);
    const able = isNameOrNoun ? candidates.filter((each) => each === "german" || each === filmLanguage) : candidates;
    const known = able.filter((each) => isStopWord(word, each) || findWords(word, each).length > 0);
    const english = !isNameOrNoun && candidates.includes("english") && !known.includes("english") && looksEnglish(word);
    const knowing = english ? [...known, "english" as const] : known;
    for (const each of knowing) scores.set(each, (scores.get(each) ?? 0) + 1 / knowing.length);
  }
  return [...candidates].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))[0] ?? first;
};

const looksEnglish = (word: string): boolean => ENGLISH_ENDING.test(word) || isAbstract(word.toLowerCase());

/** Endings that no word of the other languages has: "keeps", "wants", "looks", "finding". */
const ENGLISH_ENDING = /(?:[bdgkprtw]s|ing|ould|ght)$/;
