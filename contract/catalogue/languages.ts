/** The languages a film is narrated in, with their BCP 47 tag and their own name. */
export const languages = {
  english: { tag: "en", name: "English" },
  chinese: { tag: "zh", name: "中文" },
  hindi: { tag: "hi", name: "हिन्दी" },
  spanish: { tag: "es", name: "Español" },
  french: { tag: "fr", name: "Français" },
  arabic: { tag: "ar", name: "العربية" },
  bengali: { tag: "bn", name: "বাংলা" },
  portuguese: { tag: "pt", name: "Português" },
  russian: { tag: "ru", name: "Русский" },
  japanese: { tag: "ja", name: "日本語" },
  german: { tag: "de", name: "Deutsch" },
  korean: { tag: "ko", name: "한국어" },
} as const;

export type LanguageId = keyof typeof languages;
export const languageIds = Object.keys(languages) as LanguageId[];
