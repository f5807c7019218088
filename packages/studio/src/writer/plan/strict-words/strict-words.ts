import type { Language } from "../../../languages/index.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";
import type { StrictWords } from "./words-of-language.ts";

const words: Partial<Record<Language, StrictWords>> = { french, german, italian, portuguese, spanish };

/** Undefined for English, and for languages in which all words of a scene count. */
export const strictWords = (language: Language): StrictWords | undefined => words[language];
