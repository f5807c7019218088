import { genderOfName } from "../../people/given-names.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { infinitiveOfThirdPerson, isTagged } from "../idea/verb-words.ts";
import { AUXILIARY } from "../idea/word-classes.ts";
import { wordMeantBy } from "./correct-word.ts";
import { wordGroup } from "./english-words.ts";
import { misspelled } from "./misspelled.ts";

/**
 * A text with the words that it surely means: "a magic pencl" is "a magic pencil". Names, invented words and words with a
 * capital, an apostrophe or a hyphen stay, and so does a text with more unknown words than slips can explain.
 */
export const withCorrectWords = (given: string): string => {
  const text = given.replace(WITCH, "$1witch");
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index }));
  const known = words.map(({ word }) => likeCase(word, misspelled.get(word.toLowerCase()) ?? word));
  const found = known.map((word) => (isUnknown(word) ? (wordMeantBy(word) ?? "") : word));
  const foreign = found.filter((word) => word === "").length;
  const isEnglish = foreign < MIN_FOREIGN || foreign / words.length < MAX_FOREIGN;
  const meant = known.map((word, at) => {
    const other = found[at] ?? "";
    const isSlip = other !== "" && other !== word && isEnglish && !isRepeated(known, word);
    return isSlip && !isOfName(known, at, other) ? other : word;
  });
  let end = 0;
  const parts = words.map(({ word, index }, at) => {
    const before = text.slice(end, index);
    end = index + word.length;
    return before + (meant[at] ?? word);
  });
  return parts.join("") + text.slice(end);
};

/** "the wich" is somebody; elsewhere it is "which". */
const WITCH = /\b((?:an?|the|old|young|little|bad|good|wicked|evil) )wich\b/gi;

const likeCase = (typed: string, word: string): string =>
  /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** A word that is no part of another. */
const WORD = /(?<![\p{L}\d'’-])\p{L}+(?![\p{L}\d'’-])/gu;
/** A text in another language, or one that is made of invented words. */
const MIN_FOREIGN = 4;
const MAX_FOREIGN = 0.34;

/** The list of words is asked last, because it has to be read. */
const isUnknown = (word: string): boolean => /^[a-z]{4,}$/.test(word) && !isTagged(word) && !wordGroup(word);

/** Who types a word twice means it: "a glumpf … the glumpf". */
const isRepeated = (words: readonly string[], word: string): boolean => words.indexOf(word) !== words.lastIndexOf(word);

/** Whether a name may stand here: "called minka", "my cat minka", "minka and tom go". */
const isOfName = (words: readonly string[], at: number, meant: string): boolean => {
  const [before = "", word = "", next = ""] = [words[at - 1], words[at], words[at + 1]];
  if (CALLED.test(before) || genderOfName(word)) return true;
  const isVerb = isDoing(meant);
  // "my hamster nows" has a verb there.
  if (personNoun(before)?.isThing === false && !isVerb) return true;
  const isSubject = (at === 0 || JOINED.test(before)) && (isDoing(next) || AUXILIARY.test(next) || next === "and");
  return isSubject && word.length < MIN_LETTERS_OF_SUBJECT;
};

const CALLED =
  /^(?:named|called|nicknamed|mr|mrs|ms|dr|miss|sir|lady|uncle|aunt|auntie|captain|king|queen|prince|princess|name)$/i;
const JOINED = /^(?:and|with|but|when|while|because|then|so|that|until)$/;
/** Hardly a name of so many letters is so near to a common word. */
const MIN_LETTERS_OF_SUBJECT = 7;

const isDoing = (word: string): boolean => infinitiveOfThirdPerson(word) !== undefined || /[a-z]{2}ed$/.test(word);
