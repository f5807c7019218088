/** The languages that the writer reads and writes, and what is peculiar to their script. */
export const tags = {
  english: "en",
  chinese: "zh",
  hindi: "hi",
  spanish: "es",
  french: "fr",
  arabic: "ar",
  bengali: "bn",
  portuguese: "pt",
  russian: "ru",
  japanese: "ja",
  german: "de",
  korean: "ko",
} as const;

export type Language = keyof typeof tags;
export const writtenLanguages = Object.keys(tags) as Language[];

/** A name from outside; what we do not know is read as English. */
export const languageOf = (name: string): Language => {
  const known = name.toLowerCase();
  return writtenLanguages.find((each) => each === known) ?? "english";
};

/** Chinese and Japanese put no space between sentences. */
export const spaceAfterSentence = (language: Language): string =>
  language === "chinese" || language === "japanese" ? "" : " ";

/** Words are not set apart by spaces, or carry their particles with them: look for them inside others. */
export const wordsRunTogether = (language: Language): boolean =>
  language === "chinese" || language === "japanese" || language === "korean";
