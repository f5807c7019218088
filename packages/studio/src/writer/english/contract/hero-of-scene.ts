import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";
import type { ClauseScene } from "../plots/clause-scene.ts";
import { isMadeThing } from "./made-things.ts";
import { isHuman } from "./person-words.ts";
import { sortInPlots } from "./sort-of-hero.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** Whether a scene is about such a hero as the idea's: one for grown-ups is not told of a child, one for people not of a fox. */
export const isOfHero = ({ of }: Pick<ClauseScene, "of">, { hero }: Pick<IdeaReading, "hero">): boolean =>
  of === undefined || (hero !== undefined && sortsOf(hero)[of]);

type Sorts = Readonly<Record<NonNullable<ClauseScene["of"]>, boolean>>;

/** What a hero is; asked for each of thousands of scenes. */
const sortsOf = (hero: Person): Sorts => {
  const known = sortsOfHeroes.get(hero);
  if (known) return known;
  const isPerson = hero.isNarrator || isHuman(hero) || PERFORMER.test(hero.noun ?? "");
  const isChild = hero.age === "child" || /^(?:girl|boy|baby)$/.test(hero.kind);
  const isThing = !NO_THING.test(hero.noun ?? "") && (sortInPlots(hero) === "thing" || isMadeThing(hero));
  const sorts: Sorts = {
    people: isPerson,
    adults: isPerson && !isChild,
    children: isPerson && isChild,
    young: isPerson && (isChild || !isGrownUp(hero)),
    creatures: !isPerson && !isThing,
    things: isThing,
  };
  sortsOfHeroes.set(hero, sorts);
  return sorts;
};
const sortsOfHeroes = new WeakMap<Person, Sorts>();

/** A baker, an old man: not who only has a name, and not a family. */
const isGrownUp = ({ age, noun = "", isNarrator }: Person): boolean =>
  !isNarrator && /^(?:adult|old)$/.test(age ?? personNoun(noun)?.age ?? "");

/** People of whom the artist has a picture of their own, which is no plain man or woman. */
const PERFORMER = /^(?:dancer|clown|juggler|acrobat|jester)$/;
/** Animals whose word or picture means a thing as well. */
const NO_THING = /^(?:bat|starfish)$/;
