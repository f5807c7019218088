/** A language that films are narrated in. */
interface LanguageEntry {
  /** BCP 47 */
  readonly tag: string;
  /** The language's own name. */
  readonly name: string;
  /** ISO 15924: decides fonts, line height and direction. */
  readonly script: ScriptCode;
  /** Names and genders of the narrators' voices; the first is the default. */
  readonly voices: readonly (readonly [name: string, gender: "female" | "male"])[];
}

export type ScriptCode = "Latn" | "Cyrl" | "Arab" | "Beng" | "Deva" | "Hans" | "Jpan" | "Kore";

/** The only list of languages outside packages/studio; packages/studio/README.md says how to add one. */
export const languages = {
  english: {
    tag: "en",
    name: "English",
    script: "Latn",
    voices: [
      ["Ella", "female"],
      ["Ross", "male"],
      ["Angus", "male"],
    ],
  },
  chinese: {
    tag: "zh",
    name: "中文",
    script: "Hans",
    voices: [
      ["Mei", "female"],
      ["Wei", "male"],
    ],
  },
  hindi: {
    tag: "hi",
    name: "हिन्दी",
    script: "Deva",
    voices: [
      ["Asha", "female"],
      ["Ravi", "male"],
    ],
  },
  spanish: {
    tag: "es",
    name: "Español",
    script: "Latn",
    voices: [
      ["Lucia", "female"],
      ["Diego", "male"],
    ],
  },
  french: {
    tag: "fr",
    name: "Français",
    script: "Latn",
    voices: [
      ["Claire", "female"],
      ["Louis", "male"],
    ],
  },
  arabic: {
    tag: "ar",
    name: "العربية",
    script: "Arab",
    voices: [
      ["Layla", "female"],
      ["Omar", "male"],
    ],
  },
  bengali: {
    tag: "bn",
    name: "বাংলা",
    script: "Beng",
    voices: [
      ["Mitali", "female"],
      ["Arjun", "male"],
    ],
  },
  portuguese: {
    tag: "pt",
    name: "Português",
    script: "Latn",
    voices: [
      ["Ines", "female"],
      ["Tiago", "male"],
    ],
  },
  russian: {
    tag: "ru",
    name: "Русский",
    script: "Cyrl",
    voices: [
      ["Anya", "female"],
      ["Ivan", "male"],
    ],
  },
  japanese: {
    tag: "ja",
    name: "日本語",
    script: "Jpan",
    voices: [
      ["Yuki", "female"],
      ["Ken", "male"],
    ],
  },
  german: {
    tag: "de",
    name: "Deutsch",
    script: "Latn",
    voices: [
      ["Greta", "female"],
      ["Felix", "male"],
    ],
  },
  korean: {
    tag: "ko",
    name: "한국어",
    script: "Kore",
    voices: [
      ["Jiwoo", "female"],
      ["Minho", "male"],
    ],
  },
  italian: {
    tag: "it",
    name: "Italiano",
    script: "Latn",
    voices: [
      ["Giulia", "female"],
      ["Marco", "male"],
    ],
  },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type LanguageId = keyof typeof languages;
// The keys of `languages` are its ids.
export const languageIds = Object.keys(languages) as LanguageId[];
