import type { Language } from "../../languages/index.ts";
import type { KnownMember } from "../people/known-member.ts";
import { sentences } from "../speech/sentences.ts";
import { actionPatterns } from "./action-patterns.ts";
import { withoutSpeech } from "./asserted.ts";
import { withoutComparisons } from "./comparisons.ts";
import { subjectsIn } from "./read-actions.ts";

/** Languages in which a clause has a subject, so that one without a word for the cast is not about it. */
export const hasSubjects = (language: Language): boolean => /^(?:english|german|french)$/.test(language);

/**
 * The clauses of a narration that say what somebody of the cast does or is, without speech and comparisons: "Mia went
 * into the kitchen", not "the pans hung on the kitchen wall". In a language without subjects all of the narration.
 */
export const clausesOfCast = (narration: string, language: Language, known: readonly KnownMember[]): string =>
  hasSubjects(language) ? clausesAbout(narration, language, known) : narration;

const clausesAbout = (narration: string, language: Language, known: readonly KnownMember[]): string =>
  sentences(withoutComparisons(withoutSpeech(narration), language), language)
    .map(({ text }) => ofCastIn(text, language, known))
    .filter((told) => told !== "")
    .join(" ");

const ofCastIn = (sentence: string, language: Language, known: readonly KnownMember[]): string => {
  const clauses = sentence.match(CLAUSE) ?? [];
  const isOf = clauses.map((clause) => tellsOf(clause, language, known));
  // "Mia shut the book, took her coat, and went": each goes on with the subject of the clause before.
  const goesOn = (clause: string, at: number): boolean => {
    isOf[at] ||= isOf[at - 1] === true && (language === "english" ? GOES_ON_IN_ENGLISH : GOES_ON).test(clause);
    return isOf[at] === true;
  };
  return clauses.filter((clause, at) => isOf[at] || goesOn(clause, at) || (isOf[at + 1] && isShort(clause))).join("");
};

const tellsOf = (clause: string, language: Language, known: readonly KnownMember[]): boolean => {
  const { he, she, they } = actionPatterns(language).pronouns;
  // "The king's coat hung in the hall".
  const told = language === "english" ? clause.replace(OWNER, " ") : clause;
  return (
    subjectsIn(told, language, known, known).length > 0 ||
    [he, she, they].some((words) => words?.test(told)) ||
    (language === "english" && NARRATOR.test(told))
  );
};

const CLAUSE = /[^,;:…—–]+[,;:…—–]*/gu;
const OWNER = /(?<![\p{L}’'-])(?:(?:the|my|her|his|their|our) )?[\p{L}-]+['’]s (?=\p{L})/giu;
const NARRATOR = /\b(?:I|we)\b/;
/** "…, and went into the house": the same people. */
const GOES_ON_IN_ENGLISH =
  /^\s*(?:(?:and|but|then) )?(?!(?:the|an?|his|her|its|their|my|our|all|every\w*|each|one|two|some\w*|no|nobody|people|there|it|this|that|which|who)\s)\p{Ll}/u;
const GOES_ON = /^\s*(?:und|dann|et|puis)\s(?!(?:der|die|das|eine?|le|la|les|une?)\s)/iu;
/** "In the kitchen, …". */
const isShort = (clause: string): boolean => clause.trim().split(/\s+/).length <= MAX_SHORT;
const MAX_SHORT = 5;
