import { type Place, places } from "../../vocabulary.ts";
import { homesOfKinds } from "../english/idea/homes.ts";
import type { Foreign, Language } from "../languages.ts";
import { findWords } from "../lexicon/find-words.ts";
import { traitsAt } from "../plan/cast.ts";
import { nameOfKind } from "./nouns/kinds.ts";
import { nounOf, spotOf, thingOf } from "./nouns/noun.ts";
import type { Hero, Subject } from "./premise.ts";

/** What the words of an idea can be shown as, in whatever language it is. */
export const subjectOfWords = (idea: string, from: Language, told: Foreign): Subject => {
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
    ...sceneryIn(places.find((each) => each === place) ?? homesOfKinds[heroes[0]?.kind ?? ""]?.[0]),
    isSought: false,
  };
};

const MOST_HEROES = 3;

export const heroesAmong = (idea: string, from: Language, told: Foreign): Hero[] =>
  findWords(idea, from).flatMap((hit) => {
    const found = hit.sort === "kind" ? nounOf(nameOfKind(hit.value), told) : undefined;
    return found ? [{ ...found, kind: hit.value, traits: traitsAt(idea, hit, from) }] : [];
  });

export const subject = (
  heroes: readonly Hero[],
  thing: string | undefined,
  spot: string | undefined,
  told: Foreign,
): Pick<Subject, "heroes" | "thing" | "spot"> => {
  const [wanted, where] = [thing && thingOf(thing, told), spot && spotOf(spot, told)];
  return { heroes: heroes.slice(0, MOST_HEROES), ...(wanted && { thing: wanted }), ...(where && { spot: where }) };
};

export const sceneryIn = (scenery: Place | undefined): Pick<Subject, "scenery"> => (scenery ? { scenery } : {});

export const unique = (heroes: readonly Hero[]): Hero[] =>
  heroes.filter(({ again }, at) => heroes.findIndex((each) => each.again === again) === at);
