import { detectLanguage } from "@animation-agent/studio/writer";
import type { LanguageId } from "#contract/catalogue/languages.ts";

/** A shorter text has too few words to tell. */
const minCharacters = 80;
/** More characters decide nothing. */
const maxCharacters = 1_500;

/** Whether a text is in this language rather than in another one that films are made in. True if its words do not tell. */
export const isInLanguage = (text: string, language: LanguageId): boolean =>
  languageOfText(text, language, minCharacters) === language;

/** The language of a text that films are made in. `language` if the text is shorter, or its words do not tell. */
export const languageOfText = (text: string, language: LanguageId, minLength: number): LanguageId => {
  const sample = [...text].slice(0, maxCharacters);
  return sample.length < minLength ? language : detectLanguage(sample.join(""), language);
};
