import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { isHuman } from "./person-words.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/**
 * Whether an idea is about the life of grown-ups, and wants no lines of a picture book between its sentences: its hero is
 * one, nothing of a fairy tale is in it, and it is not to be funny.
 */
export const isForGrownUps = ({ hero, clauses, manner }: Pick<IdeaReading, "hero" | "clauses" | "manner">): boolean => {
  const text = clauses.map((clause) => clause.text).join(" ");
  return hero !== undefined && !manner.isFunny && isGrownUp(hero, text) && !OF_TALES.test(text);
};

/** Whether somebody is a person of age; who tells of a husband or a wife is one, too. */
const isGrownUp = (person: Person, text: string): boolean =>
  person.isNarrator
    ? /\bmy (?:\w+ )?(?:husband|wife|boss|fianc[ée]e?|ex-?\w+)\b/i.test(text)
    : isHuman(person) && ageOf(person) !== "child";

const ageOf = ({ age, noun, kind }: Person) =>
  age ?? personNoun(noun ?? "")?.age ?? (/^(?:girl|boy|young-person|baby)$/.test(kind) ? "child" : "adult");

const OF_TALES =
  /\b(?:dragons?|fair(?:y|ies)|witch(?:es)?|wizards?|magic(?:al|ally|ian)?|unicorns?|princess(?:es)?|princes?|knights?|kings?|queens?|pirates?|monsters?|elf|elves|giants?|trolls?|gnomes?|mermaids?|santa|toys?|teddy|talking|superhero(?:es)?|vampires?|werewol(?:f|ves)|clowns?|spells?|enchanted|farts?|burps?|grand(?:child|children|son|daughter|kids?)|kids?|child(?:ren)?|little (?:girl|boy)|baby)\b/i;
