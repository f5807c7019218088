import { isUnspaced, type Language, languages } from "../languages.ts";

export type { Language };
/** Every language but English, which has a writer of its own. */
export type Foreign = Exclude<Language, "english">;
export const writtenLanguages = Object.keys(languages) as Language[];

/** A name from outside; what we do not know is read as English. */
export const languageOf = (name: string): Language => {
  const known = name.toLowerCase();
  return writtenLanguages.find((each) => each === known) ?? "english";
};

/** Chinese and Japanese put no space between sentences. */
export const spaceAfterSentence = (language: Language): string => (isUnspaced(language) ? "" : " ");

/** Words are not set apart by spaces, or carry their particles with them: look for them inside others. */
export const wordsRunTogether = (language: Language): boolean => isUnspaced(language) || language === "korean";
