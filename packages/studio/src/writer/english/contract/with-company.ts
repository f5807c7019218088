import type { Person } from "../../people/person.ts";
import type { Filling } from "./fill-line.ts";
import { canTalk, namesFor } from "./person-words.ts";

/** With the companion of the idea as the one who helps, where that one can speak. */
export const withCompany = (filling: Filling, companions: readonly Person[]): Filling => {
  const { hero } = filling.reading;
  const pal = companions.find(({ many }) => !many);
  if (!pal || !canTalk(pal, hero)) return filling;
  const name = namesFor(pal, filling.reading);
  return { ...filling, details: { ...filling.details, firstHelper: name, helper: name } };
};
