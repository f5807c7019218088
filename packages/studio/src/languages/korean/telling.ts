import type { Telling } from "../pack.ts";
import { ideaReader } from "./idea-reader.ts";
import { isClosedSyllable } from "./particles.ts";
import * as retelling from "./retelling.ts";
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
    .replace(/(?<![가-힣])나가(?=\s)/gu, "내가")
    .replace(/(?<![가-힣])저가(?=\s)/gu, "제가")
    .replace(PARTICLES, (_, before: string, both: string) => {
      const [first = "", second = ""] = both.replace(")", "").split("(");
      const isClosed = isClosedSyllable(before);
      // Only in "와(과)" does the first form follow a vowel.
      return before + (isClosed === (first !== "와") ? first : second);
    })
    .replace(DIRECTION, (_, before: string) =>
      [NO_FINAL, RIEUL].includes(finalOf(before)) ? `${before}로` : `${before}으로`,
    );

/** "화성에" of "화성에 정원을 만드는": what stands before the last noun and its verb. */
const BEFORE_LAST_NOUN = /^(?:\S+\s)+(?=(?!(?:법|것|일|중|줄)[을를])\S+[을를에로서가와과]\s\S+$)/u;

/** What a cloud or a clock does not have or do. */
const livingWords =
  /(?<!뱃)(?:손(?!님)|발(?!견|자국)|다리(?!지기)|무릎|등을|코(?!끼리)|입(?!구)|귀|얼굴|신발|주머니|가방|모자|아침밥|아침을|죽을|차를|잼|국을|이불|손수건|웅덩이|앉|먹|재채기|기지개|하품|하품을|집(?!집)|바늘|넘어|달리|걸으|걷|걸음|장갑|일기|공책|짐|숨|가슴|팔짱|손가락|눈물|눈을|주먹|턱|배를|배가|맨발)/u;

export const telling: Telling = {
  ...lines,
  ...retelling,
  scripts,
  reader: ideaReader,
  agreement: {
    pronouns: { hero: ["", "", "", "", "", "나"] },
    plural: (verb) => verb,
    leftOut: (action) => BEFORE_LAST_NOUN.exec(action)?.[0] ?? "",
    polish,
  },
  livingWords,
};
