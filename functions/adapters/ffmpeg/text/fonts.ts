import { createRequire } from "node:module";
import { GlobalFonts } from "@napi-rs/canvas";
import { directionOf, type LanguageId, languages, type ScriptCode } from "#contract/catalogue/languages.ts";

const latin = { folder: "noto-sans", file: "NotoSans" };

/** The Noto font of each script. The Latin one also has Cyrillic letters, and stands in for what another one lacks. */
const fonts: Readonly<Record<ScriptCode, { readonly folder: string; readonly file: string }>> = {
  Latn: latin,
  Cyrl: latin,
  Arab: { folder: "noto-sans-arabic", file: "NotoSansArabic" },
  Beng: { folder: "noto-sans-bengali", file: "NotoSansBengali" },
  Deva: { folder: "noto-sans-devanagari", file: "NotoSansDevanagari" },
  Jpan: { folder: "noto-sans-jp", file: "NotoSansJP" },
  Kore: { folder: "noto-sans-kr", file: "NotoSansKR" },
  Hans: { folder: "noto-sans-sc", file: "NotoSansSC" },
};

export type Weight = "600SemiBold" | "800ExtraBold";

/** A CSS font list that covers the language, and other scripts that appear in the text. */
export const cssFont = (language: LanguageId, weight: Weight, pixels: number, text: string): string => {
  // The keys of `letters` are scripts.
  const quoted = (Object.keys(letters) as (keyof typeof letters)[]).filter((script) => letters[script].test(text));
  const needed = new Set<ScriptCode>([languages[language].script, "Latn", ...quoted]);
  const families = new Set([...needed].map((script) => registerFont(script, weight)));
  return `${pixels}px ${[...families].map((family) => `"${family}"`).join(", ")}`;
};

/** Detects scripts in a text. The Chinese font also serves Han characters in other languages. */
const letters = {
  Arab: /\p{Script=Arabic}/u,
  Beng: /\p{Script=Bengali}/u,
  Deva: /\p{Script=Devanagari}/u,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Kore: /\p{Script=Hangul}/u,
  Hans: /\p{Script=Han}/u,
} as const;

export const isRightToLeft = (language: LanguageId): boolean => directionOf(languages[language].tag) === "rtl";

/** Letters with marks above and below need more space between lines. */
export const hasTallLetters = (language: LanguageId): boolean => /Arab|Beng|Deva/.test(languages[language].script);

const known = new Set<string>();
const resolve = createRequire(import.meta.url).resolve;

/** Registers a font under our own name, so that a system font never replaces a missing file. */
const registerFont = (script: ScriptCode, weight: Weight): string => {
  const { folder, file } = fonts[script];
  const name = `film-${file}-${weight}`;
  if (known.has(name)) return name;
  const path = resolve(`@expo-google-fonts/${folder}/${weight}/${file}_${weight}.ttf`);
  if (!GlobalFonts.registerFromPath(path, name)) throw new Error(`Cannot read the font ${path}`);
  known.add(name);
  return name;
};
