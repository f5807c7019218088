import type { Telling } from "../pack.ts";
import { ideaReader } from "./idea-reader.ts";
import { isClosedSyllable } from "./particles.ts";
import { scripts } from "./scripts.ts";
import * as lines from "./telling-lines.ts";

/** Forms of a particle after a consonant and, in brackets, after a vowel: "은(는)". */
const PARTICLES = /(.)(은\(는\)|이\(가\)|을\(를\)|와\(과\)|이었습니다\(였습니다\)|이라는\(라는\)|이야\(야\))/gu;
const DIRECTION = /(.)으로\(로\)/gu;
const NO_FINAL = 0;
const RIEUL = 8;

const finalOf = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0xac00 && code <= 0xd7a3 ? (code - 0xac00) % 28 : NO_FINAL;
};

const polish = (text: string): string =>
  text
    .replace(PARTICLES, (_, before: string, both: string) => {
      const [first = "", second = ""] = both.replace(")", "").split("(");
      const isClosed = isClosedSyllable(before);
      // Only in "와(과)" does the first form follow a vowel.
      return before + (isClosed === (first !== "와") ? first : second);
    })
    .replace(DIRECTION, (_, before: string) =>
      [NO_FINAL, RIEUL].includes(finalOf(before)) ? `${before}로` : `${before}으로`,
    );

export const telling: Telling = {
  ...lines,
  scripts,
  reader: ideaReader,
  agreement: {
    pronouns: { hero: ["", "", "", "", "", "나"] },
    plural: (verb) => verb,
    polish,
  },
};
