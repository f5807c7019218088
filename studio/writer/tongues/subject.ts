import type { Place } from "#studio/vocabulary.ts";
import { homesOfKinds } from "../english/idea/homes.ts";
import type { Character } from "../english/idea/premise.ts";
import { type Idea, readIdea } from "../english/idea/read-idea.ts";
import { isFiniteVerb, termsOf } from "../english/idea/terms.ts";
import type { Foreign, Language } from "../languages.ts";
import { findWords } from "../lexicon/find-words.ts";
import { nameOfKind } from "./nouns/kinds.ts";
import { type Noun, nounOf, spotOf, thingOf } from "./nouns/noun.ts";

/** Somebody as a film's language calls them and as the artist knows them. */
export interface Hero extends Noun {
  readonly kind: string;
  readonly traits: readonly string[];
}

/** What an idea is about, in the words of another language. What it cannot say there is left out. */
export interface Subject {
  readonly heroes: readonly Hero[];
  /** A name that the idea gives its hero. */
  readonly name?: string;
  readonly thing?: string;
  /** The thing is not there yet. */
  readonly isSought: boolean;
  /** "in der Wüste" */
  readonly spot?: string;
  readonly scenery?: Place;
}

const MOST_HEROES = 3;

export const subjectOf = (idea: string, from: Language, told: Foreign): Subject =>
  from === "english" ? subjectOfEnglish(idea, told) : subjectOfWords(idea, from, told);

const subjectOfEnglish = (idea: string, told: Foreign): Subject => {
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

const subjectOfWords = (idea: string, from: Language, told: Foreign): Subject => {
  const hits = findWords(idea, from);
  const place = hits.find(({ sort }) => sort === "place")?.value;
  const things = hits.filter(({ sort }) => sort === "prop" || sort === "weather").map(({ value }) => nameOfKind(value));
  const heroes = unique(heroesAmong(idea, from, told));
  return {
    ...subject(
      heroes,
      things.find((each) => thingOf(each, told)),
      place,
      told,
    ),
    ...sceneryIn((place as Place | undefined) ?? homesOfKinds[heroes[0]?.kind ?? ""]?.[0]),
    isSought: false,
  };
};

const heroesAmong = (idea: string, from: Language, told: Foreign): Hero[] =>
  findWords(idea, from).flatMap(({ sort, value }) => {
    const found = sort === "kind" ? nounOf(nameOfKind(value), told) : undefined;
    return found ? [{ ...found, kind: value, traits: [] }] : [];
  });

const subject = (
  heroes: readonly Hero[],
  thing: string | undefined,
  spot: string | undefined,
  told: Foreign,
): Pick<Subject, "heroes" | "thing" | "spot"> => {
  const [wanted, where] = [thing && thingOf(thing, told), spot && spotOf(spot, told)];
  return { heroes: heroes.slice(0, MOST_HEROES), ...(wanted && { thing: wanted }), ...(where && { spot: where }) };
};

const sceneryIn = (scenery: Place | undefined): Pick<Subject, "scenery"> => (scenery ? { scenery } : {});

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

const unique = (heroes: readonly Hero[]): Hero[] =>
  heroes.filter(({ again }, at) => heroes.findIndex((each) => each.again === again) === at);

/** Each word, and what it is of one. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => [
    word,
    ...(word.endsWith("ies") ? [word.replace(/ies$/, "y")] : word.endsWith("s") ? [word.slice(0, -1)] : []),
  ]);
