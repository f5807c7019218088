import { createRequire } from "node:module";
import { GlobalFonts } from "@napi-rs/canvas";
import type { LanguageId } from "#contract/catalogue/languages.ts";

/** Noto in the script of each language; what it lacks (Latin names, digits) comes from the Latin one. */
const scripts = {
  latin: { folder: "noto-sans", file: "NotoSans" },
  arabic: { folder: "noto-sans-arabic", file: "NotoSansArabic" },
  bengali: { folder: "noto-sans-bengali", file: "NotoSansBengali" },
  devanagari: { folder: "noto-sans-devanagari", file: "NotoSansDevanagari" },
  japanese: { folder: "noto-sans-jp", file: "NotoSansJP" },
  korean: { folder: "noto-sans-kr", file: "NotoSansKR" },
  chinese: { folder: "noto-sans-sc", file: "NotoSansSC" },
} as const;
type Script = keyof typeof scripts;

const scriptOf: Partial<Record<LanguageId, Script>> = {
  arabic: "arabic",
  bengali: "bengali",
  hindi: "devanagari",
  japanese: "japanese",
  korean: "korean",
  chinese: "chinese",
};

export type Weight = "600SemiBold" | "800ExtraBold";

/** A CSS font of so many pixels that has every letter of the language, and of the text where it quotes another. */
export const fontOf = (language: LanguageId, weight: Weight, pixels: number, text: string): string => {
  const own = scriptOf[language];
  const quoted = (Object.keys(letters) as (keyof typeof letters)[]).filter((script) => letters[script].test(text));
  const needed = new Set<Script>([...(own ? [own] : []), "latin", ...quoted]);
  return `${pixels}px ${[...needed].map((script) => `"${registered(script, weight)}"`).join(", ")}`;
};

/** What shows that a text needs a script. The Chinese one stands for Han letters in a text of another language. */
const letters = {
  arabic: /\p{Script=Arabic}/u,
  bengali: /\p{Script=Bengali}/u,
  devanagari: /\p{Script=Devanagari}/u,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  korean: /\p{Script=Hangul}/u,
  chinese: /\p{Script=Han}/u,
} as const;

export const isRightToLeft = (language: LanguageId): boolean => language === "arabic";

const known = new Set<string>();
const resolve = createRequire(import.meta.url).resolve;

/** Under a name of ours, so that a font of the machine never stands in for a missing file. */
const registered = (script: Script, weight: Weight): string => {
  const { folder, file } = scripts[script];
  const name = `film-${script}-${weight}`;
  if (known.has(name)) return name;
  const path = resolve(`@expo-google-fonts/${folder}/${weight}/${file}_${weight}.ttf`);
  if (!GlobalFonts.registerFromPath(path, name)) throw new Error(`Cannot read the font ${path}`);
  known.add(name);
  return name;
};
