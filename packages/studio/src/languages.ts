/** The languages that stories are told in, with their BCP 47 tag. */
export const languages = {
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

export type Language = keyof typeof languages;
/** Written without spaces between the words. */
export const isUnspaced = (language: Language): boolean => language === "chinese" || language === "japanese";
