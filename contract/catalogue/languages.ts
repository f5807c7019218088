/** A language that films are narrated in. */
interface LanguageEntry {
  /** BCP 47 */
  readonly tag: string;
  /** ISO 639-2/T: names the language in video files. */
  readonly code: string;
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
    code: "eng",
    name: "English",
    script: "Latn",
    voices: [
      ["Ross", "male"],
      ["Ella", "female"],
      ["Angus", "male"],
    ],
  },
  chinese: {
    tag: "zh",
    code: "zho",
    name: "中文",
    script: "Hans",
    voices: [
      ["Mei", "female"],
      ["Wei", "male"],
    ],
  },
  hindi: {
    tag: "hi",
    code: "hin",
    name: "हिन्दी",
    script: "Deva",
    voices: [
      ["Asha", "female"],
      ["Ravi", "male"],
    ],
  },
  spanish: {
    tag: "es",
    code: "spa",
    name: "Español",
    script: "Latn",
    voices: [
      ["Lucia", "female"],
      ["Diego", "male"],
    ],
  },
  french: {
    tag: "fr",
    code: "fra",
    name: "Français",
    script: "Latn",
    voices: [
      ["Claire", "female"],
      ["Louis", "male"],
    ],
  },
  arabic: {
    tag: "ar",
    code: "ara",
    name: "العربية",
    script: "Arab",
    voices: [
      ["Layla", "female"],
      ["Omar", "male"],
    ],
  },
  bengali: {
    tag: "bn",
    code: "ben",
    name: "বাংলা",
    script: "Beng",
    voices: [
      ["Mitali", "female"],
      ["Arjun", "male"],
    ],
  },
  portuguese: {
    tag: "pt",
    code: "por",
    name: "Português",
    script: "Latn",
    voices: [
      ["Ines", "female"],
      ["Tiago", "male"],
    ],
  },
  russian: {
    tag: "ru",
    code: "rus",
    name: "Русский",
    script: "Cyrl",
    voices: [
      ["Anya", "female"],
      ["Ivan", "male"],
    ],
  },
  japanese: {
    tag: "ja",
    code: "jpn",
    name: "日本語",
    script: "Jpan",
    voices: [
      ["Yuki", "female"],
      ["Ken", "male"],
    ],
  },
  german: {
    tag: "de",
    code: "deu",
    name: "Deutsch",
    script: "Latn",
    voices: [
      ["Greta", "female"],
      ["Felix", "male"],
    ],
  },
  korean: {
    tag: "ko",
    code: "kor",
    name: "한국어",
    script: "Kore",
    voices: [
      ["Jiwoo", "female"],
      ["Minho", "male"],
    ],
  },
  italian: {
    tag: "it",
    code: "ita",
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

/** BCP 47 tags of the languages: those of the site, of mails and of a user. */
export type LanguageTag = (typeof languages)[LanguageId]["tag"];
export const languageTags = languageIds.map((id): LanguageTag => languages[id].tag);

/** The direction in which the texts of a language run, by its BCP 47 tag. */
export const directionOf = (tag: string): "ltr" | "rtl" =>
  languageIds.some((id) => languages[id].tag === tag && languages[id].script === "Arab") ? "rtl" : "ltr";
