import type { Telling } from "../pack.ts";
import { ideaReader } from "./idea-reader.ts";
import * as retelling from "./retelling.ts";
import { scripts } from "./scripts.ts";
import * as lines from "./telling-lines.ts";
import { agreedVerb, isPair } from "./verbs.ts";
import { withoutVowelMarks } from "./word-forms.ts";

/** The ending of a noun or preposition for its owner: his, her, its, their, their (all women), my. */
const OWNERS = ["هُ", "هَا", "هُ", "هُمْ", "هُنَّ", "ِي"] as const;
/** "I" is in the verb, or joined to the word before. */
const onlyI = (form: string): readonly [string, string, string, string, string, string] => ["", "", "", "", "", form];

/** Joins "my" and "the" to the word before, and lets vowels agree that follow one another. */
const polish = (text: string): string =>
  text
    .replace(/([إع])(ِ?)(لَ?)ى ِي(?![\p{L}\p{M}])/gu, "$1$2$3يَّ")
    .replace(/([مع])([َِ])نْ ِي(?![\p{L}\p{M}])/gu, "$1$2نِّي")
    .replace(/[َُِ]?(ّ?)[َُِ]? ?ِي(?![\p{L}\p{M}])/gu, "$1ِي")
    .replace(/(?<!شْب)(ِ|ِي|يْ)هُ(?=مْ|مَا|نَّ|(?![\p{L}\p{M}]))/gu, "$1هِ")
    .replace(/لِ(?:الل|ال)/gu, "لِل")
    .replace(/(?<!(?:عَ|مِ)ن)ْ (?=ال)/gu, "ِ ")
    .replace(/(عَ|مِ)نْ (?=ال)/gu, (_, before: string) => (before === "مِ" ? "مِنَ " : "عَنِ "))
    .replace(/ +(?=[،؛:؟!»])/gu, "");

/** "الأختان" after a preposition or as an object: "الأختين"; "أخوها": "أخيها". */
const oblique = (words: string): string =>
  isPair(words)
    ? words.replace(/ان$/u, "ين")
    : words
        .replace(/^ال(.+)ون$/u, (whole, stem: string) =>
          /^(?:قان|عي|زيت|مجن|حن)$/u.test(stem) ? whole : `ال${stem}ين`,
        )
        .replace(/^(أخ|أب)و(?=ه|ها|هم|هما|هن)/u, "$1ي");

export const telling: Telling = {
  ...lines,
  ...retelling,
  scripts,
  agreement: {
    pronouns: { hero: onlyI(""), heroo: onlyI("ِي"), ه: OWNERS },
    plural: (verb) => verb,
    agreedVerb,
    polish,
    formsOf: ({ hero, mate }): Readonly<Record<string, string>> => ({
      ...(hero && { hero: withoutVowelMarks(hero), heroo: oblique(withoutVowelMarks(hero)) }),
      ...(hero && isPair(hero) && { ه: "هُمَا" }),
      ...(mate && { mateo: oblique(mate) }),
    }),
  },
  reader: ideaReader,
};
