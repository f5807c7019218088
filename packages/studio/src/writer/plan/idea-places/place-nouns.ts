import type { Place } from "../../../vocabulary.ts";
import { dictionary } from "../../lexicon/dictionary.ts";
import { findWords } from "../../lexicon/find-words.ts";
import { NEAREST_OF_NOUN } from "./nearest-nouns.ts";
import { otherSensesIn } from "./other-senses.ts";
import { thingOfPlace } from "./things-of-places.ts";
import { type Where, whereOf } from "./where.ts";

/** A word for a place in an idea. */
export interface PlaceNoun {
  readonly at: number;
  readonly word: string;
  readonly where: Where;
}

/** The alternatives of a pattern, "canal boat" before "canal". */
const longestFirst = (list: string): string => {
  const alternatives: string[] = [];
  for (const part of list.split("|")) {
    const last = alternatives.at(-1);
    if (last !== undefined && isOpen(last)) alternatives[alternatives.length - 1] = `${last}|${part}`;
    else alternatives.push(part);
  }
  return alternatives.toSorted((one, other) => other.length - one.length).join("|");
};
const isOpen = (pattern: string): boolean => pattern.split("(").length > pattern.split(")").length;

const NOUNS = NEAREST_OF_NOUN.map(([name, list]): readonly [Where, RegExp] => [
  whereOf(name),
  new RegExp(`\\b(?:${longestFirst(list)})\\b`, "giu"),
]);

/** "In space", "on board", "in Lagos": words of a place with their preposition. */
export const WITH_PREPOSITION = /^(?:in|on|below|under|above|aboard|bottom)\b/;

/** The words for places of an English text in their order; of words that overlap, the longest. */
export const placeNounsIn = (text: string): PlaceNoun[] => {
  const otherSenses = otherSensesIn(text);
  const isOfOtherSense = (at: number): boolean => otherSenses.some(({ from, to }) => from <= at && at < to);
  const drawn = findWords(text, "english")
    .filter(({ sort, word, at }) => sort === "place" && !NO_PLACE.test(word) && !isOfOtherSense(at))
    .map(({ at, word, value, spot }): PlaceNoun => {
      const length = wholeWord(text, at, word);
      return { at, word: text.slice(at, at + length), where: spot ? whereOf(spot) : whereOf(value as Place) };
    });
  const nearest = NOUNS.flatMap(([where, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }): PlaceNoun => {
      const thing = thingOfPlace(word);
      return { at: index, word, where: thing ? { ...where, thing } : where };
    }),
  ).filter(({ at }) => !isOfOtherSense(at));
  const all = [...nearest, ...drawn].toSorted((one, other) => one.at - other.at || other.word.length - one.word.length);
  return all.filter(
    (one, at) =>
      !all.some(
        (other, place) =>
          other !== one &&
          other.at <= one.at &&
          other.at + other.word.length >= one.at + one.word.length &&
          (other.word.length > one.word.length || place < at),
      ),
  );
};

/** Words for weather and ground that name no place: "a snow globe", "grass". */
const NO_PLACE = /^(?:grass|seaweed|throne|wood|reception|peak)$/;
/** The longest phrase of the dictionary that begins there: "in Lagos", "hotel room"; of a single word with its ending. */
const wholeWord = (text: string, at: number, word: string): number => {
  const known = dictionary("english");
  const [phrase = ""] = /^[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}/u.exec(text.slice(at)) ?? [];
  const parts = phrase.split(" ");
  for (let count = parts.length; count > 1; count--) {
    const whole = parts.slice(0, count).join(" ");
    if (known.get(whole.toLowerCase())?.sort === "place") return whole.length;
  }
  const end = /^\p{L}*/u.exec(text.slice(at + word.length))?.[0] ?? "";
  return word.length + end.length;
};
