import type { Place } from "#studio/vocabulary.ts";
import { homesOfKinds } from "../english/idea/homes.ts";
import { sceneryOf } from "../english/idea/places.ts";
import type { Character } from "../english/idea/premise.ts";
import { readIdea } from "../english/idea/read-idea.ts";
import type { Foreign, Language } from "../languages.ts";
import { findWords } from "../lexicon/find-words.ts";
import { nameOfKind } from "./nouns/kinds.ts";
import { type Noun, nounOf, spotOf, thingOf } from "./nouns/noun.ts";

/** What an idea is about, in the words of another language. What it cannot say there is left out. */
export interface Subject {
  readonly heroes: readonly Noun[];
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
  const { hero, pal, foe, others, goal, setting } = readIdea(idea);
  const met = [hero, pal, ...(hero || pal ? others : [])].filter((each) => each !== undefined && each !== foe);
  const heroes = unique(met.map((each) => each && nounFor(each, told)).filter((each) => each !== undefined));
  const said = [goal?.thing ?? "", goal?.infinitive ?? "", idea].flatMap(wordsOf);
  const taken = new Set([...met.flatMap((each) => wordsOf(each?.noun ?? "")), ...wordsOf(setting?.name ?? "")]);
  const wanted = said.find((word) => !taken.has(word) && thingOf(word, told));
  const spot = wordsOf(setting?.name ?? "").findLast((word) => spotOf(word, told)) ?? setting?.scenery;
  return {
    ...subject(
      heroes,
      wanted && thingOf(wanted, told),
      spot && spotOf(spot, told),
      setting?.scenery ?? homeOf(hero?.kind),
    ),
    isSought: goal?.kind === "find",
  };
};

const homeOf = (kind = ""): Place | undefined => homesOfKinds[kind]?.[0];

const nounFor = ({ noun, kind, many }: Character, told: Foreign): Noun | undefined =>
  nounOf(noun, told, many) ?? nounOf(nameOfKind(kind), told, many);

const subjectOfWords = (idea: string, from: Language, told: Foreign): Subject => {
  const hits = findWords(idea, from);
  const kinds = hits.filter(({ sort }) => sort === "kind").map(({ value }) => nounOf(nameOfKind(value), told));
  const place = hits.find(({ sort }) => sort === "place")?.value;
  const things = hits.filter(({ sort }) => sort === "prop" || sort === "weather").map(({ value }) => value);
  const wanted = things.map((value) => thingOf(nameOfKind(value), told)).find((thing) => thing !== undefined);
  return subject(
    unique(kinds.filter((each) => each !== undefined)),
    wanted,
    place && spotOf(place, told),
    place ? sceneryOf(place) : undefined,
  );
};

const subject = (heroes: readonly Noun[], thing?: string, spot?: string, scenery?: Place): Subject => ({
  heroes: heroes.slice(0, MOST_HEROES),
  isSought: false,
  ...(thing && { thing }),
  ...(spot && { spot }),
  ...(scenery && { scenery }),
});

const unique = (nouns: readonly Noun[]): Noun[] =>
  nouns.filter(({ again }, at) => nouns.findIndex((each) => each.again === again) === at);

/** Each word, and what it is of one. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => [
    word,
    ...(word.endsWith("ies") ? [word.replace(/ies$/, "y")] : word.endsWith("s") ? [word.slice(0, -1)] : []),
  ]);
