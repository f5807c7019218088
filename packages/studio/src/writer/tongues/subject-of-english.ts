import { homesOfKinds } from "../english/idea/homes.ts";
import type { Character } from "../english/idea/premise.ts";
import { type Idea, readIdea } from "../english/idea/read-idea.ts";
import { isFiniteVerb, termsOf } from "../english/idea/terms.ts";
import type { Foreign } from "../languages.ts";
import { findWords } from "../lexicon/find-words.ts";
import { nameOfKind } from "./nouns/kinds.ts";
import { nounOf, spotOf, thingOf } from "./nouns/noun.ts";
import type { Hero, Subject } from "./premise.ts";
import { heroesAmong, sceneryIn, subject, unique } from "./subject-of-words.ts";

/** Whom an idea in English is about, what they are after, and where: as its sentence says. */
export const subjectOfEnglish = (idea: string, told: Foreign): Subject => {
  const read = readIdea(idea);
  const { goal, setting } = read;
  const known = metIn(read, idea).flatMap((each) => {
    const hero = heroFrom(each, told);
    return hero ? [{ hero, noun: each.noun }] : [];
  });
  const heroes = unique(known.length > 0 ? known.map(({ hero }) => hero) : heroesAmong(idea, "english", told));
  const taken = new Set([...known.flatMap(({ noun }) => wordsOf(noun)), ...wordsOf(setting?.name ?? "")]);
  const free = (words: readonly string[]): string[] => words.filter((word) => !taken.has(word) && thingOf(word, told));
  const aim = free(wordsOf(goal?.thing ?? "")).at(-1) ?? free(wordsOf(goal?.infinitive ?? "")).at(-1);
  const wanted = aim ?? free(wordsOf(idea)).find((word) => !REQUESTED.test(word));
  const spot = wordsOf(setting?.name ?? "").findLast((word) => spotOf(word, told)) ?? setting?.scenery;
  return {
    ...subject(heroes, wanted, spot, told),
    ...sceneryIn(setting?.scenery ?? homesOfKinds[heroes[0]?.kind ?? ""]?.[0]),
    ...nameIn(idea, read),
    isSought: goal?.kind === "find",
  };
};

/** A name that only a capital letter makes one is not believed where the idea names others: "The Star of the Fox". */
const metIn = ({ hero, pal, foe, others }: Idea, idea: string): readonly Character[] => {
  const met = [hero, pal, ...(hero || pal ? others : [])].filter((each) => each !== undefined && each !== foe);
  const isSpoken = ({ noun, name }: Character): boolean => !name || idea.toLowerCase().includes(noun);
  const all = met.flatMap((each) => each ?? []);
  return findWords(idea, "english").some(({ sort }) => sort === "kind") ? all.filter(isSpoken) : all;
};

const heroFrom = ({ noun, kind, many, adjectives }: Character, told: Foreign): Hero | undefined => {
  const found = nounOf(noun, told, many) ?? nounOf(nameOfKind(kind), told, many);
  return found && { ...found, kind, traits: adjectives };
};

/** "a girl named Mila", "Princess Amira"; and "Mila the fox", but not "Save the whale". */
const nameIn = (idea: string, { hero }: Idea): Pick<Subject, "name"> => {
  const given =
    /\b(?:named|called|[Pp]rincess|[Pp]rince|[Kk]ing|[Qq]ueen)\s+(\p{Lu}\p{L}+)/u.exec(idea)?.[1] ??
    /^(\p{Lu}\p{L}+),?\s+the\s+\p{Ll}/u.exec(idea)?.[1];
  const [word] = termsOf((given ?? "").toLowerCase());
  return given && hero?.name?.includes(given) && word && !isFiniteVerb(word) ? { name: given } : {};
};

/** What people ask for is not what their hero is after. */
const REQUESTED = /^(?:story|picture)$/;

/** Each word, and what it is of one. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => [
    word,
    ...(word.endsWith("ies") ? [word.replace(/ies$/, "y")] : word.endsWith("s") ? [word.slice(0, -1)] : []),
  ]);
