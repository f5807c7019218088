import type { CastMember } from "../../vocabulary.ts";
import { genderTraits } from "../plan/grammatical-gender.ts";
import type { KnownMember } from "./known-member.ts";
import { isMadeThing } from "./made-things.ts";
import { groupOf } from "./named-group.ts";
import type { Person } from "./person.ts";
import { isPlainKind, kindOfAnybody, kindOfOtherGender, personNoun } from "./person-nouns.ts";
import { readPeople } from "./read-people.ts";
import { subjectOfText } from "./subject-of-text.ts";

const MAX_CAST = 8;
const MIN_SCORE = 1;
const MIN_LEAD = 2.5;
/** Shorter texts are ideas: each of their things may be a hero. */
const MIN_TEXT = 400;
/** Members of one group that are drawn. */
const MAX_OF_GROUP = 3;

/** The cast of an English text, the hero first: who is most named and most acting. */
export const englishCast = (text: string, heroName?: string): KnownMember[] => {
  const known = withoutNamedGroups(text, readPeople(text));
  const read = text.length > MIN_TEXT ? withKinOfAnimals(known) : known;
  const subject = text.length > MIN_TEXT ? subjectOfText(text, read) : undefined;
  const isAboutNobody =
    text.length > MIN_TEXT && read.every(({ name, isNarrator, score }) => !name && !isNarrator && score < MIN_LEAD);
  const people = subject ? [subject, ...read] : isAboutNobody ? [] : read;
  const named = heroName?.trim().toLowerCase();
  const hero =
    people.find(({ name }) => named !== undefined && name?.toLowerCase() === named) ?? subject ?? leadOf(people);
  if (!hero) return [];
  const others = people.filter(
    (each) =>
      each !== hero &&
      each.score >= Math.min(MIN_SCORE, hero.score) &&
      !(text.length > MIN_TEXT && isNoFigure(text, each)),
  );
  const isOfPeople = others.some(
    (other) => other.isNarrator || (other.name && isHuman(other) && !OWN_KIN.test(other.noun ?? "")),
  );
  const kin = others.map((person) => ofAnimals([hero, ...others], isOfPeople ? person : kinOf(hero)(person)));
  const cast = [hero, ...withoutPair([hero, ...kin]).slice(1)];
  const members = castOfPeople(text.length > MIN_TEXT ? cast.map(ofOpenGender) : cast, heroName);
  return text.length > MIN_TEXT ? members : members.map(({ opening: _, ...one }) => one);
};

/** Whom the text shows neither as a woman nor as a man is drawn as neither. */
const ofOpenGender = (person: Person): Person =>
  person.gender === "they" && !person.many && isPlainKind(person.kind)
    ? { ...person, kind: kindOfAnybody(personNoun(person.kind)?.age) }
    : person;

/** "Her brother Fen" of a fox is a fox. */
const kinOf =
  (hero: Person) =>
  (person: Person): Person =>
    isHuman(person) &&
    hero.name &&
    !isHuman(hero) &&
    personNoun(hero.kind) &&
    person.name &&
    OWN_KIN.test(person.noun ?? "")
      ? { ...person, kind: hero.kind }
      : person;
/** "A badger told his wife about it. Her name was Sorrel": a badger, in a text of no person but kin. */
const withKinOfAnimals = (people: readonly Person[]): Person[] => {
  const isKin = ({ noun = "" }: Person): boolean => OWN_KIN.test(noun);
  if (people.some((person) => isHuman(person) && (person.isNarrator || !isKin(person)))) return [...people];
  const animals = people.filter((one) => one.name && personNoun(one.kind)?.isHuman === false);
  return people.map((person) => {
    const own = animals.find(({ firstAt }) => firstAt < person.firstAt);
    return own && person.name && isHuman(person) ? { ...person, kind: own.kind } : person;
  });
};

/** "His mother" where all who have names are animals: she is one like who was named last before her. */
const ofAnimals = (people: readonly Person[], person: Person): Person => {
  const named = people.filter(({ name }) => name);
  if (person.name || !isHuman(person) || !OWN_KIN.test(person.noun ?? "") || named.length === 0) return person;
  if (named.some((other) => personNoun(other.kind)?.isHuman !== false)) return person;
  // "A boy lay in bed. … His mother".
  if (people.some((one) => !one.name && CHILD.test(one.noun ?? "") && one.firstAt < person.firstAt)) return person;
  const [child] = named.filter(({ firstAt }) => firstAt < person.firstAt).toSorted((a, b) => b.firstAt - a.firstAt);
  return child ? { ...person, kind: child.kind } : person;
};
const CHILD = /^(?:boy|girl|child)$/;
const OWN_KIN =
  /^(?:brother|sister|cousin|twin|mother|father|mum|dad|son|daughter|uncle|aunt|wife|husband|grandmother|grandfather|grandma|grandpa)$/;

/** "The two foxes" are the two who have names. */
const withoutPair = (people: readonly Person[]): readonly Person[] =>
  people.filter(
    ({ many, kind }) =>
      !many || isHuman({ kind }) || people.filter((other) => other.name && other.kind === kind).length < 2,
  );

