import type { OutlineCharacter } from "../../outline/outline.ts";
import type { Person } from "../../people/person.ts";
import { type Age, kindOfHuman, personNoun } from "../../people/person-nouns.ts";
import { kindOfNamed } from "./thing-person.ts";

/** The characters of an outline, with what the text says of each. The outline decides. */
export const confirmedPeople = (read: readonly Person[], given: readonly OutlineCharacter[]): Person[] => {
  const free = [...read];
  return given.flatMap((each, at) => {
    const found = free.findIndex((person) => isMeant(person, each));
    const [person] = found >= 0 ? free.splice(found, 1) : [];
    const noun = nounOf(each);
    if (!person && !noun && !each.name) return [];
    return [confirmed(person ?? unread(each, noun, read.length + at), each)];
  });
};

const isMeant = ({ name, aliases }: Person, given: OutlineCharacter): boolean => {
  const named = given.name?.trim().toLowerCase();
  if (named) return name?.toLowerCase() === named || aliases.includes(named);
  const noun = nounOf(given);
  return noun !== "" && aliases.some((alias) => alias === noun || alias === personNoun(noun)?.noun);
};

/** The last word of the kind: "volcano". */
const nounOf = ({ kind }: OutlineCharacter): string => kind?.trim().toLowerCase().split(/\s+/).at(-1) ?? "";

const unread = ({ name, kind, count = 1 }: OutlineCharacter, noun: string, at: number): Person => ({
  key: (name ?? noun).toLowerCase(),
  ...(name && { name }),
  ...(noun && { noun: personNoun(noun)?.noun ?? noun }),
  ...(kind && { phrase: kind.toLowerCase() }),
  kind: drawnKind(noun),
  gender: count > 1 ? "they" : (personNoun(noun)?.gender ?? "it"),
  many: count > 1,
  count,
  traits: [],
  aliases: [...(name ? [name.toLowerCase()] : []), ...(noun ? [noun] : [])],
  score: 1,
  firstAt: at,
  isNarrator: false,
});

const drawnKind = (noun: string): string => (noun === "" ? "girl" : (personNoun(noun)?.kind ?? kindOfNamed(noun)));

const PLAIN = /^(?:girl|boy|man|woman|grandma|grandpa)$/;

const confirmed = (person: Person, { kind, age, gender, count }: OutlineCharacter): Person => {
  const noun = nounOf({ kind });
  const known = noun ? personNoun(noun) : undefined;
  const drawn = noun && !(known?.isHuman && PLAIN.test(known.kind)) ? drawnKind(noun) : person.kind;
  const isPlain = PLAIN.test(drawn) || known?.isHuman === true;
  const pronoun = gender === "female" ? "she" : gender === "male" ? "he" : (known?.gender ?? person.gender);
  const years: Age | undefined = age ?? known?.age ?? person.age;
  const many = count === undefined ? person.many : count > 1;
  const adjectives = (kind ?? "").trim().toLowerCase().split(/\s+/).slice(0, -1);
  const looks = adjectives.filter((word) => LOOKS.test(word));
  return {
    ...person,
    kind:
      isPlain && (PLAIN.test(drawn) || drawn === person.kind) && PLAIN.test(drawn)
        ? kindOfHuman({ ...(years && { age: years }), gender: pronoun })
        : drawn,
    gender: many ? "they" : pronoun,
    many,
    count: many ? (count ?? person.count) : 1,
    traits: [...new Set([...person.traits, ...looks])],
    ...(years && { age: years }),
  };
};

/** The adjectives that the artist can show. */
const LOOKS = /^(?:old|little|small|young|big|red|blue|white|black|grey|gray|golden|green|yellow)$/;
