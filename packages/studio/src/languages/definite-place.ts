import type { NonEnglish } from "./index.ts";

type Replacement = readonly [RegExp, string];

const VOWEL = "(?=[aeiouhéèêàâîôœ])";

/** Where something was, told again: "in una città" is "nella città". */
const REPLACEMENTS: Readonly<Partial<Record<NonEnglish, readonly Replacement[]>>> = {
  german: [
    [/^in einem /u, "im "],
    [/^an einem /u, "am "],
    [/^(\p{L}+) einem /u, "$1 dem "],
    [/^(\p{L}+) einer /u, "$1 der "],
  ],
  french: [
    [new RegExp(`^(dans|sur|sous) une? (?!hibou|héros|haut|hangar)${VOWEL}`, "iu"), "$1 l’"],
    [/^(dans|sur|sous) un /u, "$1 le "],
    [/^(dans|sur|sous) une /u, "$1 la "],
  ],
  spanish: [
    [/^(en|sobre|bajo) un /u, "$1 el "],
    [/^(en|sobre|bajo) una /u, "$1 la "],
  ],
  italian: [
    [/^in un['’]/u, "nell’"],
    [/^su un['’]/u, "sull’"],
    [/^in un (?=[aeiou])/u, "nell’"],
    [/^su un (?=[aeiou])/u, "sull’"],
    [/^in un /u, "nel "],
    [/^su un /u, "sul "],
    [/^in uno /u, "nello "],
    [/^su uno /u, "sullo "],
    [/^in una /u, "nella "],
    [/^su una /u, "sulla "],
    [/^sotto un /u, "sotto il "],
    [/^sotto una /u, "sotto la "],
  ],
  portuguese: [
    [/^(?:num|em um) /u, "no "],
    [/^(?:numa|em uma) /u, "na "],
    [/^(sobre|sob) um /u, "$1 o "],
    [/^(sobre|sob) uma /u, "$1 a "],
  ],
  arabic: [
    [
      /^(في|على|قرب|داخل|أمام|خلف) (?=(?:مخبز|بيت|قصر|كهف|حقل|متحف|مطعم|مصنع|سوق|مطبخ|صف|متجر|دكان|مستشفى|ملعب|شارع|جبل|نهر|قطار|مسرح|سيرك|مختبر|فندق|كوكب|منزل|بستان|ميناء|مقهى)$)/u,
      "$1 ال",
    ],
  ],
};

/** The phrase of a place with the article of what is known. */
export const definitePlace = (phrase: string, language: NonEnglish): string => {
  const found = REPLACEMENTS[language]?.find(([pattern]) => pattern.test(phrase));
  return found ? phrase.replace(found[0], found[1]) : phrase;
};
