import type { Person } from "./person.ts";
import { kindOfHuman, personNoun } from "./person-nouns.ts";

/** "Two brothers, Kofi and Yaw": both are boys. Somebody of whom nothing else is known has the gender of the group. */
export const ofNamedGroup = (text: string, person: Person): Person => {
  const { name, noun } = person;
  const group = name && !noun ? groupOf(text, name) : undefined;
  const known = group ? personNoun(group) : undefined;
  // "Two cats, Milo and Otis"
  if (known && !known.isHuman) return { ...person, kind: known.kind, noun: known.noun };
  // "Two truck owners, Carmen and Bo": grown-ups, of whatever gender.
  if (known && !known.gender && known.age === "adult" && !person.age)
    return { ...person, kind: kindOfHuman({ age: "adult", gender: genderOf(person) }), age: "adult" };
  if (!known?.gender) return person;
  const isOld = new RegExp(`\\b(?:old|elderly|retired) (?:[a-z]+ )?${group},? `, "i").test(text);
  const isChild = (person.kind === "girl" || person.kind === "boy") && known.age !== "adult";
  const age = isOld ? "old" : isChild ? "child" : "adult";
  return { ...person, kind: kindOfHuman({ age, gender: known.gender }), gender: known.gender, age };
};

const genderOf = ({ gender }: Person): "she" | "he" | undefined =>
  gender === "she" || gender === "he" ? gender : undefined;

/** The noun of the group whose members a text names: "brothers". */
export const groupOf = (text: string, name: string): string | undefined =>
  [...text.matchAll(GROUP), ...text.matchAll(COUNTED)].find(
    ([, group = "", names = ""]) =>
      names
        .replace(/\./g, "")
        .split(/, | and /)
        .includes(name.replace(/\./g, "")) && personNoun(group)?.many === true,
  )?.[1];

const GROUP =
  /\b(brothers|sisters|siblings|friends|twins|cousins|boys|girls|children|kids|neighbou?rs|classmates),? (?:called |named )?((?:\p{Lu}\p{L}+, )*\p{Lu}\p{L}+,? and \p{Lu}\p{L}+)/gu;
/** "Two old ladies, Hilda and Bea" */
const COUNTED =
  /\b(?:[Tt]wo|[Tt]hree|[Ff]our|[Tt]win|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:\p{Ll}+ ){0,3}?(\p{Ll}+),? (?:called |named )?((?:\p{Lu}\p{L}+, )*(?:(?:Mr|Mrs|Miss|Sir|Lady|Captain)\.? )?\p{Lu}\p{L}+,? and (?:(?:Mr|Mrs|Miss|Sir|Lady|Captain)\.? )?\p{Lu}\p{L}+)/gu;
