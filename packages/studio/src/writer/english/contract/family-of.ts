import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { thingPerson } from "./thing-person.ts";

/** "The bear family": three bears. */
export const familyOf = (text: string): Person | undefined => {
  const [, one = ""] = /^(?:an?|the|my|our) (?:[a-z]+ )?([a-z]+) family (?=\p{Ll}+)/iu.exec(text) ?? [];
  const known = personNoun(one.toLowerCase());
  if (!known || known.isThing || known.isHuman) return undefined;
  return {
    ...thingPerson(one, known.kind),
    noun: `${one} family`,
    phrase: `${one.toLowerCase()} family`,
    aliases: [one.toLowerCase(), "family"],
    gender: "they",
    many: true,
    count: 3,
  };
};
