import type { Language, NonEnglish } from "../../languages/index.ts";
import { type Place, places } from "../../vocabulary.ts";
import { homesOfKinds } from "../english/idea/homes.ts";
import { findWords } from "../lexicon/find-words.ts";
import { traitsAt } from "../plan/cast.ts";
import { nounOfKind } from "./noun-of-kind.ts";
import { isPluralWord, nounOf, placeOf, thingOf } from "./nouns.ts";
import type { Hero, Subject } from "./subject.ts";

/** The subject of an idea in any language, from its drawable words. */
export const subjectOfWords = (idea: string, from: Language, told: NonEnglish): Subject => {
  const hits = findWords(idea, from);
  const place = hits.find(({ sort }) => sort === "place")?.value;
  const things = hits.filter(({ sort }) => sort === "prop" || sort === "weather").map(({ value }) => nounOfKind(value));
  const heroes = unique(heroesAmong(idea, from, told));
  return {
    ...subject(
      heroes,
      things.find((each) => thingOf(each, told)),
      place,
      told,
    ),
    ...sceneryIn(places.find((each) => each === place) ?? homesOfKinds[heroes[0]?.kind ?? ""]?.[0]),
    isSought: false,
  };
};

const MAX_HEROES = 3;

export const heroesAmong = (idea: string, from: Language, told: NonEnglish): Hero[] =>
  findWords(idea, from).flatMap((hit) => {
    const name = nounOfKind(hit.value);
    const isPlural = from === told && isPluralWord(hit.word, name, told);
    const found = hit.sort === "kind" ? nounOf(name, told, isPlural) : undefined;
    return found ? [{ ...found, kind: hit.value, traits: traitsAt(idea, hit, from) }] : [];
  });

export const subject = (
  heroes: readonly Hero[],
  thing: string | undefined,
  place: string | undefined,
  told: NonEnglish,
): Pick<Subject, "heroes" | "thing" | "place"> => {
  const [wanted, where] = [thing && thingOf(thing, told), place && placeOf(place, told)];
  return { heroes: heroes.slice(0, MAX_HEROES), ...(wanted && { thing: wanted }), ...(where && { place: where }) };
};

export const sceneryIn = (scenery: Place | undefined): Pick<Subject, "scenery"> => (scenery ? { scenery } : {});

export const unique = (heroes: readonly Hero[]): Hero[] =>
  heroes.filter(({ again }, at) => heroes.findIndex((each) => each.again === again) === at);
