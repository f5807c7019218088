import type { Person } from "./person.ts";
import { personNoun } from "./person-nouns.ts";

/** "Two brothers, Kofi and Yaw": both are boys. Somebody of whom nothing else is known has the gender of the group. */
export const ofNamedGroup = (text: string, person: Person): Person => {
  const { name, noun } = person;
  const group = name && !noun ? groupOf(text, name) : undefined;
  const known = group ? personNoun(group) : undefined;
  if (!known?.gender) return person;
  const isChild = person.kind === "girl" || person.kind === "boy";
  const kind = known.gender === "she" ? (isChild ? "girl" : "woman") : isChild ? "boy" : "man";
  return { ...person, kind, gender: known.gender };
};

/** The noun of the group whose members a text names: "brothers". */
export const groupOf = (text: string, name: string): string | undefined =>
  [...text.matchAll(GROUP)].find(([, , names = ""]) => names.split(/, | and /).includes(name))?.[1];

const GROUP =
  /\b(brothers|sisters|siblings|friends|twins|cousins|boys|girls|children|kids|neighbou?rs|classmates),? (?:called |named )?((?:\p{Lu}\p{L}+, )*\p{Lu}\p{L}+,? and \p{Lu}\p{L}+)/gu;
