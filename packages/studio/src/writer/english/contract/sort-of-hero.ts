import type { Person } from "../../people/person.ts";
import { isMadeThing } from "./made-things.ts";
import { isHuman } from "./person-words.ts";
import { FIGURES } from "./words-in-plots.ts";

/** Who the hero is, for the sentence that introduces it. */
const sortOf = (hero: Person | undefined): string => {
  if (!hero) return "adult";
  if (hero.isNarrator) return "narrator";
  if (hero.many) return "group";
  if (/^(?:girl|boy)$/.test(hero.kind)) return "child";
  if (/^(?:grandma|grandpa)$/.test(hero.kind) || hero.age === "old") return "old";
  if (isHuman(hero)) return "adult";
  return isMadeThing(hero) ? "thing" : "animal";
};

/** The same for plots: a snowman and a scarecrow are no people with an umbrella. */
export const sortInPlots = (hero: Person | undefined): string =>
  FIGURES.test(hero?.kind ?? "") || FIGURES.test(hero?.noun ?? "") ? "thing" : sortOf(hero);
