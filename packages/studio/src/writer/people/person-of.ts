import { type Draft, genderFor } from "./draft.ts";
import type { Person } from "./person.ts";
import { type Age, kindOfHuman, kindOfThing, type PersonNoun } from "./person-nouns.ts";
import type { Token } from "./tokens.ts";

/** The words around the first mention, within its sentence. */
export const openingOf = (tokens: readonly Token[], { firstAt, mentions }: Draft): string => {
  const first = Math.min(firstAt, ...mentions);
  return tokens
    .slice(Math.max(0, first - OPENING_WORDS), first + OPENING_WORDS)
    .filter(({ sentence }) => sentence === tokens[first]?.sentence)
    .map(({ word }) => word)
    .join(" ");
};
const OPENING_WORDS = 4;

/** Who a draft is when its text is read: kind, gender, number and looks. */
export const personOf = (draft: Draft, opening: string): Person => {
  const { key, name, noun, traits, aliases, score, firstAt, count } = draft;
  const gender = genderFor(draft);
  const isHuman = !noun || noun.isHuman;
  const age = draft.age ?? (noun?.age === "adult" && !name ? "adult" : noun?.age);
  const many = (noun?.many ?? false) && !name;
  const person = {
    key,
    kind: kindFor(draft, isHuman, age, gender),
    gender: many ? ("they" as const) : (gender ?? (isHuman ? ("they" as const) : ("it" as const))),
    many,
    count: many ? (PAIRS.test(noun?.noun ?? "") ? 2 : Math.max(2, count)) : 1,
    traits: traitsFor([...traits], age, noun),
    aliases: [...aliases],
    score,
    firstAt,
    isNarrator: draft.isNarrator ?? false,
    opening,
  };
  const shownName = name ?? draft.called;
  return {
    ...person,
    ...(shownName && { name: shownName }),
    ...(noun && { noun: noun.noun }),
    ...(draft.phrase && { phrase: draft.phrase }),
    ...(age && { age }),
  };
};

/** Of whom there are two. */
const PAIRS = /^(?:twin|parent|grandparent)$/;

/** Those whom everybody can draw. */
const KNOWN_BY_NAME: Readonly<Record<string, string>> = {
  santa: "santa-claus",
  "santa claus": "santa-claus",
  "father christmas": "santa-claus",
};

const kindFor = (
  { noun, key }: Draft,
  isHuman: boolean,
  age: Age | undefined,
  gender: "she" | "he" | undefined,
): string => {
  if (!noun) return KNOWN_BY_NAME[key] ?? kindOfHuman({ age: age ?? "child", gender });
  const isPlain = /^(?:girl|boy|man|woman|grandma|grandpa)$/.test(noun.kind);
  const usual = gender || noun.gender || (noun.age === "child" && age !== "child") ? undefined : noun.usualKind;
  if (isHuman && isPlain && usual && usual !== "astronaut") return usual;
  if (isHuman && isPlain) return kindOfHuman({ age: age ?? noun.age ?? "child", gender: gender ?? noun.gender });
  return noun.kind || (kindOfThing(key) ?? "girl");
};

const traitsFor = (traits: readonly string[], age: Age | undefined, noun: PersonNoun | undefined): string[] => {
  const isAged = age === "old" && !traits.includes("old") && noun?.kind !== "grandma" && noun?.kind !== "grandpa";
  // "A seven year old boy" is not old.
  if (age === "child" && traits.includes("old")) return traits.filter((trait) => trait !== "old");
  return isAged && noun && !/^(?:girl|boy|man|woman)$/.test(noun.kind) ? ["old", ...traits] : [...traits];
};
