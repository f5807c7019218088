import { likelyGenderOfName } from "./given-names.ts";
import type { Person } from "./person.ts";
import { personNoun } from "./person-nouns.ts";

/** "Old Mr Petrov" is a man. */
export const withTitle = (person: Person): Person => {
  const [, title = ""] =
    /\b(Mr|Mister|Sir|Don|Señor|Monsieur|Mrs|Ms|Miss|Lady|Doña|Señora|Madame)\b/.exec(person.name ?? "") ?? [];
  const gender = title === "" ? undefined : /^(?:Mr|Mister|Sir|Don|Señor|Monsieur)$/.test(title) ? "he" : "she";
  if (!gender || person.gender === gender) return person;
  const kinds: Readonly<Record<string, string>> =
    gender === "he"
      ? { grandma: "grandpa", woman: "man", girl: "man" }
      : { grandpa: "grandma", man: "woman", boy: "woman" };
  return { ...person, gender, kind: kinds[person.kind] ?? person.kind };
};

/** "Engineer Yusra": a woman, as most who have such a name, where no word of the text says more. */
export const withGenderOfName = (person: Person): Person => {
  const { name, gender, many, isNarrator, kind } = person;
  if (!name || gender !== "they" || many || isNarrator || personNoun(kind)?.isHuman === false) return person;
  const likely = likelyGenderOfName(name);
  return likely && !PLAIN.test(kind) ? { ...person, gender: likely } : person;
};
/** Kinds that have a gender of their own. */
const PLAIN = /^(?:girl|boy|woman|man|grandma|grandpa)$/;

/** "A wolf cub" is a wolf. */
export const asYoung = (person: Person): Person => {
  const [, parent = ""] = /(?:^| )([a-z]+) (?:cub|pup|calf|chick|foal|baby)$/.exec(person.phrase ?? "") ?? [];
  const known = personNoun(parent);
  return known && !known.isHuman && !known.isThing ? { ...person, kind: known.kind } : person;
};
