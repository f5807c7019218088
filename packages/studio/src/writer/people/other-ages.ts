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

/** The number words from three to seventeen. */
const childYears: Partial<Record<Language, string>> = {
  german: "drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn",
  spanish: "tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete",
  french: "trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept",
  italian: "tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette",
  portuguese: "três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quinze|dezesseis|dezessete",
  russian: "три|четыре|пять|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать|тринадцать|четырнадцать|пятнадцать",
};

/** "Il avait onze ans", "war acht Jahre alt", not "trois ans plus tard". */
const isChildByYears = (after: string, language: Language): boolean => {
  const words = childYears[language];
  if (!words) return false;
  return new RegExp(
    `(?<!\\p{L})(?:(?:war|ist|wurde|avait|a|tenía|tiene|cumplió|aveva|ha|tinha|tem|было|de|da|,)\\s(?:\\p{L}+\\s)?(?:${words})\\s(?:ans|años|anni|anos|лет|года|jahre alt)|(?:war|ist|wurde)\\s(?:${words})(?=[\\s,.](?!jahre|tage|wochen|monate|stunden|minuten|meter)))(?!\\p{L})`,
    "iu",
  ).test(after);
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
  if (isChildByYears(after, language)) return "child";
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
