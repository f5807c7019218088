import nlp from "compromise";
import { isUnspaced, type Language, languageBasics, languageOf } from "../../languages/index.ts";
import { titleCase } from "../english/tell/title.ts";
import { sentences } from "../speech/sentences.ts";

const MAX_LENGTH = 30;

/** A chapter title of a few words from its text, different from those taken. */
export const chapterTitle = (narration: string, language: string, taken: ReadonlySet<string>): string => {
  const candidates = languageOf(language) === "english" ? englishPhrases(narration) : wholeClauses(narration, language);
  return (
    [...candidates, ...openings(narration, language)].find((title) => title !== "" && !taken.has(title)) ??
    openings(narration, language)[0] ??
    ""
  );
};

const englishPhrases = (narration: string): string[] => {
  const phrases = nlp(narration.slice(0, 400)).nouns().out("array") as string[];
  return phrases
    .map((phrase) => phrase.replace(/^["“(]+|[.,;:!?"”)]+$/g, "").replace(/^(?:an?|some)\s+/i, "the "))
    .filter(
      (phrase) =>
        /^the\s/i.test(phrase) &&
        /^[\p{L}'’ -]+$/u.test(phrase) &&
        phrase.split(" ").length <= 5 &&
        phrase.length <= MAX_LENGTH,
    )
    .filter(
      (phrase) =>
        !/\b(?:who|that|which|it|they|he|she|this|other|one|same|thing|way|moment|end|time)\b/i.test(phrase.slice(4)),
    )
    .sort((a, b) => b.split(" ").length - a.split(" ").length)
    .map(titleCase);
};

const MARK = /[,.;:!?。、，！？；：।؟،"”«»「」—–\n]/;
const OPENS = /^[\s"“„«「『¡¿(]+/;

/** The first clauses of sentences, if short enough for a title. */
const wholeClauses = (narration: string, language: string): string[] =>
  sentences(narration, language)
    .map(({ text }) => text.replace(OPENS, "").split(MARK)[0]?.trim() ?? "")
    .filter((clause) => {
      const words = wordsOf(clause, languageOf(language)).length;
      return words >= 2 && words <= 6 && clause.length <= MAX_LENGTH;
    });

/** The first words of a scene, up to its first punctuation mark. */
const openings = (narration: string, language: string): string[] => {
  const known = languageOf(language);
  const [first = ""] = narration.replace(OPENS, "").split(MARK);
  const words = wordsOf(first, known).length > 1 ? wordsOf(first, known) : wordsOf(narration.slice(0, 80), known);
  const join = isUnspaced(known) ? "" : " ";
  const cased = (title: string): string => (known === "english" ? titleCase(title) : title);
  return [4, 5, 3, 2].map((count) =>
    cased(
      words
        .slice(0, count)
        .map(({ segment }) => segment)
        .join(join),
    ),
  );
};

const wordsOf = (text: string, language: Language): { segment: string }[] =>
  [...new Intl.Segmenter(languageBasics[language].tag, { granularity: "word" }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  );
