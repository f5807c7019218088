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
  /(?:^|[^\p{L}])(?:herrn?|frau|señor|señora|don|doña|t[ií][oa]|tante|onkel|oncle|zi[oa]|mère|père|madre|padre|mutter|vater|тётя|дядя|monsieur|madame|signor|signora|senhor|senhora|dona|seu|господин|госпожа)\s$/iu;

/** "Вера Павловна": a name with that of the father is one of grown-ups. */
export const PATRONYMIC = /^\p{Lu}\p{Ll}+(?:овн|евн|ичн|ович|евич|ьич)\p{Ll}{0,3}$/u;

/** A spouse, a business or a trade in the words around a name. */
const ADULT_LIFE: Partial<Record<Language, RegExp>> = {
  german:
    /(?<!\p{L})(?:seine (?:frau|ehefrau|verlobte|tochter|kinder)|ihr (?:mann|ehemann|sohn)|ihre kinder|hatte (?:eine|einen|ein|seine|ihre) (?:\p{Ll}+ )?(?:praxis|bäckerei|laden|werkstatt|gasthaus|hof|restaurant|café|firma)|arbeitete|verheiratet|witwer?|(?:seit|vor|nach) (?:zehn|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig) jahren)(?!\p{L})/iu,
  spanish:
    /(?<!\p{L})(?:su (?:marido|esposo|esposa|mujer|hijo|hija|jefe)|sus hijos|ten[íi]a un[ao]? (?:\p{Ll}+ )?(?:panadería|tienda|taller|granja|bar|restaurante|taxi|camión|barco|consulta)|trabajaba|viud[ao]|casad[ao]|conducía)(?!\p{L})/iu,
  french:
    /(?<!\p{L})(?:son (?:mari|fils|patron)|sa (?:femme|fille)|ses enfants|tenait une? (?:\p{Ll}+ )?(?:boulangerie|boutique|ferme|café|atelier|auberge|librairie)|travaillait|veuve?|mariée?|conduisait)(?!\p{L})/iu,
  italian:
    /(?<!\p{L})(?:suo (?:marito|figlio|capo)|sua (?:moglie|figlia)|aveva un[ao']? ?(?:\p{Ll}+ )?(?:panificio|negozio|bottega|officina|fattoria|trattoria|bar)|lavorava|vedov[ao]|sposat[ao]|guidava)(?!\p{L})/iu,
  portuguese:
    /(?<!\p{L})(?:seu (?:marido|filho|chefe)|sua (?:esposa|mulher|filha)|tinha uma? (?:\p{Ll}+ )?(?:padaria|loja|oficina|quinta|bar|táxi)|trabalhava|viúv[ao]|casad[ao]|conduzia)(?!\p{L})/iu,
  russian:
    /(?<!\p{L})(?:его (?:жен|дочь|сын)\p{L}*|её (?:муж|сын|дочь)\p{L}*|работал[аи]?|вдов[аец]\p{L}*|женат|замужем)(?!\p{L})/iu,
};
const TRADE_BEFORE: Partial<Record<Language, RegExp>> = {
  french:
    /(?<!\p{L})(?:(?:l[ea]|une?)\s(?:\p{Ll}+\s)?|l['’])\p{Ll}{2,}(?:eur|ier|ière|iste|ien|ienne|euse|trice)\s(?:nommée?\s)?$/iu,
  spanish:
    /(?<!\p{L})(?:el|la|una?)\s(?:\p{Ll}+\s)?\p{Ll}{2,}(?:er[oa]|ador|adora|ista|tor|tora)\s(?:llamad[oa]\s)?$/iu,
  italian:
    /(?<!\p{L})(?:(?:il|la|lo|una?|uno)\s(?:\p{Ll}+\s)?|(?:un)?['’])\p{Ll}{2,}(?:ai[oa]|ier[ea]|ista|tore|trice|aulico)\s(?:(?:di nome|chiamat[oa])\s)?$/iu,
  portuguese:
    /(?<!\p{L})(?:o|a|uma?)\s(?:\p{Ll}+\s)?\p{Ll}{2,}(?:eir[oa]|ador|adora|ista|tor|tora)\s(?:chamad[oa]\s)?$/iu,
  arabic: /(?<!\p{L})(?:ال)?(?:سائق|حارس|بستاني|عامل|مهندس|معلم)ة?(?:\sال\p{L}+)?\s$/u,
  hindi: /(?:चालक|वाला|वाली|कार|गर|वाहक|पालक)\s$/u,
  bengali: /(?:চালক|ওয়ালা|কার|শিল্পী|কর্মী|বাদক|মিস্ত্রি)\s$/u,
  german:
    /(?<!\p{L})\p{L}*?(?:fahrer|meister|arzt|ärztin|lehrer|bäcker|wärter|wart|wirt|händler|bauer|müller|macher|förster|köch|koch|nachbar|gärtner|schneider|pfleger|schwester|verkäufer|briefträger|kapitän|polizist|chef|bäuer|klempner|tischler|schreiner|schuster|maler|maurer|mechaniker|schlosser|schmied|frau|mann|führer|schaffner|kellner|friseur|imker|pilot|töpfer|gräber|winzer)(?:in)?\s(?:namens\s)?$/iu,
  russian:
    /(?<!\p{L})(?:сосед(?:ка)?|дядя|т[её]тя|врач|доктор|учител\p{L}+|водител\p{L}+|повар|продав\p{L}+|капитан|мастер|\p{L}+(?:щик|щица|ник|ница|арь|тель|ист|истка|ёр|ер|вед))\s(?:по имени\s)?$/iu,
};
/** "Claire Dumont": with a family name. */
const FULL_NAME = /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}{2,}/u;
const MIN_STORY = 400;
/** The words about somebody end with the sentence after the one that names them. */
const ofTwoSentences = (after: string): string => /^[^.!?…]*[.!?…]?[^.!?…]*/u.exec(after)?.[0] ?? after;
const NEXT_NAME = /(?<![.!?…:»”"]\s?)\s\p{Lu}\p{Ll}+/u;

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
  const before = text.slice(Math.max(0, at - 48), at);
  if (ADULT_TITLE.test(before.slice(-14)) || TRADE_BEFORE[language]?.test(before)) return "adult";
  if (language === "russian" && PATRONYMIC.test(/^\p{L}+\s(\p{L}+)/u.exec(after)?.[1] ?? "")) return "adult";
  if (text.length > MIN_STORY && language !== "german" && FULL_NAME.test(after)) return "adult";
  // In German most nouns have capitals.
  const own = ofTwoSentences(after);
  const next = language === "german" ? -1 : own.slice(12).search(NEXT_NAME);
  return ADULT_LIFE[language]?.test(next < 0 ? own : own.slice(0, next + 12)) ? "adult" : undefined;
};

const yearsOf = (after: string, { years, tens }: YearWords): number | undefined => {
  const digits = new RegExp(`(?<!\\d)(\\d{1,2})\\s+${years}(?!\\p{L})`, "iu").exec(after)?.[1];
  if (digits) return Number(digits);
  const found = tens.find(([word]) =>
    new RegExp(
      `(?<!\\p{L})\\p{L}*${word}\\p{L}*(?:(?:\\s+[ey]\\s+|\\s+|-et-|-)\\p{L}+)?\\s+${years}(?!\\p{L})`,
      "iu",
    ).test(after),
  );
  return found?.[1] ?? bareYears(after, tens);
};

/** "Frau Lindner war dreiundachtzig und". */
const bareYears = (after: string, tens: YearWords["tens"]): number | undefined =>
  tens.find(([word]) =>
    new RegExp(
      `^\\p{L}+(?:\\s\\p{Lu}\\p{L}+)?\\s(?:war|ist|wurde)\\s(?:schon\\s|bereits\\s|fast\\s)?\\p{L}*${word}(?=[.,]|\\s(?:und|geworden))`,
      "iu",
    ).test(after),
  )?.[1];
