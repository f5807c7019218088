import { creatureIn } from "../../people/creature-with-trade.ts";
import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { isThingKind } from "../../people/thing-kinds.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { type IdeaReading, shortNameOf } from "./subject-of-idea.ts";

const HUMAN_KINDS =
  /^(?:girl|boy|man|woman|grandma|grandpa|king|queen|prince|princess|witch|wizard|knight|samurai|astronaut|pirate|farmer|detective|doctor|monk|teacher|hero|cook|artist|singer|mechanic|firefighter|judge|police-officer)$/;

/** Whether somebody is a human, as far as the idea shows it. */
export const isHuman = ({ noun, kind, phrase }: Person): boolean =>
  !isThingKind(kind) &&
  creatureIn({ ...(noun && { noun }), ...(phrase && { phrase }) }) === undefined &&
  !/^(?:scarecrow|snowman|statue|doll|puppet|robot)$/.test(noun ?? "") &&
  ((noun !== undefined && personNoun(noun)?.isHuman === true) || HUMAN_KINDS.test(kind));

/** Whether a companion speaks with the hero: people, what speaks in all tales, and animals among themselves. */
export const canTalk = (pal: Person, hero: Person | undefined): boolean =>
  isHuman(pal) ||
  SPEAKERS.test(pal.kind) ||
  SPEAKERS.test(pal.noun ?? "") ||
  (hero !== undefined && !isHuman(hero) && !hero.isNarrator);
const SPEAKERS =
  /^(?:robot|fairy|ghost|alien|mermaid|genie|elf|dragon|troll|giant|vampire|monster|dwarf|gnome|goblin|skeleton|mummy|angel|imp|leprechaun)$/;

const KIN =
  /^(?:grand|great-grand|step)?(?:mother|father|son|daughter|child|children|mum|mom|dad|daddy|mummy|mommy|ma|pa|parents|sister|brother|twin)s?$|^(?:wife|husband|aunt|uncle|cousin|niece|nephew|granny|grandma|grandpa|friend|neighbour|neighbor|boss|teacher|dog|cat|horse|parrot)s?$/;

/** A name, "her mother" where the idea says whose mother it is, or "the mother". */
export const namesFor = (person: Person, { clauses }: IdeaReading): string => {
  const { name, noun = "" } = person;
  const head = shortNameOf(person).split(" ").at(-1) ?? noun;
  if (name || !KIN.test(head)) return shortNameOf(person);
  const text = clauses.map((clause) => clause.text).join(" ");
  const owner = new RegExp(`\\b(his|her|their|my|our|its) (?:[a-z-]+ ){0,2}${head}\\b`, "i").exec(text)?.[1];
  return owner ? `${owner.toLowerCase()} ${head}` : shortNameOf(person);
};

/** "see her": "see his daughter", where only one other can be meant. */
export const resolvedWish = (wish: string | undefined, reading: IdeaReading): string | undefined => {
  const [, verb = "", pronoun = "", rest = ""] =
    /^((?:\S+ ){1,2}?)(her|him|them|it)\b(?! [a-z])(.*)$/i.exec(wish ?? "") ?? [];
  if (pronoun === "" || !wish) return wish;
  const meant = reading.others.filter((other) => objectForm(other) === pronoun.toLowerCase());
  const [only] = meant;
  if (pronoun === "it") {
    const beast = reading.others.find((other) => !isHuman(other) && !other.many);
    const [thing] = reading.things;
    const subject = subjectIn(reading);
    const named = beast ? namesFor(beast, reading) : (subject ?? (thing && !/[^s]s$/.test(thing) ? thing : undefined));
    return named ? `${verb}${named}${rest}` : wish;
  }
  return only && meant.length === 1 ? `${verb}${namesFor(only, reading)}${rest}` : wish;
};

/** "The old ferry on the lake was to be scrapped": "the old ferry". */
const subjectIn = ({ clauses, hero }: IdeaReading): string | undefined => {
  const [, noun = ""] =
    /^(?:The|An?|Our|Their|His|Her|My) ((?:[a-z]+ ){0,2}?[a-z]+) (?:(?:in|on|at|of|by|near|behind) [a-z ]+? )?(?:was|had|is|has|would|could|fell|got|broke|went|came|landed|stopped|disappeared)\b/.exec(
      clauses[0]?.text ?? "",
    ) ?? [];
  const head = noun.split(" ").at(-1) ?? "";
  return noun === "" || /[^s]s$/.test(noun) || hero?.aliases.includes(head) || isAbstract(head)
    ? undefined
    : `the ${noun}`;
};

const objectForm = ({ gender, many }: Person): string =>
  many || gender === "they" ? "them" : gender === "she" ? "her" : gender === "he" ? "him" : "it";
