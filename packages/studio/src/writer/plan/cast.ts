import { type Language, languageOf } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import type { Hit } from "../lexicon/find-words.ts";
import { readCast } from "../people/read-cast.ts";
import { genderTraitsOfWord } from "./grammatical-gender.ts";
import { looksAt } from "./looks.ts";

export const MAX_CAST = 6;

/** The cast of a text: who is most named and most acting first. */
export const castIn = (text: string, language: string, heroName?: string): CastMember[] =>
  readCast(text, languageOf(language), heroName).map(({ member }) => member);

/** The looks at the first mention of a character: "an old fisherman", "la pequeña pescadora". */
export const traitsAt = (text: string, { value: kind, word, at }: Hit, language: Language): string[] => [
  ...looksAt(text, at, word, language),
  ...genderTraitsOfWord(kind, word, language),
];
