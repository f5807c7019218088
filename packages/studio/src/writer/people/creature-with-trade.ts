import type { Person } from "./person.ts";
import { kindOfThings, personNoun } from "./person-nouns.ts";

/** "robot gardener", "mouse astronaut": a robot and a mouse who have a trade, and no people. */
export const creatureWithTrade = (person: Person): Person => {
  const creature = creatureIn(person);
  if (creature === undefined) return knownMachine(person);
  const known = personNoun(creature);
  return known
    ? { ...person, kind: known.kind, gender: person.gender === "they" && !person.many ? "it" : person.gender }
    : person;
};

/** "washing machine": a machine with a drawing of its own. */
const knownMachine = (person: Person): Person => {
  const kind = person.kind === "robot" && person.phrase ? kindOfThings(person.phrase) : undefined;
  return kind ? { ...person, kind } : person;
};

/** The creature in "robot gardener"; undefined for people, and for "horse doctor". */
export const creatureIn = ({ phrase = "", noun = "" }: Pick<Person, "phrase" | "noun">): string | undefined => {
  const [before = "", head = ""] = phrase.toLowerCase().split(" ").slice(-2);
  const known = before === "" ? undefined : personNoun(before);
  const isMachine = before === "robot" && personNoun(noun || head)?.age === "adult";
  if (!known || known.isHuman || known.isThing || !(isMachine || TRADES.test(noun || head))) return undefined;
  return OF_CREATURES.test(before) && /^(?:doctor|dentist|farmer|cook|nurse|king|queen)$/.test(noun || head)
    ? undefined
    : before;
};

const TRADES =
  /^(?:chef|cook|baker|gardener|astronaut|dentist|doctor|nurse|detective|teacher|waiter|butler|pirate|knight|king|queen|prince|princess|postman|librarian|barber|tailor|carpenter|mechanic|pilot|musician|painter|singer|dancer|farmer|magician|wizard|sailor|captain|cleaner|firefighter|mayor|scientist|inventor|spy|ninja|superhero|clown|janitor|shopkeeper|guard|girl|boy)$/;
const OF_CREATURES = /^(?:horse|dog|cat|fish|sheep|cow|pig|chicken|bird|goat)$/;
