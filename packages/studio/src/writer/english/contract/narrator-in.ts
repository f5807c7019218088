import type { Person } from "../../people/person.ts";
import { kindOfThing, personNoun } from "../../people/person-nouns.ts";
import { narratorPerson } from "./thing-person.ts";

const I_AM =
  /\bI (?:am|was) (?:just |only )?an? (?:[a-z]+ ){0,2}?([a-z]+)(?= (?:who|that|in|on|and|but|with|of)\b|[.,;]|$)/;

/** "I am a snowman who …": who tells it, in whatever shape. */
export const narratorIn = (text: string): Person | undefined => {
  if (!/^(?:[\p{L}]+ ){0,4}?I\b/u.test(text)) return undefined;
  const noun = I_AM.exec(text)?.[1];
  const kind = noun && (kindOfThing(noun) ?? personNoun(noun)?.kind);
  return narratorPerson(["i"], kind);
};

/** "My name is Bruno and I am a broom": a broom. */
export const asCalled = (text: string, narrator: Person): Person => {
  const [, noun = ""] = I_AM.exec(text) ?? [];
  const kind = kindOfThing(noun) ?? personNoun(noun)?.kind ?? SPEAKING_THINGS[noun];
  return kind ? { ...narrator, kind } : narrator;
};

const SPEAKING_THINGS: Readonly<Record<string, string>> = { broom: "broom" };