/** A baby in arms and "a stuffed rabbit" are no figures that stand beside the others. */
const isNoFigure = (text: string, { name, noun = "" }: Person): boolean =>
  /^(?:baby|infant|newborn)$/.test(noun) ||
  (!name && /^(?:hero|heroine)$/.test(noun)) ||
  (!name &&
    WEATHER.test(noun) &&
    !new RegExp(
      `\\b(?:said|asked|answered|whispered|cried|laughed) the (?:\\w+ )?${noun}\\b|["”] the ${noun} (?:said|asked)`,
    ).test(text)) ||
  (!name &&
    new RegExp(
      `\\b(?:called|named|christened) (?:her |him |it )?the ${noun.replace(/^./, (first) => first.toUpperCase())}\\b`,
    ).test(text)) ||
  (!name && noun === "child" && NEWBORN.test(text)) ||
  (!name && /^(?:king|queen|knave|knight|bishop)$/.test(noun) && OF_CARDS.test(text) && !OF_COURT.test(text)) ||
  (!name && /^(?:knight|mummy|king|queen|dinosaur|partner)$/.test(noun) && /\b(?:museum|exhibition)\b/i.test(text)) ||
  (!name && personNoun(noun)?.isHuman === false && isMadeThing(text, noun)) ||
  // "My baby brother".
  (!name && /^(?:brother|sister)$/.test(noun) && new RegExp(`\\bbaby ${noun}\\b`, "i").test(text)) ||
  (!name &&
    UNSEEN.test(noun) &&
    SOMEBODY_STEALS.test(text) &&
    !new RegExp(`\\b(?:an?|said the|asked the) ${noun}\\b`, "i").test(text));

/** Weather is no member of the cast, unless it speaks. */
const WEATHER = /^(?:wind|storm|rain|snow|sun|cloud|fog|mist|thunder|lightning|breeze|gale)$/;

/** "Somebody was stealing plums": a thief who has not been seen yet. */
const UNSEEN = /^(?:thief|culprit|burglar|robber|intruder|poacher|prowler)$/;
const SOMEBODY_STEALS =
  /\b(?:somebody|someone|something) (?:was|is|had|has|kept)(?: been)? (?:steal|stole|taking|taken|nick|pinch|eating|eaten|robb)/i;

/** "The queen of hearts" of a game. */
const OF_CARDS =
  /\b(?:card tricks?|play(?:ed|ing|s)? cards|pack of cards|(?:king|queen|ace) of (?:hearts|spades|clubs|diamonds)|chess(?:board)?)\b/i;
const OF_COURT = /\b(?:castles?|palaces?|thrones?|kingdoms?|crowns?|courtiers|princess|prince|reign(?:ed)?)\b/i;
const NEWBORN = /\b(?:[Tt]he child (?:is|was) (?:coming|born)|a (?:new )?child (?:cried|was born))\b/;

/** "Two brothers, Kofi and Yaw" are two, who have names. */
const withoutNamedGroups = (text: string, people: readonly Person[]): Person[] =>
  people.filter(
    ({ many, aliases }) => !many || !people.some(({ name }) => name && aliases.includes(groupOf(text, name) ?? "#")),
  );

/** The cast of these people, the hero first. */
export const castOfPeople = (people: readonly Person[], heroName?: string): KnownMember[] => {
  const shown = people.flatMap((person, at) =>
    Array.from({ length: Math.min(person.count, at === 0 ? MAX_OF_GROUP : 2) }, () => person),
  );
  return shown.slice(0, MAX_CAST).map((person, at) => ({
    member: memberOf(
      person.many && shown.indexOf(person) !== at ? otherGender(person) : person,
      at,
      at === 0 ? heroName?.trim() : undefined,
    ),
    aliases: person.isNarrator ? ["i", "my", "me", "we", "us", ...person.aliases] : person.aliases,
    gender: person.isNarrator ? "narrator" : person.gender,
    ...(person.opening && !person.isNarrator && !person.many ? { opening: person.opening } : {}),
  }));
};

/** Who leads; of a person and an animal that appear about equally often, the person who came first. */
const leadOf = (people: readonly Person[]): Person | undefined => {
  const lead = people.find(isLead) ?? people[0];
  if (!lead) return lead;
  // Of two people the text follows, the hero is the one that it opens with.
  if (isHuman(lead))
    return (
      people.find(
        (each) =>
          each.name &&
          !lead.isNarrator &&
          isHuman(each) &&
          each.firstAt < lead.firstAt &&
          each.score > lead.score * OPENING_SHARE,
      ) ?? lead
    );
  return (
    people.find(
      (each) => each.name && isHuman(each) && each.firstAt < lead.firstAt && each.score > lead.score * CLOSE_SHARE,
    ) ?? lead
  );
};
const CLOSE_SHARE = 0.7;
const OPENING_SHARE = 0.8;
const isHuman = ({ kind }: Pick<Person, "kind">): boolean => personNoun(kind)?.isHuman === true;

/** A creature or thing without a name leads only where no person does. */
const isLead = ({ name, isNarrator, score }: Person, _: number, people: readonly Person[]): boolean => {
  const [most] = people;
  return most !== undefined && score >= most.score * (isNarrator ? 0.4 : name && !most.name ? 0.5 : 1);
};

/** A group whose gender nothing shows is drawn as a woman and a man, a girl and a boy. */
const otherGender = (person: Person): Person => {
  const isOpen =
    /^(?:people|child|kid|friend|twin|cousin|pupil|student|neighbour|neighbor|classmate|orphan|teenager|person|parent|grandparent|guest|passenger|visitor|actor|worker|student|stranger|resident|inhabitant|villager|owner|colleague|couple|pensioner|explorer|detective|survivor|tourist)$/.test(
      person.noun ?? "",
    );
  return isOpen ? { ...person, kind: kindOfOtherGender(person.kind) } : person;
};

const memberOf = (person: Person, at: number, givenName: string | undefined): CastMember => {
  const { kind, gender, traits, name, noun } = person;
  const called =
    name ??
    (person.isNarrator ? "I" : `the ${person.aliases.find((each) => person.many && each !== noun) ?? noun ?? kind}`);
  return {
    id: at === 0 ? "hero" : `cast-${at + 1}`,
    name: givenName || called,
    kind,
    traits: [...new Set([...traits, ...genderTraits(kind, gender)])],
  };
};
