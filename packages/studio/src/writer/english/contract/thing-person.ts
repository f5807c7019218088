import type { Person } from "../../people/person.ts";
import { kindOfThings, personNoun } from "../../people/person-nouns.ts";

/** A thing as somebody of a story. */
export const thingPerson = (noun: string, kind: string): Person => ({
  key: noun,
  kind,
  gender: "it",
  many: false,
  count: 1,
  traits: [],
  aliases: [noun],
  score: 1,
  firstAt: 0,
  isNarrator: false,
});

/** "The school orchestra loses": those who play or sing together. */
export const isEnsemble = (text: string): boolean => ENSEMBLE_ACTS.test(text);

const ENSEMBLE = "(?:orchestra|choir|band)";
const ENSEMBLE_ACTS = new RegExp(`^(?:the|an?|our) (?:[a-z]+ ){0,2}?${ENSEMBLE} [a-z]+s `, "i");
const ONLY_ENSEMBLE = new RegExp(`^${ENSEMBLE}$`);
/** Several people who do something together. */
const TEAM = /^(?:team|club|circle|crew|squad|class|troupe|troop|gang|brigade|department|committee|council|jury|cast)$/;
const OF_CHILDREN =
  /^(?:school|class|kids|kids['’]|children['’]s|junior|youth|scout|basketball|football|soccer|hockey|chess|swimming)$/;

/** Several of that kind: those who play in an orchestra. */
export const severalOf = (hero: Person | undefined): Person | undefined =>
  hero && { ...hero, gender: "they", many: true, count: 3 };

/** Who tells the idea: "i", drawn as a girl unless something else is known. */
export const narratorPerson = (aliases: readonly string[] = ["i"], kind = "girl"): Person => ({
  ...thingPerson("i", kind),
  aliases: [...aliases],
  isNarrator: true,
});

/** The kind of whatever a phrase names: a thing, somebody, or those of a group; a robot stands for what has no drawing. */
export const kindOfNamed = (phrase: string): string => {
  const words = phrase.toLowerCase().split(" ");
  const noun = words.at(-1) ?? "";
  return kindOfThings(phrase) ?? personNoun(noun)?.kind ?? playersOf(noun, words.at(-2)) ?? "robot";
};

/** Whether a noun means several people: "the rescue team". */
export const isGroup = (noun: string): boolean => ONLY_ENSEMBLE.test(noun) || TEAM.test(noun);

/**
 * Who is in "a mouse orchestra": mice; without an animal, singers; in "the basketball team" children, in "the knitting
 * circle" grown-ups. Undefined for what is no group.
 */
export const playersOf = (noun: string, before = ""): string | undefined => {
  if (!isGroup(noun)) return undefined;
  const known = personNoun(before);
  if (known && !known.isHuman && !known.isThing) return known.kind;
  if (ONLY_ENSEMBLE.test(noun)) return "singer";
  return noun === "class" || OF_CHILDREN.test(before) ? "girl" : "woman";
};
