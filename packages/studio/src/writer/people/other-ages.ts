import type { Language } from "../../languages/index.ts";
import { ageOfYears } from "./ages.ts";
import type { Age } from "./person-nouns.ts";

/** Years that are told in digits, and the number words from twenty to ninety with their tens. */
interface YearWords {
  readonly years: string;
  readonly tens: readonly (readonly [word: string, years: number])[];
}

const row = (years: string, tens: string): YearWords => ({
  years,
  tens: tens.split(" ").map((word, at) => [word, (at + 2) * 10]),
});

const yearWords: Partial<Record<Language, YearWords>> = {
  german: row("Jahren?", "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig"),
  spanish: row("años", "veint(?:e|i) treinta cuarenta cincuenta sesenta setenta ochenta noventa"),
  french: row("ans", "vingt trente quarante cinquante soixante soixante-dix quatre-vingts? quatre-vingt-dix"),
  italian: row("anni", "vent trent quarant cinquant sessant settant ottant novant"),
  portuguese: row("anos", "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa"),
  russian: row("(?:лет|год)", "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто"),
};

const REACH = 170;

/** "Herr", "señora", "madame": a title of adults right before a name. */
const ADULT_TITLE =
  /(?:^|[^\p{L}])(?:herrn?|frau|señor|señora|don|doña|monsieur|madame|signor|signora|senhor|senhora|dona|seu|господин|госпожа)\s$/iu;

/** Grandchildren that follow a name: "Su nieto Julián". */
const HAS_GRANDCHILDREN =
  /(?<!\p{L})(?:su (?:nieto|nieta)|sus nietos|(?:sein|ihr)e?[nm]? enkel(?:in|sohn|tochter)?|(?:son|sa) petite?-fil(?:s|le)|(?:suo|sua) nipotin[oa]|(?:seu|sua) net[oa]|(?:его|её) вну(?:к|чка))(?!\p{L})/iu;

/** The age of somebody with a name, from the title before it and the years and grandchildren that follow. */
export const ageInOther = (text: string, at: number, language: Language): Age | undefined => {
  const after = text.slice(at, at + REACH);
  const words = yearWords[language];
  if (HAS_GRANDCHILDREN.test(after)) return "old";
  const years = words && yearsOf(after, words);
  if (years !== undefined && years > 2) return ageOfYears(years);
  return ADULT_TITLE.test(text.slice(Math.max(0, at - 14), at)) ? "adult" : undefined;
};

const yearsOf = (after: string, { years, tens }: YearWords): number | undefined => {
  const digits = new RegExp(`(?<!\\d)(\\d{1,2})\\s+${years}(?!\\p{L})`, "iu").exec(after)?.[1];
  if (digits) return Number(digits);
  const found = tens.find(([word]) =>
    new RegExp(`(?<!\\p{L})\\p{L}*${word}\\p{L}*(?:(?:\\s+[ey])?\\s+\\p{L}+)?\\s+${years}(?!\\p{L})`, "iu").test(after),
  );
  return found?.[1];
};
