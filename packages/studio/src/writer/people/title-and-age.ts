import { likelyGenderOfName } from "./given-names.ts";
import type { Person } from "./person.ts";
import { isPlainKind, personNoun } from "./person-nouns.ts";

/** "Old Mr Petrov" is a man. */
export const withTitle = (person: Person): Person => {
  const [, title = ""] =
    /\b(Mr|Mister|Sir|Don|Señor|Monsieur|Mrs|Ms|Miss|Lady|Doña|Señora|Madame)\b/.exec(person.name ?? "") ?? [];
  const gender = title === "" ? undefined : /^(?:Mr|Mister|Sir|Don|Señor|Monsieur)$/.test(title) ? "he" : "she";
  if (!gender || person.gender === gender) return person;
  const kinds: Readonly<Record<string, string>> =
    gender === "he"
      ? { grandma: "grandpa", woman: "man", girl: "man" }
      : { grandpa: "grandma", man: "woman", boy: "woman" };
  return { ...person, gender, kind: kinds[person.kind] ?? person.kind };
};

/** "Engineer Yusra": a woman, as most who have such a name, where no word of the text says more. */
export const withGenderOfName = (person: Person): Person => {
  const { name, gender, many, isNarrator, kind, phrase = "" } = person;
  const [said] = /\b(?:fe)?male\b/.exec(phrase) ?? [];
  if (said && !isPlainKind(kind)) return { ...person, gender: said === "male" ? "he" : "she" };
  if (!name || gender !== "they" || many || isNarrator || personNoun(kind)?.isHuman === false) return person;
  const likely = likelyGenderOfName(name);
  return likely && !isPlainKind(kind) ? { ...person, gender: likely } : person;
};
/** Kinds that have a gender of their own. */

/** "His mother" of a baby elephant, in an idea without people, is an elephant. */
export const asKinOfCreature = (person: Person, people: readonly Person[]): Person => {
  const isKin = (one: Person): boolean => !one.name && KIN.test(one.noun ?? "");
  const [creature, ...others] = people.filter((one) => !isKin(one));
  const isOfCreatures = creature && [creature, ...others].every(({ kind }) => isCreature(kind));
  // "Two sisters share a room, then the hamster escapes": they are no hamsters.
  const isBefore = creature && person.many && person.firstAt < creature.firstAt;
  return isOfCreatures && isKin(person) && !isBefore ? { ...person, kind: creature.kind } : person;
};
const isCreature = (kind: string): boolean => {
  const known = personNoun(kind);
  return known !== undefined && !known.isHuman && !known.isThing && !LIKE_PEOPLE.test(kind);
};
const KIN = /^(?:friend|mother|father|mum|mom|dad|parent|brother|sister|grandmother|grandfather|grandma|grandpa)$/;
const LIKE_PEOPLE = /^(?:robot|ghost|elf|fairy|alien|mermaid|vampire|zombie|genie|witch|wizard)$/;

/** "Two sisters who have not spoken for ten years", "a widow and her sister": who is as old as a grown-up of the idea. */
export const asOldAsPeers = (person: Person, people: readonly Person[]): Person => {
  const peer = people.find(({ kind, noun = "", isNarrator }) => !isNarrator && GROWN.test(kind) && !OLDER.test(noun));
  const isOfOldDays = /\bformer\b/.test(person.phrase ?? "") && PLAIN_YOUNG.test(person.kind);
  if (isOfOldDays) return { ...person, kind: person.kind === "girl" ? "woman" : "man", age: "adult" };
  const isPeer =
    peer !== undefined &&
    peer !== person &&
    OF_SAME_AGE.test(person.noun ?? "") &&
    !/\b(?:little|younger|baby|small)\b/.test(person.phrase ?? "");
  // "A girl enters the race with three cousins"
  const isWithChild =
    OF_SAME_AGE.test(person.noun ?? "") && people.some(({ noun = "", many }) => !many && /^(?:girl|boy)$/.test(noun));
  if (isWithChild && (!peer || peer === person) && /^(?:woman|man)$/.test(person.kind))
    return { ...person, kind: person.kind === "woman" ? "girl" : "boy", age: "child" };
  return isPeer && PLAIN_YOUNG.test(person.kind)
    ? { ...person, kind: person.kind === "girl" ? "woman" : "man", age: "adult" }
    : person;
};
const GROWN = /^(?:woman|man|grandma|grandpa)$/;
/** Whose family may have children. */
const OLDER =
  /^(?:mother|father|mum|mom|dad|mama|papa|parent|aunt|uncle|grand\w+|granny|nana|teacher|coach|stranger|neighbou?r|owner|boss|customer|babysitter)$/;
const OF_SAME_AGE = /^(?:sister|brother|friend|cousin|twin|sibling|mate|bandmate)$/;
const PLAIN_YOUNG = /^(?:girl|boy)$/;

/** A guinea pig has no picture of its own, and looks more like a hamster than like a pig. */
export const asGuineaPig =
  (text: string) =>
  (person: Person): Person =>
    person.kind === "pig" && /\bguinea[- ]pigs?\b/i.test(text) ? { ...person, kind: "hamster" } : person;

/** "A wolf cub" is a wolf. */
export const asYoung = (person: Person): Person => {
  const [, parent = ""] = /(?:^| )([a-z]+) (?:cub|pup|calf|chick|foal|baby)$/.exec(person.phrase ?? "") ?? [];
  const known = personNoun(parent);
  return known && !known.isHuman && !known.isThing ? { ...person, kind: known.kind } : person;
};
