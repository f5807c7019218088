import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";

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

/** Several of that kind: those who play in an orchestra. */
export const severalOf = (hero: Person | undefined): Person | undefined =>
  hero && { ...hero, gender: "they", many: true, count: 3 };

/** Who tells the idea: "i", drawn as a girl unless something else is known. */
export const narratorPerson = (aliases: readonly string[] = ["i"], kind = "girl"): Person => ({
  ...thingPerson("i", kind),
  aliases: [...aliases],
  isNarrator: true,
});

/** Who plays or sings in "a mouse orchestra": mice; without an animal, singers. Undefined for what is no ensemble. */
export const playersOf = (noun: string, before = ""): string | undefined => {
  if (!ONLY_ENSEMBLE.test(noun)) return undefined;
  const known = personNoun(before);
  return known && !known.isHuman && !known.isThing ? known.kind : "singer";
};
