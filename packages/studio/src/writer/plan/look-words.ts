import { type Language, writings } from "../../languages/index.ts";

/** The look that a word names, in the artist's words; undefined for other words. */
export const lookOf = (word: string, language: Language): string | undefined =>
  patternsOf(language).find(({ whole }) => whole.test(word.normalize("NFC")))?.look;

/** The looks at the end of a text without spaces: "小红" before the word for a fox. */
export const looksAtEnd = (text: string, language: Language): string[] => {
  const nearest = patternsOf(language).find(({ atEnd }) => atEnd.test(text));
  return nearest ? [nearest.look, ...looksAtEnd(text.replace(nearest.atEnd, ""), language)] : [];
};

interface LookPattern {
  readonly look: string;
  readonly whole: RegExp;
  readonly atEnd: RegExp;
}

const patterns = new Map<Language, readonly LookPattern[]>();

const patternsOf = (language: Language): readonly LookPattern[] => {
  const all =
    patterns.get(language) ??
    Object.entries(writings[language].looks).map(([look, forms]) => ({
      look,
      whole: new RegExp(`^(?:${forms.normalize("NFC")})$`, "u"),
      atEnd: new RegExp(`(?:${forms})$`, "u"),
    }));
  patterns.set(language, all);
  return all;
};
