import type { Language } from "../languages.ts";

/** Those whose kind does not say which of the two they are. */
const either: ReadonlySet<string> = new Set(
  "farmer,detective,doctor,teacher,cook,artist,singer,mechanic,firefighter,astronaut,hero,elf,monk,ninja".split(","),
);

/** What a noun says of whom it names, in this order: neither of the two, or a woman; whoever is left is a man. */
const endings: Readonly<Partial<Record<Language, readonly [RegExp, RegExp]>>> = {
  spanish: [/(?:ist|naut)as?$/u, /as?$/u],
  portuguese: [/(?:ist|naut)as?$/u, /as?$/u],
  french: [/(?:ste|naute|ntre)s?$/u, /(?:euse|ère|trice|enne|esse|onne)s?$/u],
  german: [/^$/u, /in(?:nen)?$/u],
  russian: [/^$/u, /(?:ка|ица|иня)$/u],
  arabic: [/(?:ون|ين|ات)$/u, /ة$/u],
  hindi: [/ी$/u, /(?:िन|िका)$/u],
  english: [/^(?!.*(?:m[ae]n|ess)$)/u, /(?:wom[ae]n|ess)$/u],
  chinese: [/^(?!.*[男夫汉女])/u, /女/u],
  japanese: [/^(?!.*[男女])/u, /女/u],
};

/** How a story that says "he" or "she" of somebody has them drawn, where their kind leaves it open. */
export const asToldOf = (kind: string, pronoun: string): string[] =>
  !either.has(kind) ? [] : pronoun === "he" ? ["man"] : pronoun === "she" ? ["woman"] : [];

/** "man" or "woman" where the word for somebody's trade says so: "eine Lehrerin", "una pescadora". */
export const manOrWoman = (kind: string, word: string, language: Language): string[] => {
  const rule = endings[language];
  if (!rule || !either.has(kind)) return [];
  const [neither, woman] = rule;
  const low = word.toLocaleLowerCase();
  if (neither.test(low)) return [];
  return [woman.test(low) ? "woman" : "man"];
};

/** For the eye: no story says "the old man teacher". */
export const isGender = (trait: string): boolean => trait === "man" || trait === "woman";
