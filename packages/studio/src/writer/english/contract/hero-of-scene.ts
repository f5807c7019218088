import type { ClauseScene } from "../plots/clause-scene.ts";
import { isMadeThing } from "./made-things.ts";
import { isHuman } from "./person-words.ts";
import { sortInPlots } from "./sort-of-hero.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** Whether a scene is about such a hero as the idea's: one for grown-ups is not told of a child, one for people not of a fox. */
export const isOfHero = ({ of }: Pick<ClauseScene, "of">, { hero }: Pick<IdeaReading, "hero">): boolean => {
  if (of === undefined) return true;
  if (!hero) return false;
  const isPerson = hero.isNarrator || isHuman(hero);
  const isChild = hero.age === "child" || /^(?:girl|boy|baby)$/.test(hero.kind);
  const isThing = sortInPlots(hero) === "thing" || isMadeThing(hero);
  const fits: Readonly<Record<NonNullable<ClauseScene["of"]>, boolean>> = {
    people: isPerson,
    adults: isPerson && !isChild,
    children: isPerson && isChild,
    creatures: !isPerson && !isThing,
    things: isThing,
  };
  return fits[of];
};
