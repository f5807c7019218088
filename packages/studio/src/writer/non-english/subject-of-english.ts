import type { NonEnglish } from "../../languages/index.ts";
import { homesOfKinds } from "../english/idea/homes.ts";
import type { Character } from "../english/idea/idea-parts.ts";
import { type Idea, readIdea } from "../english/idea/read-idea.ts";
import { isFiniteVerb, termsOf } from "../english/idea/terms.ts";
import { findWords } from "../lexicon/find-words.ts";
import { nounOfKind } from "./noun-of-kind.ts";
import { nounOf, placeOf, thingOf } from "./nouns.ts";
import type { Hero, Subject } from "./subject.ts";
import { heroesAmong, sceneryIn, subject, unique } from "./subject-of-words.ts";

/** The subject of an idea in English: its heroes, what they seek, and where. */
export const subjectOfEnglish = (idea: string, told: NonEnglish): Subject => {
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
  const place = wordsOf(setting?.name ?? "").findLast((word) => placeOf(word, told)) ?? setting?.scenery;
  return {
    ...subject(heroes, wanted, place, told),
    ...sceneryIn(setting?.scenery ?? homesOfKinds[heroes[0]?.kind ?? ""]?.[0]),
    ...nameIn(idea, read),
    isSought: goal?.kind === "find",
  };
};

/** A capital letter alone makes no name where the idea has other characters: "The Star of the Fox". */
const metIn = ({ hero, pal, foe, others }: Idea, idea: string): readonly Character[] => {
  const met = [hero, pal, ...(hero || pal ? others : [])].filter((each) => each !== undefined && each !== foe);
  const isSpoken = ({ noun, name }: Character): boolean => !name || idea.toLowerCase().includes(noun);
  const all = met.flatMap((each) => each ?? []);
  return findWords(idea, "english").some(({ sort }) => sort === "kind") ? all.filter(isSpoken) : all;
};

const heroFrom = ({ noun, kind, many, adjectives }: Character, told: NonEnglish): Hero | undefined => {
  const found = nounOf(noun, told, many) ?? nounOf(nounOfKind(kind), told, many);
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

/** Words for what users order, which is not what their hero seeks. */
const REQUESTED = /^(?:story|picture)$/;

/** Each word, and its singular. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => [
    word,
    ...(word.endsWith("ies") ? [word.replace(/ies$/, "y")] : word.endsWith("s") ? [word.slice(0, -1)] : []),
  ]);
