import { escapePattern } from "../escape-pattern.ts";
import type { Person } from "./person.ts";
import { isPlainKind, kindOfHuman, personNoun } from "./person-nouns.ts";

/**
 * "A lorry driver and a dog travel together, she meant to take it": the driver is a woman. In an idea, the pronouns mean
 * the first of those whom no noun and no name shows as a woman or a man, where they can mean no other person.
 */
export const withGenderOfPronouns = (text: string, people: readonly Person[]): Person[] => {
  const humans = people.filter(({ kind, many, noun = "" }) => personNoun(kind)?.isHuman && !many && !BABY.test(noun));
  const open = humans.filter(isOpen).toSorted((a, b) => a.firstAt - b.firstAt);
  const [first, second, third] = open;
  const said = [...text.matchAll(PRONOUN)].map(
    ([word]): Gender => (/^h(?:e|im|is|imself)$/i.test(word) ? "he" : "she"),
  );
  const [lead] = said;
  const isOther = humans.some((one) => one.isNarrator || (!isOpen(one) && mayMean(text, one, said)));
  if (!first || third || !lead || isOther || !isNamedBefore(text, first)) return [...people];
  const isOfTwo = new Set(said).size > 1;
  if (isOfTwo && !second) return [...people];
  const other: Gender = lead === "she" ? "he" : "she";
  const [meant, left] = second && isSubjectBefore(text, second) ? [second, first] : [first, second];
  return people.map((one) => {
    if (one === meant) return asGender(one, lead);
    if (one === left && isOfTwo) return asGender(one, other);
    // What the pronouns do not mean has no gender of theirs.
    return one === left || (isCreature(one) && one.gender === lead && /\bits?\b/.test(text)) ? asUnknown(one) : one;
  });
};

type Gender = "she" | "he";
const PRONOUN = /\b(?:she|her|herself|hers|he|him|his|himself)\b/gi;
const BABY = /^(?:baby|infant|newborn)$/;

const genderOf = ({ noun = "" }: Person): Gender | undefined => personNoun(noun)?.gender;

/** Whether a pronoun can mean somebody: "his father" alone is not the father's. */
const mayMean = (text: string, one: Person, said: readonly Gender[]): boolean => {
  const gender = genderOf(one) ?? "she";
  const owned = new RegExp(`\\b(?:his|her) (?:\\p{Ll}+ )?(?:${one.aliases.map(escapePattern).join("|")})\\b`, "giu");
  const owners = [...text.matchAll(owned)].filter(([words]) =>
    words.toLowerCase().startsWith(gender === "he" ? "his" : "her"),
  );
  return said.filter((each) => each === gender).length > owners.length;
};

/** Neither the noun nor a name says whether it is a woman or a man. */
const isOpen = ({ name, noun = "", isNarrator }: Person): boolean =>
  name === undefined && !isNarrator && noun !== "" && personNoun(noun)?.gender === undefined;

const isCreature = ({ kind, name }: Person): boolean => name === undefined && personNoun(kind)?.isHuman === false;

const isNamedBefore = (text: string, { aliases }: Person): boolean => {
  const at = Math.min(...aliases.map((alias) => text.toLowerCase().indexOf(alias)).filter((each) => each >= 0));
  return at < text.search(PRONOUN);
};

/** "A pilot who lands his plane", "one day a singer brings her car": whose it is comes just before the first pronoun. */
const isSubjectBefore = (text: string, { aliases }: Person): boolean => {
  const before = text.slice(0, text.search(PRONOUN)).toLowerCase();
  return aliases.some((alias) => {
    const at = before.lastIndexOf(alias);
    return (
      at >= 0 &&
      /^(?: who| that)? (?!and\b|or\b|when\b|because\b|for\b|with\b|to\b|in\b|at\b|on\b|of\b)[a-z]+ (?:back )?$/.test(
        before.slice(at + alias.length),
      )
    );
  });
};

const asGender = (person: Person, gender: Gender): Person => ({
  ...person,
  gender,
  kind: isPlainKind(person.kind) ? kindOfHuman({ age: personNoun(person.kind)?.age ?? "adult", gender }) : person.kind,
});

const asUnknown = (person: Person): Person => {
  const known = personNoun(person.noun ?? "");
  if (known?.isHuman !== true) return { ...person, gender: "it" };
  const kind = known.usualKind !== undefined && isPlainKind(known.usualKind) ? known.usualKind : person.kind;
  return { ...person, gender: "they", kind };
};
