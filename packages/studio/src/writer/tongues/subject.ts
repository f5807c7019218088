import type { Foreign, Language } from "../languages.ts";
import type { Subject } from "./premise.ts";
import { subjectOfEnglish } from "./subject-of-english.ts";
import { subjectOfWords } from "./subject-of-words.ts";

/** What an idea in one language is about, told in another. */
export const subjectOf = (idea: string, from: Language, told: Foreign): Subject =>
  from === "english" ? subjectOfEnglish(idea, told) : subjectOfWords(idea, from, told);
