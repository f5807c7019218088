import type { Person } from "../../people/person.ts";
import { isMadeThing } from "./made-things.ts";
import { isHuman } from "./person-words.ts";

/** Who the hero is, for the sentence that introduces it. */
export const sortOf = (hero: Person | undefined): string => {
  if (!hero) return "adult";
  if (hero.isNarrator) return "narrator";
  if (hero.many) return "group";
  if (/^(?:girl|boy)$/.test(hero.kind)) return "child";
  if (/^(?:grandma|grandpa)$/.test(hero.kind) || hero.age === "old") return "old";
  if (isHuman(hero)) return "adult";
  return isMadeThing(hero) ? "thing" : "animal";
};
