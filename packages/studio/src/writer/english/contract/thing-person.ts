import type { Person } from "../../people/person.ts";

/** A thing as somebody of a story. */
export const thingPerson = (noun: string, kind: string): Person => ({
  key: noun,
  kind,
  gender: "it",
  many: false,
  count: 1,
  traits: [],
  aliases: [noun],
  score: 1,
  firstAt: 0,
  isNarrator: false,
});

/** Who tells the idea: "i", drawn as a girl unless something else is known. */
export const narratorPerson = (aliases: readonly string[] = ["i"], kind = "girl"): Person => ({
  ...thingPerson("i", kind),
  aliases: [...aliases],
  isNarrator: true,
});
